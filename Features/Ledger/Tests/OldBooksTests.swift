import Books
import Expectations
import LedgerFixtures
import Log
import PostgreSQLTesting
import SQL
import SQLite
import SQLiteTesting
import Storage
import Store
import Testing
import Time
import WalletDomain

@testable import LedgerData
@testable import LedgerDomain

#if PostgreSQL
  import PostgreSQL
#endif

/// Books that each earlier version has left: no balance changes by the update, links are offered once, and
/// all files brought in again add nothing.
@MainActor struct OldBooksTests {
  private let fixture = LedgerFileFixture()

  /// The entries of the only file: two of them are a purchase and its refund.
  private static let lines: [(day: Int, amount: Int64, text: String)] = [
    (2026_03_02, -24_500, "푸른마트"), (2026_03_05, 24_500, "푸른마트 취소"), (2026_03_09, -500_000, "본인"),
    (2026_03_09, -4_500, "커피"), (2026_03_09, -4_500, "커피"), (2026_04_25, 3_000_000, "급여"),
  ]

  /// What was kept of them, with what that version knows of the account and the import.
  private static func insertions(hasImports: Bool, hasAccounts: Bool, ofImport: Bool) -> [SQLText] {
    var all: [SQLText] = []
    if hasImports {
      let account: SQLText = ofImport ? ", 'user-1'" : ""
      all.append("INSERT INTO ledger_import VALUES (6, 9, 'bank.csv', 6\(account))")
    }
    let columns: SQLText =
      "day, amount, text, category, origin\(hasImports ? ", import_id" : "")\(hasAccounts ? ", account" : "")"
    let values: SQLText =
      "?, ?, ?, 'other', 'import'\(hasImports ? ", 6" : "")\(hasAccounts ? ", 'user-1'" : "")"
    return all + lines.map { _ in "INSERT INTO ledger (\(columns)) VALUES (\(values))" }
  }

  /// The settings with the account of the imports.
  private static func settings() throws -> String {
    var settings = LedgerSettings.builtIn
    _ = try settings.accounts.add("국민은행")
    return try StoredJSON.text(of: settings)
  }

  /// What the same file has by this version: with times, balances and the other sides.
  private static var stated: [StatementEntry] {
    var balance: Int64 = 5_000_000
    return lines.enumerated().map { number, line in
      balance += line.amount
      let known = entry(line.day, line.amount, line.text)
      let bank = BankRecord(
        second: 32_400 + number, balance: balance, kind: "이체", counterpart: line.text)
      return StatementEntry(
        LedgerEntry(
          day: known.day, amount: known.amount, text: known.text, category: .other, bank: bank))
    }
  }

  private func useCases(_ ledger: StoredLedger) -> LedgerUseCases {
    let store = Store(LedgerState())
    let model = LedgerModel(db: ledger, writer: store.writer(\.self), now: { 0 })
    return LedgerUseCases(model, state: store.stored(\.self), exports: InMemoryExports())
  }

  /// What has to be true of books that were just updated, as two programs have them, one after the other.
  private func hold(_ first: StoredLedger, _ second: StoredLedger) async throws {
    let ids = try await first.find(LedgerQuery()).ids
    let rows = try await first.rows(ids)
    #expect(rows.count == Self.lines.count && rows.allSatisfy { $0.link == nil })
    let account = try #require(rows.first).account
    let sums = try await first.accountSums()
    expectEqual(sums[account]?.total.amount, Won(Self.lines.map(\.amount).reduce(0, +)))
    #expect(try await first.offersLinks())
    let offered = try await useCases(first).offeredLinks()
    #expect(offered.contains { $0.kind == .refund && $0.second?.text == "푸른마트" })
    #expect(offered.contains { $0.kind == .transfer && $0.first.text == "본인" })
    try await expectEqual(first.accountSums(), sums)
    try await expectEqual(useCases(first).offeredLinks(), [])
    try await expectEqual(useCases(second).offeredLinks(), [])
    try await expectEqual(second.accountSums(), sums)
    // They stay proposed until the user has decided.
    let found = try await useCases(second).proposals(nil)
    expectEqual(found, offered)
    try await expectEqual(second.news(of: Self.stated, into: account).new, [])
    await #expect(throws: LedgerError.nothingNew) {
      _ = try await second.perform(
        .addUnknown(Self.stated, file: "bank.csv", to: .existing(account)), at: 1)
    }
    let refund = try #require(found.first { $0.kind == .refund })
    _ = try await second.perform(.link([refund]), at: 1)
    try await expectEqual(second.accountSums(), sums)
    try await expectEqual(second.summary(of: LedgerQuery()).received, Won(3_000_000))
    try await expectEqual(second.news(of: Self.stated, into: account).new, [])
    #expect(try await second.isSound())
  }

  @Test(arguments: BookFile.migrations.map(\.version).filter { (2...10).contains($0) })
  func `a file of each earlier version is offered its links once`(_ version: Int) async throws {
    let known = BookFile.migrations.filter { $0.version <= version }
    let earlier = SQLiteDatabase(path: fixture.database.path, migrations: known)
    let (lines, texts) = (
      Self.lines,
      Self.insertions(hasImports: version >= 4, hasAccounts: version >= 5, ofImport: version >= 6)
    )
    if version >= 5 {
      try await earlier.run("INSERT INTO ledger_settings VALUES (1, ?)", try Self.settings())
    }
    for text in texts.dropLast(lines.count) { try await earlier.run(text) }
    for (text, line) in zip(texts.suffix(lines.count), lines) {
      try await earlier.run(text, line.day, line.amount, line.text)
    }
    await earlier.close()
    try await hold(fixture.ledger, fixture.other)
  }

  @Test func `a new file and one with the wallet alone are offered nothing`() async throws {
    let earlier = SQLiteDatabase(
      path: fixture.database.path, migrations: Array(BookFile.migrations.prefix(2)))
    try await Movements.topUp(earlier, key: "a", day: 2026_11_20, amount: 50_000)
    await earlier.close()
    #expect(try await !fixture.ledger.offersLinks())
    let new = LedgerFileFixture()
    _ = try await new.ledger.perform(.addUnknown(Self.stated, file: "bank.csv"), at: 1)
    #expect(try await !new.ledger.offersLinks())
    try await expectEqual(useCases(new.ledger).offeredLinks(), [])
  }

  @Test func `a file with links is offered none`() async throws {
    let earlier = SQLiteDatabase(
      path: fixture.database.path, migrations: BookFile.migrations.filter { $0.version <= 9 })
    try await earlier.run(
      """
      INSERT INTO ledger (id, day, amount, text, category, origin)
        VALUES (1, 20260301, -500, '본인', 'other', 'hand')
      """)
    try await earlier.run(
      "INSERT INTO ledger_link (kind, first, amount) VALUES ('transfer', 1, 500)")
    await earlier.close()
    #expect(try await !fixture.ledger.offersLinks())
  }

  #if PostgreSQL
    @Test(
      .enabled(if: ServerPrograms.areInstalled),
      arguments: ServerBooks.migrations.map(\.version).filter { $0 < 11 })
    func `a server of each earlier version is offered its links once`(
      _ version: Int
    ) async throws {
      let known = ServerBooks.migrations.filter { $0.version <= version }
      let space = ServerSpace()
      let earlier = ServerBooks(try space.address(), tables: known, limits: .patient)
      let (lines, texts) = (
        Self.lines, Self.insertions(hasImports: true, hasAccounts: true, ofImport: true)
      )
      let settings = try Self.settings()
      try await earlier.database.change(.readCommitted) { connection throws(SQLError) in
        try connection.run("INSERT INTO ledger_settings VALUES (1, ?)", settings)
        for text in texts.dropLast(lines.count) { try connection.run(text) }
        for (text, line) in zip(texts.suffix(lines.count), lines) {
          try connection.run(text, line.day, line.amount, line.text)
        }
      }
      await earlier.close()
      try await hold(try fixture.serverLedger(in: space), try fixture.serverLedger(in: space))
    }

    @Test(.enabled(if: ServerPrograms.areInstalled))
    func `who only views a server is asked nothing and leaves the offer to others`() async throws {
      let shared = try await SharedLedger(.server)
      let books = ServerBooks(try shared.fixture.space.address(), limits: .patient)
      _ = try await shared[0].perform(.addUnknown(Self.stated, file: "bank.csv"), at: 1)
      try await books.database.change(.readCommitted) { connection throws(SQLError) in
        try connection.execute("INSERT INTO ledger_offer VALUES ('links')")
      }
      #expect(try await books.setRight(of: shared.names[1], to: .view))
      // Nor is anything looked for that could not be answered.
      #expect(try await !shared[1].offersLinks())
      await #expect(throws: LedgerError.storage(.denied)) { try await shared[1].endLinkOffer() }
      #expect(try await shared[0].offersLinks())
      try await shared[0].endLinkOffer()
      #expect(try await !shared[1].offersLinks())
      await books.close()
      await shared.close()
    }
  #endif
}
