import Books
import Expectations
import Log
import Phrases
import SQL
import SQLite
import SQLiteTesting
import Storage
import Testing
import WalletDomain

@testable import LedgerData
@testable import LedgerDomain

/// Links in a real file: what the file itself refuses, and what earlier files become.
struct StoredLinkTests: StoredLedgerTest {
  let fixture = LedgerFileFixture()

  /// Entries 1 and 2 are a transfer, 3 is a purchase, and 4 is money that came, of which 3 is refused.
  private func fill() async throws {
    let entries: [(Int64, LedgerAccount.ID)] = [
      (-500, .cash), (500, .imports), (-300, .cash), (200, .cash),
    ]
    for (index, (amount, account)) in entries.enumerated() {
      _ = try await ledger.addUnknown(
        [entry(2026_11_01 + index, amount, "\(index)")], to: account)
    }
    let rows = try await ledger.rows([1, 2, 3, 4])
    _ = try await ledger.perform(
      .link([LinkProposal(.transfer, first: rows[0], second: rows[1], isSure: true, reasons: [])]))
    _ = try await ledger.perform(
      .refuse([LinkProposal(.refund, first: rows[3], second: rows[2], isSure: true, reasons: [])]))
  }

  @Test(
    arguments: [
      "DELETE FROM ledger WHERE id = 1", "DELETE FROM ledger WHERE id = 2", "DELETE FROM ledger",
      "UPDATE ledger_link SET amount = 1", "UPDATE ledger SET link_kind = NULL, left_out = 0",
      "UPDATE ledger SET spent = 0", "UPDATE ledger SET left_out = 1 WHERE id = 3",
      "INSERT INTO ledger_link (kind, first, amount) VALUES ('transfer', 1, 1)",
      "INSERT INTO ledger_link (kind, first, second, amount) VALUES ('transfer', 3, 2, 1)",
      "INSERT INTO ledger_link (kind, first, amount) VALUES ('transfer', 99, 1)",
      "INSERT INTO ledger_link (kind, first, amount) VALUES ('gift', 3, 1)",
      "INSERT INTO ledger_link (kind, first, amount) VALUES ('transfer', 3, 0)",
      "INSERT INTO ledger_link (kind, first, second, amount) VALUES ('transfer', 3, 3, 1)",
      "INSERT INTO ledger_link (kind, first, amount, is_made) VALUES ('transfer', 3, 1, 1)",
    ] as [SQLText])
  func `the file refuses what links cannot be`(_ change: SQLText) async throws {
    try await fill()
    let rows = try await ledger.rows([1, 2, 3, 4])
    await #expect(throws: SQLError.self) { try await database.run(change) }
    try await expectEqual(ledger.rows([1, 2, 3, 4]), rows)
    #expect(try await ledger.isSound())
  }

  @Test(
    arguments: [
      "UPDATE ledger SET link_kind = NULL WHERE id = 1",
      "UPDATE ledger SET link_kind = 'same' WHERE id = 3",
      "UPDATE ledger SET left_out = 5 WHERE id = 1",
      "UPDATE ledger_total SET left_spent = 501 WHERE left_spent > 0",
      "UPDATE ledger_total SET left_received = 0 WHERE left_received > 0",
      "UPDATE ledger_paired SET amount = amount - 1", "DELETE FROM ledger_paired",
    ] as [SQLText])
  func `marks and totals that are not those of the links are noticed`(_ damage: SQLText)
    async throws
  {
    try await fill()
    #expect(try await ledger.isSound())
    try await database.run(damage)
    #expect(try await !ledger.isSound())
  }

  @Test func `links are there after a restart, and are undone`() async throws {
    try await fill()
    let links = try await ledger.links(of: [1, 2, 3, 4])
    expectEqual(links.map(\.isRefused), [false, true])
    await database.close()
    let other = fixture.other
    try await expectEqual(other.links(of: [2, 4]), links)
    for _ in 0..<2 { _ = try await other.undo() }
    try await expectEqual(other.links(of: [2, 4]), [])
    for _ in 0..<2 { _ = try await other.redo() }
    try await expectEqual(other.links(of: [2, 4]), links)
    #expect(try await other.isSound())
    // No number is given twice.
    _ = try await other.perform(.unlink([1]))
    let rows = try await other.rows([1, 2])
    _ = try await other.perform(
      .link([LinkProposal(.transfer, first: rows[0], second: rows[1], isSure: true, reasons: [])]))
    try await expectEqual(other.links(of: [1]).map(\.id), [3])
  }

  @Test func `a file of version 8 keeps its rows, sums and history`() async throws {
    let earlier = SQLiteDatabase(
      path: database.path, migrations: BookFile.migrations.filter { $0.version < 9 })
    try await Movements.topUp(earlier, key: "a", day: 2026_11_20, amount: 50_000)
    try await earlier.run(
      """
      INSERT INTO ledger (day, amount, text, category, origin, account, second, approval)
        VALUES (20261101, -4500, '커피', 'food', 'hand', 'cash', 60, '7'),
          (20261101, 1000, '', 'income', 'hand', 'cash', NULL, NULL)
      """)
    try await earlier.run(
      """
      INSERT INTO ledger_command (id, time, title_ko, title_en, changes)
        VALUES (9, 0, 'ㄴ', 'b', '[{"removed":{"_0":{"ranges":[[7,7]]}}}]')
      """)
    try await earlier.run(
      """
      INSERT INTO ledger_removed (id, day, amount, text, category, note, origin, command, account,
        state) VALUES (7, 20261101, -1, 'x', 'food', '', 'hand', 9, 'cash', 'open')
      """)
    await earlier.close()
    let examined = SQLiteDatabase(
      path: database.path, migrations: BookFile.migrations, access: .reading)
    #expect(try await StoredLedger(examined, searching: examined, log: .none).isSound())
    await examined.close()
    #expect(try await ledger.isSound())
    let sum = try await ledger.summary(of: LedgerQuery())
    #expect(sum.count == 3 && sum.spent == Won(4_500) && sum.leftOut == .nothing)
    try await expectEqual(ledger.rows([2]).first?.entry.bank, BankRecord(second: 60, approval: "7"))
    try await expectEqual(ledger.undo()?.text(.english), "b")
    try await expectEqual(ledger.rows([7]).map(\.text), ["x"])
    let rows = try await ledger.rows([1, 2])
    _ = try await ledger.perform(
      .link([
        LinkProposal(
          .topUp, first: rows[1], second: nil, amount: Won(500), isSure: true, reasons: [])
      ]))
    try await expectEqual(ledger.summary(of: LedgerQuery(category: .food)).leftOut.out, Won(4_500))
    #expect(try await ledger.isSound())
    // The earlier version refuses what this one has made.
    let old = SQLiteDatabase(
      path: database.path, migrations: BookFile.migrations.filter { $0.version < 9 })
    await #expect(throws: LedgerError.storage(.newerData)) {
      try await StoredLedger(old, searching: old, log: .none).settings()
    }
    await old.close()
  }

  @Test func `what a bank says of the other account is kept, also while an entry is away`()
    async throws
  {
    let bank = BankRecord(balance: 7, counterpart: "홍길동", counterpartNumber: "110-***-456")
    let plain = entry(2026_11_01, -500, "이체")
    let one = plain.with(
      EntryFacts(day: plain.day, amount: plain.amount, text: plain.text, bank: bank))
    _ = try await ledger.addUnknown([one], to: .imports)
    try await expectEqual(ledger.rows([1]).first?.entry, one)
    _ = try await ledger.perform(.delete([1]))
    _ = try await ledger.undo()
    try await expectEqual(ledger.rows([1]).first?.entry, one)
  }

  @Test func `links are found by their indices`() async throws {
    try await fill()
    let statements: [(SQLText, String)] = [
      ("EXPLAIN QUERY PLAN SELECT id FROM ledger_link WHERE first = 1", "ledger_link_first"),
      ("EXPLAIN QUERY PLAN SELECT id FROM ledger_link WHERE second = 1", "ledger_link_second"),
      ("EXPLAIN QUERY PLAN SELECT id FROM ledger_link WHERE is_made", "ledger_link_made"),
    ]
    for (sql, index) in statements {
      let plan = try await database.read { connection throws(SQLError) in
        try connection.query(sql) { row throws(SQLError) in try row[3] as String }
      }
      #expect(plan.contains { $0.contains(index) }, "\(plan)")
    }
  }
}
