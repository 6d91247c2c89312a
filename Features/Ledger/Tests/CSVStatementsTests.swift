import Editing
import Glibc
import LedgerData
import LedgerDomain
import Log
import Phrases
import Store
import TemporaryFolder
import Testing
import WalletDomain

/// Statements and exports as real files.
@MainActor
struct CSVStatementsTests {
  private struct State {
    var ledger = LedgerState()
  }

  private let fixture = LedgerFixture()
  private let files = CSVStatements(log: .none)
  private let store = Store(State())
  private let history = CommandHistory<LedgerError>()

  private var folder: TemporaryFolder { fixture.folder }
  private var path: String { "\(folder.path)/out.csv" }

  private func model(_ work: any LedgerWork) -> LedgerModel {
    LedgerModel(db: work, writer: store.writer(\.ledger))
  }

  private func export(
    _ work: any LedgerWork, to path: String, language: Language = .korean,
    isReplacing: Bool = false
  ) async throws -> Int {
    try await makeExportLedger(model(work), files: files)(
      LedgerExport(
        LedgerQuery(order: .oldestFirst), to: path, language: language, isReplacing: isReplacing)
    ) { _ in }
  }

  @Test func `a file of CP949 reads as one of UTF-8`() async throws {
    let utf8 = "날짜,내용,금액\r\n2026-11-21,\"책, 두 권\",\"-9,000\"\r\n"
    // 날짜,내용,금액 in CP949.
    let cp949: [UInt8] = [
      0xB3, 0xAF, 0xC2, 0xA5, 0x2C, 0xB3, 0xBB, 0xBF, 0xEB, 0x2C, 0xB1, 0xDD, 0xBE, 0xD7, 0x0A,
    ]
    folder.write(Array(utf8.utf8), to: "a.csv")
    folder.write(cp949 + "2026-11-21,\"a, b\",\"-9,000\"\n".utf8, to: "b.csv")
    let one = try await files.read("\(folder.path)/a.csv", mapping: nil)
    let other = try await files.read("\(folder.path)/b.csv", mapping: nil)
    #expect(one.entries == [entry(2026_11_21, -9_000, "책, 두 권", .other)])
    #expect(other.columns == one.columns)
    #expect(other.entries == [entry(2026_11_21, -9_000, "a, b", .other)])
  }

  @Test func `a file that is no statement is refused with a reason`() async throws {
    folder.write([0xFF, 0x00, 0xFF], to: "binary.csv")
    folder.write([], to: "empty.csv")
    folder.write(Array("a,b\n\"c".utf8), to: "open.csv")
    let reasons: KeyValuePairs<String, LedgerFileError> = [
      "binary.csv": .notText, "empty.csv": .empty, "open.csv": .openQuote(line: 2),
      "nothing.csv": .missing, "empty.csv/a": .missing, ".": .notFile,
    ]
    for (name, reason) in reasons {
      await #expect(throws: LedgerError.file(reason), "\(name)") {
        try await files.read("\(folder.path)/\(name)", mapping: nil)
      }
    }
  }

  @Test func `an export is a table that a spreadsheet does not execute`() async throws {
    let work = FixedLedger()
    work.move(entry(2026_11_20, 50_000, "우리은행 0123", .topUp))
    _ = try await work.add(entry(2026_11_21, -18_000, "=cmd", .food, note: "say \"hi\", you"))
    #expect(try await export(work, to: path) == 2)
    #expect(
      folder.text("out.csv")
        == "\u{FEFF}날짜,내용,금액,분류,메모,출처\r\n2026-11-20,우리은행 0123,50000,충전,,슈퍼페이\r\n"
        + "2026-11-21,'=cmd,-18000,식비,\"say \"\"hi\"\", you\",직접 적음\r\n")
    #expect(TemporaryFolder.permissions(of: path) == 0o600)
    #expect(folder.names.filter { $0.hasPrefix("out") } == ["out.csv"])
  }

  @Test(arguments: [Language.korean, .english])
  func `importing the export adds nothing, also after rows were categorised`(
    _ language: Language
  ) async throws {
    let work = fixture.ledger
    try await WalletTables.payTaxi(fixture.database, key: "b", day: 2026_11_21, amount: 18_000)
    _ = try await work.add(entry(2026_11_21, -5, "=cmd", note: "'+a"))
    _ = try await work.add(entry(2026_11_21, -5, "=cmd"))
    _ = try await work.addUnknown([entry(2026_11_20, 7, "a\"b;c", .income)])
    #expect(try await export(work, to: path, language: language) == 4)
    _ = try await work.mark(.all(LedgerQuery()), .category(.health))
    _ = try await work.mark(.all(LedgerQuery()), .note("later"))
    let read = makeReadImport(model(work), files: files)
    let preview = try await read(path, nil)
    #expect(preview.statement.faults == [])
    #expect(preview.statement.entries.count == 4)
    #expect(preview.new == [])
    // Into an empty ledger it brings all back, with categories and notes.
    let empty = FixedLedger()
    let other = try await makeReadImport(model(empty), files: files)(path, nil)
    #expect(
      other.new == [
        entry(2026_11_20, 7, "a\"b;c", .income),
        entry(2026_11_21, -18_000, "슈퍼전기차 택시 우리집 → 회사", .transport),
        entry(2026_11_21, -5, "=cmd", note: "'+a"), entry(2026_11_21, -5, "=cmd"),
      ])
  }

  @Test func `no file is replaced unless that was said`() async throws {
    folder.write(Array("mine".utf8), to: "out.csv")
    let work = FixedLedger()
    _ = try await work.add(entry(2026_11_21, -5, "a"))
    await #expect(throws: LedgerError.file(.exists)) { try await export(work, to: path) }
    #expect(folder.text("out.csv") == "mine")
    #expect(try await export(work, to: path, language: .english, isReplacing: true) == 1)
    #expect(
      folder.text("out.csv")
        == "\u{FEFF}day,text,amount,category,note,origin\r\n2026-11-21,a,-5,food,,by hand\r\n")
  }

  @Test func `an export that fails leaves nothing behind`() async throws {
    await #expect(throws: LedgerError.busy) {
      _ = try await files.write(to: path, language: .korean, isReplacing: false) {
        () throws(LedgerError) in throw .busy
      }
    }
    #expect(folder.names.filter { $0.hasPrefix("out") } == [])
    let work = FixedLedger()
    await #expect(throws: LedgerError.file(.noFolder)) {
      try await export(work, to: "\(folder.path)/nowhere/a.csv")
    }
  }

  @Test func `what is no file is neither replaced nor read`() async throws {
    let pipe = "\(folder.path)/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    for path in [folder.path, "\(folder.path)/", pipe] {
      for isReplacing in [false, true] {
        await #expect(throws: LedgerError.file(.notFile)) {
          try await export(FixedLedger(), to: path, isReplacing: isReplacing)
        }
      }
      await #expect(throws: LedgerError.file(.notFile)) {
        try await makeReadImport(model(FixedLedger()), files: files)(path, nil)
      }
    }
    var status = stat()
    #expect(stat(pipe, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    #expect(folder.names == ["pipe"])
  }

  @Test func `thousands of lines are imported at once`() async throws {
    let lines = (0..<2_000).map { "2026-11-\($0 % 28 + 1),row \($0),-\($0 + 1)" }
    folder.write(Array(("date,text,amount\n" + lines.joined(separator: "\n")).utf8), to: "a.csv")
    let preview = try await makeReadImport(model(fixture.ledger), files: files)(
      "\(folder.path)/a.csv", nil)
    #expect(preview.new.count == 2_000)
    #expect(try await makeImportEntries(model(fixture.ledger), history: history)(preview) == 2_000)
    #expect(try await fixture.ledger.isSound())
  }
}

extension TemporaryFolder {
  fileprivate func write(_ bytes: [UInt8], to name: String) {
    Self.write(bytes, to: "\(path)/\(name)")
  }

  fileprivate func text(_ name: String) -> String {
    String(decoding: Self.read("\(path)/\(name)"), as: UTF8.self)
  }
}
