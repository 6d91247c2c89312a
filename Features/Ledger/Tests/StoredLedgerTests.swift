import Books
import Expectations
import SQL
import SQLite
import SQLiteTesting
import Storage
import Testing
import WalletDomain

@testable import LedgerData
@testable import LedgerDomain

/// The ledger in a real file, with the wallet's movements.
struct StoredLedgerTests: StoredLedgerTest {
  let fixture = LedgerFileFixture()

  private func all(_ query: LedgerQuery = LedgerQuery()) async throws -> [LedgerRow] {
    try await ledger.rows(of: query, LedgerPage(start: .beginning, skip: 0, limit: 1_000))
  }

  private func texts(_ query: LedgerQuery) async throws -> [String] {
    try await all(query).map(\.text)
  }

  @Test func `what the wallet moves is an entry at once`() async throws {
    try await Movements.topUp(database, key: "a", day: 2026_11_20, amount: 50_000)
    try await Movements.payTaxi(database, key: "b", day: 2026_11_21, amount: 18_000)
    try await expectEqual(
      all(),
      [
        LedgerRow(
          id: 2, origin: .wallet,
          entry: entry(2026_11_21, -18_000, "슈퍼전기차 택시  우리집 → 회사", .transport)),
        LedgerRow(
          id: 1, origin: .wallet, entry: entry(2026_11_20, 50_000, "우리은행 0123", .topUp),
          link: LinkMark(kind: .topUp, leftOut: Won(50_000))),
      ])
    #expect(try await ledger.isSound())
  }

  @Test func `what the wallet had moved before is entered when the tables are made`() async throws {
    let earlier = SQLiteDatabase(
      path: database.path, migrations: Array(BookFile.migrations.prefix(1)))
    try await Movements.topUp(earlier, key: "a", day: 2026_11_20, amount: 50_000)
    await earlier.close()
    try await expectEqual(texts(LedgerQuery()), ["우리은행 0123"])
    try await expectEqual(
      ledger.summary(of: LedgerQuery()),
      LedgerSummary(count: 1, spent: .zero, received: Won(50_000)))
    #expect(try await ledger.isSound())
  }

  @Test func `a movement that is taken back leaves no entry`() async throws {
    _ = try? await database.transaction { connection throws(SQLError) in
      let number = try connection.insert(
        """
        INSERT INTO movement (key, kind, time, day, source, target, amount, party, text, purpose)
          VALUES ('a', 'topup', 0, 20261120, 2, 1, 5, 'bank', '', 'something new') RETURNING id
        """)
      expectEqual(number, 1)
      throw .interrupted
    }
    try await expectEqual(all(), [])
    try await expectEqual(ledger.monthTotals(of: LedgerQuery()), MonthTotals([:]))
  }

  @Test func `a purpose that the ledger does not know is counted under other`() async throws {
    try await Movements.topUp(database, key: "a", day: 2026_11_20, amount: 5)
    try await Movements.payTaxi(
      database, key: "b", day: 2026_11_20, amount: 5, purpose: "something new")
    try await expectEqual(all().map(\.category).first, .other)
  }

  @Test func `rows come in each order, ties by id`() async throws {
    for each in [
      entry(2026_11_02, -500, "a"), entry(2026_11_01, 500, "b"), entry(2026_11_02, -500, "c"),
      entry(2026_10_31, 9, "d"),
    ] {
      _ = try await ledger.add(each)
    }
    try await expectEqual(texts(LedgerQuery(order: .newestFirst)), ["c", "a", "b", "d"])
    try await expectEqual(texts(LedgerQuery(order: .oldestFirst)), ["d", "b", "a", "c"])
    try await expectEqual(texts(LedgerQuery(order: .amountDescending)), ["b", "d", "c", "a"])
    try await expectEqual(texts(LedgerQuery(order: .amountAscending)), ["a", "c", "d", "b"])
  }

  @Test func `wallet rows stay, and of no row does a figure change`() async throws {
    try await Movements.topUp(database, key: "a", day: 2026_11_20, amount: 50_000)
    let hand = try await ledger.add(entry(2026_11_01, -500, "b"))
    await #expect(throws: LedgerError.walletStays) {
      try await ledger.perform(.delete(try await all().map(\.id)))
    }
    for change: SQLText in [
      "DELETE FROM ledger", "UPDATE ledger SET amount = 1", "UPDATE ledger SET day = 20261121",
      "UPDATE ledger SET text = ''", "UPDATE ledger SET origin = 'hand', movement = NULL",
    ] {
      await #expect(throws: SQLError.self) { try await database.run(change) }
    }
    try await expectEqual(all().map(\.id), [1, hand.id])
    _ = try await ledger.perform(.delete([hand.id]))
    try await expectEqual(all().map(\.id), [1])
    #expect(try await ledger.isSound())
  }

  @Test func `an id is never given twice`() async throws {
    let row = try await ledger.add(entry(2026_11_01, -500, "b"))
    _ = try await ledger.perform(.delete([row.id]))
    try await expectEqual(ledger.add(entry(2026_11_01, -500, "b")).id, row.id + 1)
    for _ in 0..<2 { _ = try await ledger.undo() }
    try await expectEqual(all().map(\.id), [1])
  }

  @Test func `totals that are not those of the entries are noticed`() async throws {
    _ = try await ledger.add(entry(2026_11_01, -500, "b"))
    #expect(try await ledger.isSound())
    try await database.run("UPDATE ledger_total SET spent = 501")
    #expect(try await !ledger.isSound())
  }

  @Test func `a damaged file is the wallet's to mend`() async throws {
    let broken = LedgerFileFixture()
    _ = try await broken.ledger.monthTotals(of: LedgerQuery())
    let plain = SQLiteDatabase(path: broken.database.path)
    try await plain.run("DROP TABLE ledger_total")
    await #expect(throws: LedgerError.storage(.cannotRead)) {
      try await broken.other.monthTotals(of: LedgerQuery())
    }
  }
}
