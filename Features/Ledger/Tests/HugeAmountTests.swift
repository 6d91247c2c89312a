import Expectations
import LedgerData
import SQL
import SQLiteTesting
import Testing
import WalletDomain

@testable import LedgerDomain

/// Amounts that no one has entered, as in a file that is damaged: they end no program.
struct HugeAmountTests: StoredLedgerTest {
  let fixture = LedgerFileFixture()

  private func fill() async throws {
    for (number, amount) in [Int64.max, .max, .min + 1, .min + 1, -1, 1].enumerated() {
      // Each in sums of its own, which the triggers can keep.
      try await database.run(
        """
        INSERT INTO ledger (day, amount, text, category, origin, account, key, initials)
          VALUES (?, ?, 'a', ?, 'hand', ?, 'a\n', '')
        """, 20_260_101 + 100 * number, amount, "c\(number)", "a\(number)")
    }
    try await database.run(
      """
      INSERT INTO ledger (id, day, amount, text, category, origin)
        VALUES (9223372036854775807, 20261201, 2, '', 'food', 'hand')
      """)
  }

  @Test func `sums that are found stop at the greatest number`() async throws {
    try await fill()
    let query = LedgerQuery(order: .textAscending)
    let found = try await ledger.find(query)
    expectEqual(found.ids.count, 7)
    expectEqual(found.totals.summary.received, Won(.max))
    expectEqual(found.totals.summary.spent, Won(.max))
    try await expectEqual(ledger.monthTotals(of: LedgerQuery()).summary.received, Won(.max))
    let sums = try await ledger.accountSums()
    expectEqual(sums.values.reduce(AccountSums.Sum.nothing) { $0 + $1.total }.count, 7)
  }

  @Test func `pages and positions have the rows of amounts that can be, and read on at the others`()
    async throws
  {
    try await fill()
    for order in LedgerOrder.keyed {
      let query = LedgerQuery(order: order)
      let rows = try await ledger.rows(of: query, LedgerPage(start: .beginning, skip: 0, limit: 9))
      // An order by amounts begins at the greatest that can be.
      expectEqual(rows.count, (order.isByDay ? 7 : 5))
      for row in try await ledger.rows(
        try await ledger.find(LedgerQuery(order: .textAscending)).ids)
      {
        let key = order.key(of: row)
        _ = try await ledger.position(of: key, in: query)
        _ = try await ledger.rows(of: query, LedgerPage(start: .before(key), skip: 0, limit: 9))
        _ = try await ledger.rows(of: query, LedgerPage(start: .from(key), skip: 0, limit: 9))
      }
    }
  }

  @Test func `a sum that the file cannot hold is told`() async throws {
    try await fill()
    await #expect(throws: LedgerError.self) { try await ledger.summary(of: LedgerQuery()) }
  }

  @Test func `a budget of a wrong amount is used up somehow`() {
    for budget in [Int64.max, .min, 0, -1, 1] {
      for spent in [Int64.max, .min, 0, 1] {
        let line = BudgetLine(category: nil, budget: Won(budget), spent: Won(spent))
        _ = (line.left, line.isOver, line.rank)
        expectEqual(line.percent.map { $0 <= 999_999 }, true)
      }
    }
  }
}
