import Editing
import Expectations
import LedgerData
import LedgerDomain
import LedgerFixtures
import LedgerRaft
import Phrases
import SQL
import SQLiteTesting
import Store
import Testing
import WalletDomain

/// Changes of the ledger, undone and redone.
@MainActor
struct LedgerCommandTests {
  private struct State {
    var ledger = LedgerState()
  }

  private let store = Store(State())
  private let fixture = LedgerFileFixture()
  private let files = InMemoryExports(existing: ["there.csv"])
  private let ledger: LedgerUseCases

  init() {
    let model = LedgerModel(db: fixture.ledger, writer: store.writer(\.ledger), now: { 0 })
    ledger = LedgerUseCases(
      model, state: store.stored(\.ledger), exports: files, homeFolder: "/home/kim")
  }

  private var revision: Int { store.state.ledger.revision }

  private func rows() async throws -> [LedgerRow] {
    try await ledger.list(LedgerQuery(order: .oldestFirst), 0..<100).rows
  }

  private func undo() async throws -> Phrase? { try await ledger.undo() }

  private func redo() async throws -> Phrase? { try await ledger.redo() }

  private func add(_ entry: LedgerEntry) async throws -> LedgerRow {
    try #require(try await ledger.perform(.add(entry)).row)
  }

  private func addUnknown(_ entries: [LedgerEntry]) async throws -> Int {
    try await ledger.perform(.addUnknown(stated(entries), file: "bank.csv")).count
  }

  @Test func `what is gone cannot be marked, and marking nothing is no fault`() async throws {
    await #expect(throws: LedgerError.missing) {
      try await ledger.perform(.categorise([999], .food))
    }
    try await expectEqual(ledger.perform(.categorise([], .food)).count, 0)
  }

  private let transport = Phrase(
    ko: "‘점심’ → ‘교통’ 분류", en: "put “점심” into “Transport”")
  private let lunch = entry(2026_11_01, -8_000, "점심", .other)
  private let bus = entry(2026_11_02, -1_500, "버스", .other)

  @Test func `an entry comes, goes and comes again under one id`() async throws {
    let row = try await add(lunch)
    expectEqual(row, LedgerRow(id: 1, origin: .hand, entry: lunch))
    expectEqual(revision, 1)
    try await expectEqual(undo(), EditingText.undone(Phrase(ko: "‘점심’ 추가", en: "add “점심”")))
    try await expectEqual(rows(), [])
    try await expectEqual(redo(), EditingText.redone(Phrase(ko: "‘점심’ 추가", en: "add “점심”")))
    try await expectEqual(rows(), [row])
    expectEqual(revision, 3)
    try await expectEqual(redo(), EditingText.nothingToRedo)
  }

  @Test func `categories and notes are taken back exactly`() async throws {
    let first = try await add(lunch)
    let second = try await add(bus)
    try await expectEqual(ledger.perform(.categorise([second.id], .transport)).count, 1)
    try await expectEqual(ledger.perform(.categorise([first.id, second.id], .transport)).count, 1)
    try await expectEqual(ledger.perform(.note([1, 2], " with\nMin  su ")).count, 2)
    try await expectEqual(rows().map(\.note), ["with\nMin su", "with\nMin su"])
    try await expectEqual(undo(), EditingText.undone(Phrase(ko: "2건 메모", en: "note of 2 entries")))
    try await expectEqual(undo(), EditingText.undone(transport))
    try await expectEqual(rows().map(\.category), [.other, .transport])
    _ = try await undo()
    try await expectEqual(rows(), [first, second])
    for _ in 0..<3 { _ = try await redo() }
    try await expectEqual(rows().map(\.category), [.transport, .transport])
    try await expectEqual(rows().map(\.note), ["with\nMin su", "with\nMin su"])
  }

  @Test func `what changes nothing cannot be undone`() async throws {
    let row = try await add(lunch)
    try await expectEqual(ledger.perform(.categorise([row.id], .transport)).count, 1)
    _ = try await undo()
    try await expectEqual(ledger.perform(.categorise([row.id], .other)).count, 0)
    try await expectEqual(ledger.perform(.note([row.id], " ")).count, 0)
    expectEqual(revision, 3)
    try await expectEqual(redo(), EditingText.redone(transport))
    try await expectEqual(undo(), EditingText.undone(transport))
    try await expectEqual(undo(), EditingText.undone(Phrase(ko: "‘점심’ 추가", en: "add “점심”")))
  }

  @Test func `only entries made by hand are deleted, all or none`() async throws {
    try await Movements.topUp(fixture.database, key: "a", day: 2026_11_20, amount: 50_000)
    let row = try await add(lunch)
    await #expect(throws: LedgerError.walletStays) {
      try await ledger.perform(.delete([row.id, 1]))
    }
    await #expect(throws: LedgerError.missing) { try await ledger.perform(.delete([99])) }
    try await expectEqual(ledger.perform(.delete([])).count, 0)
    try await expectEqual(rows().count, 2)
    try await expectEqual(ledger.perform(.delete([row.id])).count, 1)
    try await expectEqual(rows().map(\.id), [1])
    try await expectEqual(undo(), EditingText.undone(Phrase(ko: "‘점심’ 삭제", en: "delete “점심”")))
    try await expectEqual(rows().map(\.id), [row.id, 1])
    _ = try await redo()
    try await expectEqual(rows().map(\.id), [1])
  }

  @Test func `an import is undone and redone as a whole`() async throws {
    let known = try await add(lunch)
    try await expectEqual(ledger.news(stated([lunch, bus, bus]), nil).new, stated([bus, bus]))
    expectEqual(revision, 1)
    try await expectEqual(addUnknown([lunch, bus, bus]), 2)
    let all = try await rows()
    expectEqual(all.map(\.origin), [.hand, .imported, .imported])
    await #expect(throws: LedgerError.nothingNew) {
      try await addUnknown([lunch, bus, bus])
    }
    let title = Phrase(ko: "‘bank.csv’ 2건 가져오기", en: "import 2 entries from “bank.csv”")
    try await expectEqual(undo(), EditingText.undone(title))
    try await expectEqual(rows(), [known])
    try await expectEqual(redo(), EditingText.redone(title))
    try await expectEqual(rows(), all)
  }

  @Test func `the last command is undone, whichever process has made it`() async throws {
    let row = try await add(lunch)
    _ = try await ledger.perform(.categorise([row.id], .living))
    _ = try await fixture.other.perform(.categorise([row.id], .health), at: 0)
    for category in [LedgerCategory.living, .other] {
      _ = try await undo()
      try await expectEqual(rows().map(\.category), [category])
    }
    _ = try await undo()
    try await expectEqual(rows(), [])
    try await expectEqual(undo(), EditingText.nothingToUndo)
  }

  @Test func `a number that was given and undone elsewhere is not given again at the next try`()
    async throws
  {
    try await ledger.readSettings()
    var theirs = LedgerSettings.builtIn
    _ = try theirs.categories.add("여행", tint: 1)
    _ = try await fixture.other.perform(.save(theirs, over: .builtIn), at: 0)
    _ = try await fixture.other.undo()
    func save() async throws -> LedgerCategory {
      let before = store.state.ledger.settings
      var after = before
      let id = try after.categories.add("간식", tint: 1)
      _ = try await ledger.perform(.save(after, over: before))
      return id
    }
    await #expect(throws: LedgerError.settingsChanged) { _ = try await save() }
    #expect(try await save() != theirs.categories.category(named: "여행"))
    #expect(store.state.ledger.settings.categories.category(named: "간식") != nil)
  }

  @Test func `what cannot be undone is told, and what was before can be undone then`() async throws
  {
    let row = try await add(lunch)
    _ = try await ledger.perform(.note([row.id], "a"))
    _ = try await fixture.other.perform(.note([row.id], "b"), at: 0)
    try await fixture.database.run("DELETE FROM ledger_command WHERE id = 3")
    let before = revision
    await #expect(throws: LedgerError.undoOverChange) { _ = try await undo() }
    #expect(revision > before)
    try await expectEqual(rows().map(\.note), ["b"])
    // It is no longer as it was added.
    await #expect(throws: LedgerError.undoOverChange) { _ = try await undo() }
    expectEqual(store.state.ledger.history, HistoryState())
    try await expectEqual(undo(), EditingText.nothingToUndo)
  }

  @Test func `without rows nothing is done`() async throws {
    try await expectEqual(ledger.perform(.categorise([], .food)).count, 0)
    try await expectEqual(undo(), EditingText.nothingToUndo)
    expectEqual(revision, 0)
  }

  @Test func `an export has the rows of its query, and an existing file stays`() async throws {
    let rows = [try await add(lunch), try await add(bus)]
    var steps: [Int] = []
    let query = LedgerQuery(order: .oldestFirst)
    let export = LedgerExport(query, to: "~/a.csv", language: .korean)
    try await expectEqual(ledger.export(export) { steps.append($0) }, 2)
    expectEqual(files.files, ["/home/kim/a.csv": rows, "there.csv": []])
    // Two rows are no long work.
    expectEqual(steps, [])
    for path in ["~/a.csv", "there.csv"] {
      await #expect(throws: ExportError.exists) {
        try await ledger.export(LedgerExport(query, to: path, language: .korean)) { _ in }
      }
    }
    let again = LedgerExport(
      LedgerQuery(search: "버"), to: "~/a.csv", language: .korean, isReplacing: true)
    try await expectEqual(ledger.export(again) { _ in }, 1)
    expectEqual(files.files["/home/kim/a.csv"], [rows[1]])
  }
}
