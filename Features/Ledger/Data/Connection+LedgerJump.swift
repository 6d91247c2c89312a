import LedgerDomain
import SQL
import WalletDomain

/// The way to a position that is far from every row that is known, and to the position of a row.
extension Connection {
  /// How many rows of a query without a search come before the row with this key.
  ///
  /// Rows of other months, or of other amounts of two digits, are not counted one by one.
  func position(of key: LedgerKey, in query: LedgerQuery) throws(SQLError) -> Int {
    let scan = LedgerScan(wholeOf: query)
    let isByDay = query.order.isByDay
    guard query.period == nil else { return try rows(from: scan.value, before: key, query) }
    let (column, table): (SQLText, SQLText) =
      isByDay ? ("month", "ledger_total") : ("amount", "ledger_amount_total")
    let groups = try counts(column, in: table, scan, query)
    let (count, edge) = scan.passed(groups, before: key.value) { value in
      isByDay ? Self.days(ofMonth: value) : LedgerScan.amounts(rounded: value)
    }
    return try count + rows(from: edge, before: key, query)
  }

  /// How many rows there are between a value and a key, in the direction of the query.
  private func rows(
    from edge: Int64, before key: LedgerKey, _ query: LedgerQuery
  ) throws(SQLError) -> Int {
    let (isByDay, isAscending) = (query.order.isByDay, query.order.isAscending)
    let column: SQLText = isByDay ? "day" : "amount"
    let (before, same): (SQLText, SQLText) =
      isAscending
      ? ("\(column) > ?1 AND \(column) < ?2", "id < ?3")
      : ("\(column) < ?1 AND \(column) > ?2", "id > ?3")
    let category: SQLText = query.category == nil ? "" : "category = ?4 AND"
    // A query by days has them in the bounds of the edge.
    let period: SQLText =
      isByDay || query.period == nil ? "" : "day BETWEEN ?5 AND ?6 AND"
    var edge = edge
    if isByDay {
      let (first, last) = (Int64(query.days.lowerBound), Int64(query.days.upperBound))
      edge = isAscending ? max(edge, first - 1) : min(edge, last + 1)
    }
    // All parameters have to be in the statement.
    return try scalar(
      """
      SELECT (SELECT count(*) FROM ledger WHERE \(category) \(period) \(before))
        + (SELECT count(*) FROM ledger WHERE \(category) \(period) \(column) = ?2 AND \(same))
      FROM (SELECT ?4, ?5, ?6) AS parameters
      """, edge, key.value, key.id, query.category?.rawValue, query.days.lowerBound,
      query.days.upperBound) ?? 0
  }

  /// A scan of the same rows that passes over few: it begins with the month, or with the amounts of
  /// two digits, in which they are.
  ///
  /// The scan itself if it does not begin before all rows, or passes over few.
  func shortened(_ scan: LedgerScan, of query: LedgerQuery) throws(SQLError) -> LedgerScan {
    guard scan.isWhole, scan.skip > LedgerScan.near else { return scan }
    guard query.period == nil else { return scan }
    if query.order.isByDay {
      let months = try counts("month", in: "ledger_total", scan, query)
      return scan.beginning(in: months) { Self.days(ofMonth: $0) }
    }
    let amounts = try counts("amount", in: "ledger_amount_total", scan, query)
    return scan.beginning(in: amounts, between: LedgerScan.amounts(rounded:))
  }

  private static func days(ofMonth month: Int64) -> (below: Int64, above: Int64) {
    let below = month.multiplied(by: 100)
    return (below, below.adding(99))
  }

  /// How many rows of the query each value has, in the direction of the scan.
  private func counts(
    _ column: SQLText, in table: SQLText, _ scan: LedgerScan, _ query: LedgerQuery
  ) throws(SQLError) -> [(value: Int64, count: Int)] {
    let direction: SQLText = scan.isAscending ? "ASC" : "DESC"
    return try self.query(
      """
      SELECT \(column), sum(count) FROM \(table) WHERE ?1 IS NULL OR category = ?1
      GROUP BY 1 ORDER BY 1 \(direction)
      """, query.category?.rawValue
    ) { row throws(SQLError) in (Int64(try row[0] as Int), try row[1]) }
  }
}
