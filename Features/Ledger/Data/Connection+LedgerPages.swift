import LedgerDomain
import SQL
import WalletDomain

extension Connection {
  /// The rows of a page, in the order of the query; their ids are read from an index alone.
  ///
  /// The statement has two parts: the rows with the day or amount of the first one, and those after
  /// it. SQLite merges them as they come, so that many equal rows cost nothing.
  func rows(of query: LedgerQuery, _ scan: LedgerScan) throws(SQLError) -> [LedgerRow] {
    let scan = try shortened(scan, of: query)
    let isByDay = query.order.isByDay
    let column: SQLText = isByDay ? "day" : "amount"
    let (same, direction): (SQLText, SQLText) =
      scan.isAscending ? ("id >= ?2", "ASC") : ("id <= ?2", "DESC")
    let beyond: SQLText =
      switch (isByDay, scan.isAscending) {
      case (true, _): "day BETWEEN ?3 AND ?4"
      case (false, true): "amount > ?1"
      case (false, false): "amount < ?1"
      }
    var (first, last) = (Int64(query.days.lowerBound), Int64(query.days.upperBound))
    if isByDay, scan.isAscending {
      first = max(scan.value.adding(1), first)
    } else if isByDay {
      last = min(scan.value.subtracting(1), last)
    }
    // A page by days has them in the bounds of the scan.
    let isOfPeriod = !isByDay && query.period != nil
    let filter: SQLText =
      "\(query.category == nil ? "" : "category = ?5 AND") \(isOfPeriod ? "day BETWEEN ?3 AND ?4 AND" : "")"
    let page: SQLText = """
      (SELECT id AS value, \(column) FROM ledger WHERE \(filter) \(column) = ?1 AND \(same)
      UNION ALL SELECT id, \(column) FROM ledger WHERE \(filter) \(beyond)
      ORDER BY \(column) \(direction), value \(direction) LIMIT ?6 OFFSET ?7)
      """
    let rows = try self.query(
      entries(in: page), scan.value, scan.id, first, last, query.category?.rawValue,
      scan.limit, scan.skip, row: LedgerRow.init)
    let keyed = rows.map { (key: query.order.key(of: $0), row: $0) }
    let isAscending = query.order.isAscending
    return keyed.sorted { isAscending ? $0.key < $1.key : $1.key < $0.key }.map(\.row)
  }
}
