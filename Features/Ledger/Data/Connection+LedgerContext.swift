import LedgerDomain
import SQL
import Time
import WalletDomain

/// What other entries say of one, as far as not too many have to be read.
extension Connection {
  /// By one statement, so that all of it is of one state of the ledger; in the middle of very many entries by
  /// another.
  func context(of row: LedgerRow, reading most: Int) throws(SQLError) -> EntryContext {
    let (months, isIncome) = (EntryContext.months(of: row), EntryContext.isIncome(row))
    guard let first = months.first, let last = months.last else {
      return EntryContext(sum: nil, ofMonths: nil)
    }
    var (total, later): (Won, (count: Int, sum: Won)) = (.zero, (0, .zero))
    var (sums, count): ([Int: Won], Int) = ([:], 0)
    try forEach(
      """
      SELECT -1, 0, coalesce(sum(sum), 0) FROM ledger_account_total WHERE account = ?1
      UNION ALL SELECT -2, count(*), coalesce(sum(amount), 0) FROM (
        SELECT amount FROM ledger
        WHERE account = ?1 AND (day, id) > (?2, ?3) LIMIT ?4) AS later
      UNION ALL SELECT day / 100, count(*), coalesce(sum(
          CASE WHEN coalesce(payee, text) <> ?7 THEN 0 WHEN ?8 = 1 THEN received ELSE spent END), 0)
        FROM (SELECT day, payee, text, spent, received FROM ledger
          WHERE day BETWEEN ?5 AND ?6 LIMIT ?4) AS near
        GROUP BY 1
      """, row.account.rawValue, row.day.rawValue, row.id, most + 1,
      first.days.lowerBound.rawValue, last.days.upperBound.rawValue, row.name, isIncome ? 1 : 0
    ) { row throws(SQLError) in
      let sum = Won(Int64(try row[2] as Int))
      switch try row[0] as Int {
      case -1: total = sum
      case -2: later = (try row[1], sum)
      case let month:
        sums[month] = sum
        count += try row[1] as Int
      }
    }
    return EntryContext(
      sum: later.count > most ? try sum(upTo: row, reading: most) : total - later.sum,
      ofMonths: count > most ? nil : months.map { sums[$0.rawValue] ?? .zero })
  }

  /// Looks at the entries before the row; nil if they are too many.
  private func sum(upTo row: LedgerRow, reading most: Int) throws(SQLError) -> Won? {
    try first(
      """
      SELECT count(*), coalesce(sum(amount), 0) FROM (
        SELECT amount FROM ledger
        WHERE account = ?1 AND (day, id) <= (?2, ?3) LIMIT ?4) AS earlier
      """, row.account.rawValue, row.day.rawValue, row.id, most + 1
    ) { row throws(SQLError) in
      try row[0] as Int > most ? nil : Won(Int64(try row[1] as Int))
    } ?? nil
  }
}
