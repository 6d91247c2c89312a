import Editing
import LedgerData
import LedgerDomain
import Phrases
import Store
import Testing
import WalletDomain

/// The ledger as the user changes it, takes that back, and does it again.
@MainActor
struct LedgerCommandTests {
  private struct State {
    var ledger = LedgerState()
  }

  private let store = Store(State())
  private let fixture = LedgerFixture()
  private let model: LedgerModel
  private let history = CommandHistory<LedgerError>()

  init() {
    model = LedgerModel(db: fixture.ledger, writer: store.writer(\.ledger))
  }

  private var revision: Int { store.state.ledger.revision }

  private func rows() async throws -> [LedgerRow] {
    try await makeListLedger(model)(LedgerQuery(order: .oldestFirst), 0..<100).rows
  }

  private func undo() async throws -> Phrase? { try await makeUndoLedger(history)() }

  private func redo() async throws -> Phrase? { try await makeRedoLedger(history)() }

  private let lunch = entry(2026_11_01, -8_000, "점심", .other)
  private let bus = entry(2026_11_02, -1_500, "버스", .other)

  @Test func `an entry comes, goes and comes again under one id`() async throws {
    let row = try await makeAddEntry(model, history: history)(lunch)
    #expect(row == LedgerRow(id: 1, origin: .hand, entry: lunch))
    #expect(revision == 1)
    #expect(try await undo() == Phrase(ko: "점심 적기", en: "entry 점심"))
    #expect(try await rows() == [])
    #expect(try await redo() == Phrase(ko: "점심 적기", en: "entry 점심"))
    #expect(try await rows() == [row])
    #expect(revision == 3)
    #expect(try await redo() == nil)
  }

  @Test func `categories and notes are taken back exactly`() async throws {
    let add = makeAddEntry(model, history: history)
    let first = try await add(lunch)
    let second = try await add(bus)
    #expect(
      try await makeCategoriseEntries(model, history: history)(.rows([second.id]), .transport) == 1)
    #expect(
      try await makeCategoriseEntries(model, history: history)(
        .rows([first.id, second.id]), .transport) == 1)
    #expect(
      try await makeNoteEntries(model, history: history)(.rows([1, 2]), " with\nMin  su ") == 2)
    #expect(try await rows().map(\.note) == ["with Min su", "with Min su"])
    #expect(try await undo() == Phrase(ko: "메모", en: "note"))
    #expect(try await undo() == Phrase(ko: "교통 분류", en: "category transport"))
    #expect(try await rows().map(\.category) == [.other, .transport])
    _ = try await undo()
    #expect(try await rows() == [first, second])
    for _ in 0..<3 { _ = try await redo() }
    #expect(try await rows().map(\.category) == [.transport, .transport])
    #expect(try await rows().map(\.note) == ["with Min su", "with Min su"])
  }

  @Test func `what changes nothing is nothing to undo`() async throws {
    let row = try await makeAddEntry(model, history: history)(lunch)
    let categorise = makeCategoriseEntries(model, history: history)
    #expect(try await categorise(.rows([row.id]), .transport) == 1)
    _ = try await undo()
    #expect(try await categorise(.rows([row.id]), .other) == 0)
    #expect(try await makeNoteEntries(model, history: history)(.rows([row.id]), " ") == 0)
    #expect(revision == 3)
    #expect(try await redo() == Phrase(ko: "교통 분류", en: "category transport"))
    #expect(try await undo() == Phrase(ko: "교통 분류", en: "category transport"))
    #expect(try await undo() == Phrase(ko: "점심 적기", en: "entry 점심"))
  }

  @Test func `only what was written by hand is deleted, all or none`() async throws {
    try await WalletTables.topUp(fixture.database, key: "a", day: 2026_11_20, amount: 50_000)
    let row = try await makeAddEntry(model, history: history)(lunch)
    let delete = makeDeleteEntries(model, history: history)
    await #expect(throws: LedgerError.walletStays) { try await delete([row.id, 1]) }
    await #expect(throws: LedgerError.missing) { try await delete([99]) }
    #expect(try await delete([]) == 0)
    #expect(try await rows().count == 2)
    #expect(try await delete([row.id]) == 1)
    #expect(try await rows().map(\.id) == [1])
    #expect(try await undo() == Phrase(ko: "지우기", en: "deletion"))
    #expect(try await rows().map(\.id) == [row.id, 1])
    _ = try await redo()
    #expect(try await rows().map(\.id) == [1])
  }

  @Test func `an import is undone and redone as a whole`() async throws {
    let known = try await makeAddEntry(model, history: history)(lunch)
    let files = FixedStatements([
      "a.csv": [
        ["날짜", "내용", "금액"], ["2026-11-01", "점심", "-8000"], ["2026-11-02", "버스", "-1500"],
        ["2026-11-02", "버스", "-1500"], ["합계", "", "-11000"],
      ]
    ])
    let preview = try await makeReadImport(model, files: files)("a.csv", nil)
    #expect(preview.new == [bus, bus])
    #expect(preview.knownCount == 1)
    #expect(preview.statement.faults == [ImportFault(line: 5, reason: .badDay("합계"))])
    #expect(revision == 1)
    let take = makeImportEntries(model, history: history)
    #expect(try await take(preview) == 2)
    let imported = try await rows().map(\.id).filter { $0 != known.id }
    await #expect(throws: LedgerError.onlyByHand) {
      try await makeDeleteEntries(model, history: history)(imported)
    }
    let all = try await rows()
    #expect(all.map(\.origin) == [.hand, .imported, .imported])
    await #expect(throws: LedgerError.nothingNew) { try await take(preview) }
    let title = Phrase(ko: "내역 2건 가져오기", en: "import of 2")
    #expect(try await undo() == title)
    #expect(try await rows() == [known])
    #expect(try await redo() == title)
    #expect(try await rows() == all)
  }

  @Test func `what another Galbi has changed since is left as it is`() async throws {
    let row = try await makeAddEntry(model, history: history)(lunch)
    let categorise = makeCategoriseEntries(model, history: history)
    _ = try await categorise(.rows([row.id]), .living)
    _ = try await fixture.other.mark(.rows([row.id]), .category(.health))
    await #expect(throws: LedgerError.undoOverChange) { try await undo() }
    // The entry itself is not as it was added, either.
    await #expect(throws: LedgerError.undoOverChange) { try await undo() }
    #expect(try await undo() == nil)
    makeSyncLedger(model)()
    #expect(try await rows().map(\.category) == [.health])
  }

  @Test func `for nobody there is nothing to do`() async throws {
    #expect(try await makeCategoriseEntries(model, history: history)(.rows([]), .food) == 0)
    #expect(try await undo() == nil)
    #expect(revision == 0)
  }

  @Test func `an export has the rows of its query, and an existing file stays`() async throws {
    let add = makeAddEntry(model, history: history)
    let rows = [try await add(lunch), try await add(bus)]
    let files = FixedStatements(["there.csv": []])
    let export = makeExportLedger(model, files: files)
    var steps: [Int?] = []
    let query = LedgerQuery(order: .oldestFirst)
    let count = try await export(LedgerExport(query, to: "a.csv", language: .korean)) {
      steps.append($0)
    }
    #expect(count == 2)
    #expect(files.exports == ["a.csv": rows])
    #expect(steps == [0, 1_000])
    for path in ["a.csv", "there.csv"] {
      await #expect(throws: LedgerError.file(.exists)) {
        try await export(LedgerExport(query, to: path, language: .korean)) { _ in }
      }
    }
    let again = LedgerExport(
      LedgerQuery(search: "버"), to: "a.csv", language: .korean, isReplacing: true)
    #expect(try await export(again) { _ in } == 1)
    #expect(files.exports == ["a.csv": [rows[1]]])
  }
}
