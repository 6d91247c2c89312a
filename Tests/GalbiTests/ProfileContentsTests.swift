import Books
import Expectations
import Files
import LedgerData
import LedgerDomain
import Log
import PeopleData
import Platform
import PlatformTesting
import SQL
import SQLite
import SQLiteTesting
import Store
import Testing
import WalletDomain

@testable import Galbi

/// What keeps a restore from replacing a profile without a question.
@MainActor
struct ProfileContentsTests {
  private struct State {
    var ledger = LedgerState()
  }

  private let folder = TemporaryFolder()

  private func isWorthAsking() async -> Bool {
    await ProfileContents(folder: folder.path).isWorthAsking
  }

  private func change(
    _ file: String, _ migrations: [Migration], _ sql: SQLText
  ) async throws {
    let database = SQLiteDatabase(path: "\(folder.path)/\(file)", migrations: migrations)
    try await database.run(sql)
    await database.close()
  }

  /// Books that were opened, and in which one thing was done.
  private func perform(
    _ command: (LedgerSettings) throws -> LedgerDomain.LedgerCommand
  ) async throws {
    let database = SQLiteDatabase(
      path: "\(folder.path)/\(BookFile.file)", migrations: BookFile.migrations)
    let store = Store(State())
    let ledger = LedgerUseCases(
      LedgerModel(
        db: StoredLedger(database, searching: database, log: .none),
        writer: store.writer(\.ledger), now: { 0 }), state: store.stored(\.ledger),
      exports: FileExports(log: .none))
    try await ledger.readSettings()
    _ = try await ledger.perform(command(ledger.state.value.settings))
    await database.close()
  }

  @Test func `a profile that was only opened has nothing to lose`() async throws {
    #expect(await !isWorthAsking())
    try await change(BookFile.file, BookFile.migrations, "DELETE FROM ledger")
    try await change(SessionStores.peopleFile, StoredPeople.migrations, "DELETE FROM person")
    TemporaryFolder.write(Array("home\n".utf8), to: "\(folder.path)/place")
    TemporaryFolder.write(
      Array("galbi-session 1\nname kim\ntries 0 0\nend\n".utf8), to: "\(folder.path)/session")
    #expect(await !isWorthAsking())
  }

  enum Setting: CaseIterable { case account, opening, category, rule, budget }

  @Test(arguments: Setting.allCases)
  func `a setting of the ledger is asked about`(_ setting: Setting) async throws {
    try await perform { settings in
      var after = settings
      switch setting {
      case .account: return .account(.set(nil, name: "빈 통장", opening: .zero))
      case .opening: return .account(.set(.cash, name: "", opening: Won(50_000)))
      case .category: _ = try after.categories.add("여행", tint: 1)
      case .rule:
        var rule = try #require(after.rules.list.first)
        rule.isOn.toggle()
        try after.rules.save(rule)
      case .budget:
        try after.budgets.set(
          Won(300_000), of: .food, from: #require(LedgerMonth(rawValue: 202_611)))
      }
      return .save(after, over: settings)
    }
    #expect(await isWorthAsking())
  }

  nonisolated private static let rows: [SQLText] = [
    "INSERT INTO ledger (day, amount, text, category, origin) VALUES (20261101, -1, 'a', 'food', 'hand')",
    "INSERT INTO card (issuer, last_four, token, added) VALUES ('visa', '1111', 't', 0)",
    "INSERT INTO mart_cart (good, quantity) VALUES ('white-rice', 1)",
    """
    INSERT INTO mart_order VALUES (1, 1, 5, 6, 7, NULL, 13000, 'oneDay', 3000, NULL, NULL, 'Ha', 'Na',
      '1', 'a@b', 's', '', 'c', 's', 'z', NULL, NULL, NULL, NULL, NULL, '')
    """,
    """
    INSERT INTO movement (key, kind, time, day, source, target, amount, party, text, purpose)
      SELECT 'a', 'topup', 0, 20261120, bank.id, wallet.id, 50000, '국민은행 0123', '', 'topup'
      FROM account AS bank, account AS wallet WHERE bank.kind = 'bank' AND wallet.kind = 'wallet'
    """,
  ]

  @Test(arguments: rows.indices)
  func `a row of the books is asked about`(_ index: Int) async throws {
    try await change(BookFile.file, BookFile.migrations, Self.rows[index])
    #expect(await isWorthAsking())
  }

  nonisolated private static let notes: [SQLText] = [
    "INSERT INTO favourite VALUES ('a')", "INSERT INTO edit (id, name) VALUES ('a', 'b')",
  ]

  @Test(arguments: notes.indices)
  func `what was noted of people is asked about`(_ index: Int) async throws {
    try await change(SessionStores.peopleFile, StoredPeople.migrations, Self.notes[index])
    #expect(await isWorthAsking())
  }

  @Test func `a PIN, a file of its own, and what cannot be read are asked about`() async {
    for (name, text) in [
      ("session", "galbi-session 1\nname kim\ntries 0 0\npin x\nend\n"), ("route", "서울\n"),
      (BookFile.file, "no database"),
    ] {
      TemporaryFolder.write(Array(text.utf8), to: "\(folder.path)/\(name)")
      #expect(await isWorthAsking(), "\(name)")
      unlink("\(folder.path)/\(name)")
    }
  }
}
