import Books
import Expectations
import Log
import Phrases
import SQL
import SQLite
import SQLiteTesting
import Storage
import Testing
import Time
import WalletDomain

@testable import LedgerData
@testable import LedgerDomain

/// Accounts and locked rows in a real file: what the file itself refuses, and what outlives a restart.
struct LockedRowsTests: StoredLedgerTest {
  let fixture = LedgerFileFixture()

  /// Rows 1 and 2 are locked by two reconciliations, and row 3 is open.
  private func fill() async throws {
    let entries = [
      entry(2026_11_01, -1_000, "a"), entry(2026_12_01, -200, "b"), entry(2026_12_02, -30, "c"),
    ]
    _ = try await ledger.addUnknown(entries, to: .imports)
    for (id, day, balance) in [(1, 2026_11_30, -1_000), (2, 2026_12_31, -1_200)] {
      _ = try await ledger.perform(.account(.mark([Int64(id)], isCleared: true)))
      _ = try await ledger.perform(
        .account(.lock(.imports, try statement(day, Int64(balance)))))
    }
  }

  @Test(
    arguments: [
      "DELETE FROM ledger WHERE id = 1",
      "DELETE FROM ledger",
      "UPDATE ledger SET day = 20261102 WHERE id = 1",
      "UPDATE ledger SET amount = -1 WHERE id = 1",
      "UPDATE ledger SET part_of = 1 WHERE id = 3",
      "UPDATE ledger SET account = 'cash' WHERE id = 1",
      "UPDATE ledger SET account = 'superpay' WHERE id = 3",
      "UPDATE ledger SET state = 'open' WHERE id = 1",
      "UPDATE ledger SET state = 'open', reconciliation = NULL WHERE id = 1",
      "UPDATE ledger SET state = 'locked' WHERE id = 3",
      "UPDATE ledger SET state = 'locked', reconciliation = 2 WHERE id = 3",
      "UPDATE ledger SET state = 'gone' WHERE id = 3",
      "DELETE FROM ledger_reconciliation",
      "UPDATE ledger_reconciliation SET balance = 0",
      """
      INSERT INTO ledger_reconciliation (account, day, balance, count, time)
        VALUES ('imports', 20261201, 0, 1, 0)
      """,
      """
      INSERT INTO ledger (day, amount, text, category, origin, account)
        VALUES (20261101, -1, 'a', 'food', 'hand', 'superpay')
      """,
      """
      INSERT INTO ledger (day, amount, text, category, origin, state, reconciliation)
        VALUES (20261101, -1, 'a', 'food', 'hand', 'locked', 1)
      """,
    ] as [SQLText])
  func `the file refuses what would change locked rows or accounts`(_ change: SQLText) async throws
  {
    try await fill()
    let rows = try await ledger.rows([1, 2, 3])
    await #expect(throws: SQLError.self) { try await database.run(change) }
    try await expectEqual(ledger.rows([1, 2, 3]), rows)
    #expect(try await ledger.isSound())
  }

  @Test(
    arguments: [
      "UPDATE ledger_account_total SET sum = sum + 1 WHERE state = 'locked'",
      "UPDATE ledger SET state = 'cleared', reconciliation = NULL WHERE id = 2",
      "UPDATE ledger SET account = 'nowhere' WHERE id = 3",
      "UPDATE ledger_settings SET json = json_set(json, '$.accounts.list[2].openingAmount', 1)",
    ] as [SQLText])
  func `accounts that do not agree are noticed`(_ damage: SQLText) async throws {
    try await fill()
    #expect(try await ledger.isSound())
    try await database.run(damage)
    #expect(try await !ledger.isSound())
  }

  @Test func `reconciling is undone and redone after a restart`() async throws {
    try await fill()
    let rows = try await ledger.rows([1, 2, 3])
    let reconciliations = try await ledger.reconciliations()
    await database.close()
    let other = fixture.other
    try await expectEqual(
      other.undo(), Phrase(ko: "‘가져온 계좌’ 1건 잠금", en: "lock 1 entry of “Imported”"))
    try await expectEqual(other.undo(), Phrase(ko: "1건 확인", en: "mark 1 entry as cleared"))
    for _ in 0..<2 { _ = try await other.undo() }
    try await expectEqual(
      other.rows([1, 2, 3]).map(\.status), .init(repeating: .init(.imports), count: 3))
    #expect(try await other.undo() != nil)
    try await expectEqual(other.rows([1, 2, 3]), [])
    try await expectEqual(other.settings(), .builtIn)
    for _ in 0..<5 { _ = try await ledger.redo() }
    try await expectEqual(ledger.rows([1, 2, 3]), rows)
    try await expectEqual(ledger.reconciliations(), reconciliations)
    #expect(try await ledger.isSound())
  }

  @Test func `what was unlocked elsewhere is not undone over`() async throws {
    try await fill()
    try await database.run(
      "UPDATE ledger SET state = 'cleared', reconciliation = NULL WHERE id = 2")
    try await database.run("DELETE FROM ledger_reconciliation WHERE id = 2")
    await #expect(throws: LedgerError.undoOverChange) { try await ledger.undo() }
    #expect(try await ledger.isSound())
  }

  @Test func `the wallet's movements are SuperPay's, and stay there`() async throws {
    try await Movements.topUp(database, key: "a", day: 2026_11_20, amount: 50_000)
    try await expectEqual(ledger.rows([1]).map(\.status), [EntryStatus(.superPay)])
    await #expect(throws: LedgerError.walletAccount) {
      try await ledger.perform(.account(.move([1], to: .cash)))
    }
    _ = try await ledger.perform(.account(.mark([1], isCleared: true)))
    _ = try await ledger.perform(.account(.lock(.superPay, try statement(2026_11_30, 50_000))))
    // The wallet goes on.
    try await Movements.topUp(database, key: "b", day: 2026_11_21, amount: 1)
    try await expectEqual(
      ledger.accountSums()[.superPay]?.total, .init(count: 2, amount: Won(50_001)))
    #expect(try await ledger.isSound())
  }

  @Test func `a file of version 4 gets its accounts by origin`() async throws {
    let earlier = SQLiteDatabase(
      path: database.path, migrations: Array(BookFile.migrations.prefix(4)))
    try await Movements.topUp(earlier, key: "a", day: 2026_11_20, amount: 50_000)
    for (origin, text) in [("hand", "점심"), ("import", "커피")] {
      try await earlier.run(
        """
        INSERT INTO ledger (day, amount, text, category, origin) VALUES (20261101, -4500, ?, 'food', ?)
        """, text, origin)
    }
    // A command of that version, with settings that have no accounts.
    let categories = try StoredJSON.text(of: LedgerCategories.builtIn)
    let rules = try StoredJSON.text(of: LedgerRules.builtIn)
    let settings = "{\"categories\":\(categories),\"rules\":\(rules)}"
    try await earlier.run("INSERT INTO ledger_settings VALUES (1, ?)", settings)
    try await earlier.run(
      """
      INSERT INTO ledger_command (time, title_ko, title_en, changes)
        VALUES (0, 'ㄱ', 'a', '[{"settings":{"before":' || ?1 || ',"after":' || ?1 || '}}]')
      """, settings)
    await earlier.close()
    let examined = SQLiteDatabase(
      path: database.path, migrations: BookFile.migrations, access: .reading)
    #expect(try await StoredLedger(examined, searching: examined, log: .none).isSound())
    await examined.close()
    try await expectEqual(
      ledger.rows([1, 2, 3]).map(\.status), [.init(.superPay), .init(.cash), .init(.imports)])
    try await expectEqual(ledger.settings().accounts, .earlier)
    try await expectEqual(
      ledger.accountSums().mapValues(\.total.amount),
      [.superPay: Won(50_000), .cash: Won(-4_500), .imports: Won(-4_500)])
    try await expectEqual(ledger.undo(), Phrase(ko: "ㄱ", en: "a"))
    try await expectEqual(ledger.settings().accounts, .earlier)
    #expect(try await ledger.isSound())
    // The earlier version refuses what this one has made.
    let old = SQLiteDatabase(
      path: database.path, migrations: Array(BookFile.migrations.prefix(4)))
    await #expect(throws: LedgerError.storage(.newerData)) {
      try await StoredLedger(old, searching: old, log: .none).settings()
    }
    await old.close()
  }

  @Test func `the rows and sums of an account are read by its indices`() async throws {
    _ = try await ledger.add(entry(2026_11_01, -1, "a"))
    let statements: [(SQLText, String)] = [
      (
        """
        EXPLAIN QUERY PLAN SELECT id FROM ledger WHERE account = ? AND day <= ? AND state <> 'locked'
        ORDER BY day DESC, id DESC LIMIT 9 OFFSET 9
        """, "ledger_unlocked"
      ),
      (
        """
        EXPLAIN QUERY PLAN SELECT id FROM ledger WHERE account = ? AND day <= ?
        ORDER BY day DESC, id DESC LIMIT 9 OFFSET 9
        """, "ledger_account_day"
      ),
      (
        """
        EXPLAIN QUERY PLAN SELECT id FROM ledger WHERE account = ? AND state = 'cleared' AND day <= ?
        """, "ledger_cleared"
      ),
    ]
    for (sql, index) in statements {
      let plan = try await database.read { connection throws(SQLError) in
        try connection.query(sql, "cash", 2026_11_30) { row throws(SQLError) in
          try row[3] as String
        }
      }
      #expect(plan.contains { $0.contains(index) }, "\(plan)")
      #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(plan)")
    }
  }
}
