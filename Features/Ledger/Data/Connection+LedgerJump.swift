import LedgerDomain
import SQLite

/// The way to a position that is far from every row that is known.
extension Connection {
  /// A scan of the same rows that passes over few: it begins with the month, or with the amounts of
  /// two digits, in which they are.
  ///
  /// The scan itself if it does not begin before all rows, or passes over few.
  func shortened(_ scan: LedgerScan, of query: LedgerQuery) throws(SQLiteError) -> LedgerScan {
    guard scan.isWhole, scan.skip > LedgerScan.near else { return scan }
    guard query.month == nil else { return scan }
    if query.order.isByDay {
      let months = try counts("month", in: "ledger_total", scan, query)
      return scan.beginning(in: months) { ($0 * 100, $0 * 100 + 99) }
    }
    let amounts = try counts("amount", in: "ledger_amount_total", scan, query)
    return scan.beginning(in: amounts, between: LedgerScan.amounts(rounded:))
  }

  /// How many rows of the query each value has, in the direction of the scan.
  private func counts(
    _ column: SQL, in table: SQL, _ scan: LedgerScan, _ query: LedgerQuery
  ) throws(SQLiteError) -> [(value: Int64, count: Int)] {
    let direction: SQL = scan.isAscending ? "ASC" : "DESC"
    return try self.query(
      """
      SELECT \(column), sum(count) FROM \(table) WHERE ?1 IS NULL OR category = ?1
      GROUP BY 1 ORDER BY 1 \(direction)
      """, query.category?.rawValue
    ) { row throws(SQLiteError) in (Int64(try row[0] as Int), try row[1]) }
  }
}
