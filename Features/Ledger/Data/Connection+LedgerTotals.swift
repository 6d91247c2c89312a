import LedgerDomain
import SQL
import WalletDomain

/// The sums of entries, which triggers maintain.
extension Connection {
  func summary(of query: LedgerQuery) throws(SQLError) -> LedgerSummary {
    try first(
      """
      SELECT coalesce(sum(count), 0), coalesce(sum(spent), 0), coalesce(sum(received), 0) FROM ledger_total
      WHERE month BETWEEN ?1 AND ?2 AND (?3 IS NULL OR category = ?3)
      """, query.days.lowerBound / 100, query.days.upperBound / 100, query.category?.rawValue
    ) { row throws(SQLError) in
      LedgerSummary(
        count: try row[0], spent: Won(Int64(try row[1] as Int)),
        received: Won(Int64(try row[2] as Int)))
    } ?? .nothing
  }

  func monthTotals(of query: LedgerQuery) throws(SQLError) -> MonthTotals {
    var sums = EntrySums()
    _ = try self.query(
      """
      SELECT month, category, count, spent, received FROM ledger_total
      WHERE month BETWEEN ?1 AND ?2 AND (?3 IS NULL OR category = ?3)
      """, query.days.lowerBound / 100, query.days.upperBound / 100, query.category?.rawValue
    ) { row throws(SQLError) in
      sums.add(
        month: try row[0], category: try row[1], count: try row[2], spent: try row[3],
        received: try row[4])
    }
    return sums.totals
  }

  /// Whether the totals are those of the entries, the wallet's entries those of its movements, entries
  /// are found by the index, and the history can be undone.
  func isLedgerSound() throws(SQLError) -> Bool {
    guard try areTotalsSound() else { return false }
    // A file of an earlier version, which is only read, has no index yet.
    guard try hasTable("ledger_search") else { return true }
    guard try areAmountsSound() else { return false }
    guard try isHistorySound() else { return false }
    if try hasTable("ledger_account_total") {
      guard try areAccountsSound() else { return false }
    }
    return try isIndexSound()
  }

  func areTotalsSound() throws(SQLError) -> Bool {
    let faults: Int? = try scalar(
      """
      WITH recomputed AS (
        SELECT day / 100 AS month, category, count(*) AS count, 
          sum(CASE WHEN amount < 0 THEN -amount ELSE 0 END) AS spent,
          sum(CASE WHEN amount > 0 THEN amount ELSE 0 END) AS received
        FROM ledger GROUP BY 1, 2
      ), kept AS (SELECT * FROM ledger_total WHERE count > 0),
      entered AS (
        SELECT movement, day, amount, text FROM ledger WHERE movement IS NOT NULL
      ), moves AS (SELECT movement, day, amount, text FROM ledger_moved)
      SELECT (SELECT count(*) FROM (SELECT * FROM recomputed EXCEPT SELECT * FROM kept) AS missing)
        + (SELECT count(*) FROM (SELECT * FROM kept EXCEPT SELECT * FROM recomputed) AS missing)
        + (SELECT count(*) FROM (SELECT * FROM entered EXCEPT SELECT * FROM moves) AS missing)
        + (SELECT count(*) FROM (SELECT * FROM moves EXCEPT SELECT * FROM entered) AS missing)
        + (SELECT count(*) FROM ledger_total WHERE count = 0 AND (spent <> 0 OR received <> 0))
      """)
    return faults == 0
  }

  func areAmountsSound() throws(SQLError) -> Bool {
    let faults: Int? = try scalar(
      """
      WITH recomputed AS (
        SELECT category, amount, count(*) AS count FROM ledger_rounded GROUP BY 1, 2
      ), kept AS (SELECT * FROM ledger_amount_total WHERE count > 0)
      SELECT (SELECT count(*) FROM (SELECT * FROM recomputed EXCEPT SELECT * FROM kept) AS missing)
        + (SELECT count(*) FROM (SELECT * FROM kept EXCEPT SELECT * FROM recomputed) AS missing)
      """)
    return faults == 0
  }
}
