import Books
import Expectations
import LedgerData
import LedgerDomain
import LedgerFixtures
import LedgerRaft
import Log
import Phrases
import PlatformTesting
import SQL
import SQLite
import SQLiteTesting
import StatementsData
import StatementsDomain
import Storage
import Store
import Testing
import Time
import WalletData
import WalletDomain

/// Exports of the ledger, read as statements.
@MainActor
struct StatementRoundTripTests {
  private struct State {
    var ledger = LedgerState()
  }

  private let folder = TemporaryFolder()
  private let store = Store(State())
  private let database: SQLiteDatabase
  private let stored: StoredLedger

  init() {
    database = SQLiteDatabase(
      path: "\(folder.path)/wallet.sqlite",
      migrations: BookFile.migrations)
    stored = StoredLedger(database, searching: database, log: .none)
  }

  private func ledger(_ db: any LedgerRepository) -> LedgerUseCases {
    LedgerUseCases(
      LedgerModel(db: db, writer: store.writer(\.ledger), now: { 0 }),
      state: store.stored(\.ledger),
      exports: FileExports(log: .none))
  }

  private func statements(_ ledger: LedgerUseCases) -> StatementUseCases {
    StatementUseCases(
      FileStatements(log: .none), ledger: ledger)
  }

  private func entry(
    _ day: Int, _ amount: Int64, _ text: String, _ category: LedgerCategory, note: String = ""
  ) throws -> LedgerEntry {
    LedgerEntry(
      day: try #require(Day(rawValue: day)), amount: Won(amount), text: text, category: category,
      note: note)
  }

  @Test func `a renamed statement goes to the account that has it, another one to a new account`()
    async throws
  {
    let statements = statements(ledger(InMemoryLedger()))
    func preview(_ name: String, _ texts: String...) async throws -> ImportPreview {
      let rows = texts.map { "2026-11-19,\($0),-5300\n" }.joined()
      let path = "\(folder.path)/\(name).csv"
      TemporaryFolder.write(Array("날짜,내용,금액\n\(rows)".utf8), to: path)
      return try await statements.preview(path, nil, .silent)
    }
    let first = try await preview("first", "커피", "점심", "버스")
    expectEqual(first.account, .new("first"))
    try await expectEqual(statements.add(first), 3)
    let renamed = try await preview("renamed", "커피", "점심", "책")
    #expect(renamed.account != .new("renamed") && renamed.new.map(\.text) == ["책"])
    let other = try await preview("other", "커피", "영화", "책")
    #expect(other.account == .new("other") && other.new.count == 3)
  }

  @Test(arguments: [Language.korean, .english])
  func `importing an export adds nothing, also after rows were categorised`(
    _ language: Language
  ) async throws {
    let ledger = ledger(stored)
    try await database.run(
      """
      INSERT INTO movement (key, kind, time, day, source, target, amount, party, text, purpose)
        SELECT 'a', 'topup', 0, 20261121, bank.id, wallet.id, 18000, '우리은행  0123', '', 'topup'
        FROM account AS bank, account AS wallet WHERE bank.kind = 'bank' AND wallet.kind = 'wallet'
      """)
    _ = try await ledger.perform(.add(entry(2026_11_21, -5, "=cmd", .food, note: "'+a")))
    _ = try await ledger.perform(.add(entry(2026_11_21, -5, "=cmd", .food)))
    _ = try await ledger.perform(
      .addUnknown([StatementEntry(entry(2026_11_20, 7, "a\"b;c", .income))], file: "a.csv"))
    let path = "\(folder.path)/out.csv"
    let query = LedgerQuery(order: .oldestFirst)
    try await expectEqual(
      ledger.export(LedgerExport(query, to: path, language: language)) { _ in }, 4)
    let ids = try await ledger.list(query, 0..<4).rows.map(\.id)
    _ = try await ledger.perform(.categorise(ids, .health))
    _ = try await ledger.perform(.note(ids, "later"))
    let preview = try await statements(ledger).preview(path, nil, .silent)
    expectEqual(preview.statement.invalidLines, [])
    expectEqual(preview.statement.entries.count, 4)
    expectEqual(preview.new, [])
    // An empty ledger gets all back, with categories and notes.
    let other = try await statements(self.ledger(InMemoryLedger())).preview(path, nil, .silent)
    try expectEqual(
      other.new,
      [
        entry(2026_11_20, 7, "a\"b;c", .income), entry(2026_11_21, 18_000, "우리은행 0123", .topUp),
        entry(2026_11_21, -5, "=cmd", .food, note: "'+a"), entry(2026_11_21, -5, "=cmd", .food),
      ])
  }

  @Test func `an export of several accounts adds nothing, and brings back what is gone`()
    async throws
  {
    let ledger = ledger(stored)
    let coffee = try entry(2026_11_20, -4_500, "커피", .food)
    for bank in ["가나은행", "다라은행"] {
      _ = try await ledger.perform(
        .addUnknown([StatementEntry(coffee)], file: "a.csv", to: .new(bank)))
    }
    _ = try await ledger.perform(.add(coffee))
    let path = "\(folder.path)/out.csv"
    try await expectEqual(
      ledger.export(LedgerExport(LedgerQuery(), to: path, language: .korean)) { _ in }, 3)
    try await expectEqual(statements(ledger).preview(path, nil, .silent).new, [])
    _ = try await ledger.perform(.delete([2]))
    let preview = try await statements(ledger).preview(path, nil, .silent)
    expectEqual(preview.new.count, 1)
    try await expectEqual(statements(ledger).add(preview), 1)
    let row = try #require(try await ledger.list(LedgerQuery(), 0..<3).rows.first)
    expectEqual(ledger.state.value.settings.accounts[row.account].phrase.text(.korean), "다라은행")
    try await expectEqual(statements(ledger).preview(path, nil, .silent).new, [])
    #expect(try await stored.isSound())
  }

  @Test func `thousands of lines are imported at once`() async throws {
    let ledger = ledger(stored)
    let lines = (0..<2_000).map { "2026-11-\($0 % 28 + 1),row \($0),-\($0 + 1)" }
    let path = "\(folder.path)/a.csv"
    TemporaryFolder.write(
      Array(("date,text,amount\n" + lines.joined(separator: "\n")).utf8), to: path)
    let preview = try await statements(ledger).preview(path, nil, .silent)
    expectEqual(preview.new.count, 2_000)
    try await expectEqual(statements(ledger).add(preview), 2_000)
    #expect(try await stored.isSound())
  }
}
