import LedgerDomain
import SQLite
import Search
import Time
import WalletDomain

/// Searches through all entries.
extension Connection {
  /// The entries that a query finds, in its order; a search looks only at those with search keys.
  func find(_ query: LedgerQuery) throws(SQLiteError) -> LedgerFinding {
    let search = HangulSearch(query.search)
    let globs = search.globs
    let (condition, value) = try filter(search.letters)
    let imported: SQL =
      query.importID == nil ? "?9 IS NULL" : "id IN (SELECT id FROM ledger WHERE import_id = ?9)"
    let account: SQL = query.account == nil ? "?10 IS NULL" : "account = ?10"
    var sums = EntrySums()
    // In the order of the file, which is the fastest where nothing is known of the rows. A search has
    // three patterns at most.
    var keys = try self.query(
      """
      SELECT id, day, amount, category FROM ledger NOT INDEXED
      WHERE \(condition) AND \(imported) AND \(account) AND day BETWEEN ?2 AND ?3 AND (?4 IS NULL OR category = ?4)
        AND instr(initials, ?5) > 0 AND (key GLOB ?6 OR key GLOB ?7 OR key GLOB ?8)
      """, value, query.days.lowerBound, query.days.upperBound, query.category?.rawValue,
      search.initials, globs.first ?? "", globs.dropFirst().first ?? "",
      globs.dropFirst(2).first ?? "", query.importID, query.account?.rawValue
    ) { row throws(SQLiteError) -> LedgerKey in
      let (id, day, amount): (Int, Int, Int) = (try row[0], try row[1], try row[2])
      sums.add(
        month: day / 100, category: try row[3], count: 1, spent: max(-amount, 0),
        received: max(amount, 0))
      return LedgerKey(value: Int64(query.order.isByDay ? day : amount), id: Int64(id))
    }
    if query.order.isAscending { keys.sort() } else { keys.sort(by: >) }
    return LedgerFinding(ids: keys.map(\.id), totals: sums.totals)
  }

  /// The newest entries whose text or note is this one, whatever its case, or whose amount it is.
  func ids(exactly text: String, limit: Int) throws(SQLiteError) -> [LedgerRow.ID] {
    let key = SearchKey(text).text
    let amount = Won(text: text)?.amount
    let (condition, value) = try filter(HangulSearch(text).letters)
    // The key is text and note, of which neither has a line break.
    return try query(
      """
      SELECT id, day FROM ledger NOT INDEXED
        WHERE \(condition)
          AND ?2 IN (substr(key, 1, instr(key, char(10)) - 1), substr(key, instr(key, char(10)) + 1))
      UNION SELECT id, day FROM ledger WHERE amount IN (?3, -?3)
      ORDER BY day DESC, id DESC LIMIT ?4
      """, value, key, amount, limit
    ) { row throws(SQLiteError) in Int64(try row[0] as Int) }
  }
}
