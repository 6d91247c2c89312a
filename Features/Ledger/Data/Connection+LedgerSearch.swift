import LedgerDomain
import SQL
import Search
import Time
import WalletDomain

/// What a search has to know of a ledger before it is made.
struct SearchContext {
  /// Whether some entries have no search key yet.
  let hasKeyless: Bool
  let settings: LedgerSettings
  /// Those with entries.
  let years: [Int]
}

/// Searches through all entries.
extension Connection {
  func searchContext() throws(SQLError) -> SearchContext {
    try together { connection throws(SQLError) in
      SearchContext(
        hasKeyless: try connection.hasKeyless(), settings: try connection.ledgerSettings(),
        years: try connection.query(
          "SELECT DISTINCT month / 100 FROM ledger_total WHERE count > 0"
        ) { row throws(SQLError) in try row[0] })
    }
  }

  /// The entries of a query, in its order, with those at some positions; a search looks only at those with search
  /// keys.
  func find(
    _ query: LedgerQuery, at range: Range<Int>, _ context: SearchContext
  ) throws(SQLError) -> LedgerFinding {
    let found = try found([query], context)[0]
    let ids = found.sortedIDs
    let shown = Array(ids[range.clamped(to: ids.indices)])
    let (links, rows) = try together { connection throws(SQLError) in
      (try connection.links(of: found.movedIDs), try connection.entries(shown))
    }
    return found.finding(ids, links, rows)
  }

  /// The sums of queries.
  func monthTotals(
    of queries: [LedgerQuery], _ context: SearchContext
  ) throws(SQLError) -> [MonthTotals] {
    let found = try found(queries, context)
    let links = try links(of: Array(Set(found.flatMap(\.movedIDs))).sorted())
    return found.map { $0.finding([], links, []).totals }
  }

  /// The entries of each query.
  private func found(
    _ queries: [LedgerQuery], _ context: SearchContext
  ) throws(SQLError) -> [FoundEntries] {
    try together { connection throws(SQLError) in
      var all: [FoundEntries] = []
      for query in queries { all.append(try connection.found(query, context)) }
      return all
    }
  }

  private func found(
    _ query: LedgerQuery, _ context: SearchContext
  ) throws(SQLError) -> FoundEntries {
    let settings = context.settings
    var found = FoundEntries(query, settings.categories)
    // What is wrong with a query is said before it is asked.
    guard let filter = try? LedgerFilter(query.search, in: settings) else { return found }
    if filter.words.isEmpty {
      try take(HangulSearch(""), filter.conditions, of: query, into: &found)
    } else {
      let search = LedgerSearch(filter.words, in: settings.categories)
      let others = search.others.map { LedgerFilter.Condition(.text($0)) }
      let terms = search.terms.map { LedgerFilter.Condition(.term($0)) }
      try take(search, context.years, filter.conditions, of: query, into: &found)
      try take(search.words, filter.conditions + others + terms, of: query, into: &found)
    }
    return found
  }

  /// Adds the entries whose texts or notes have the words.
  private func take(
    _ words: HangulSearch, _ conditions: [LedgerFilter.Condition], of query: LedgerQuery,
    into found: inout FoundEntries
  ) throws(SQLError) {
    let (condition, value) = try filter(words.letters)
    var more = FilterText(dialect, from: 2)
    more.add(query)
    more.add(words)
    more.add(conditions)
    // Few days are found by their index.
    let isOfFewDays = query.period != nil && !query.isSearch
    // Else in the order of the file, which is the fastest where nothing is known of the rows.
    try take(
      "\(isOfFewDays ? "" : dialect.unindexed) WHERE \(condition)", [value], more, into: &found
    ) { row, found throws(SQLError) in try found.add(row) }
  }

  /// Adds the entries of a statement that also fulfil the other conditions.
  private func take(
    _ condition: SQLText, _ arguments: [any SQLConvertible], _ more: FilterText,
    into found: inout FoundEntries,
    by add: (borrowing Row, inout FoundEntries) throws(SQLError) -> Void
  ) throws(SQLError) {
    let columns: SQLText =
      "\(found.columns(withNames: more.needsNames))\(more.needsNotes ? ", note" : "")"
    try forEach(
      "SELECT \(columns) FROM ledger \(condition)\(more.text)", arguments: arguments + more.values
    ) { row throws(SQLError) in
      if try more.accepts(row) { try add(row, &found) }
    }
  }

  /// Adds the entries whose amount, day or category is searched for.
  private func take(
    _ search: LedgerSearch, _ years: [Int], _ conditions: [LedgerFilter.Condition],
    of query: LedgerQuery, into found: inout FoundEntries
  ) throws(SQLError) {
    var more = FilterText(dialect, from: 3)
    more.add(query, isFound: true)
    more.add(conditions)
    var values: [(condition: SQLText, least: any SQLConvertible, most: any SQLConvertible)] = []
    if let amount = search.amount { values.append(("amount IN (?1, ?2)", amount, -amount)) }
    for days in search.days(in: years) {
      values.append(("day BETWEEN ?1 AND ?2", days.lowerBound, days.upperBound))
    }
    if !search.categories.isEmpty {
      let listed = dialect.list("?1", of: .text)
      values.append(
        (
          "category IN (SELECT value FROM \(listed) AS listed) AND ?2 IS NULL",
          SQLList(search.categories.map(\.rawValue)), nil as Int?
        ))
    }
    for (condition, least, most) in values {
      // By the index of the value, whatever else is asked.
      try take("WHERE \(condition)", [least, most], more, into: &found) {
        row, found throws(SQLError) in try found.addByValue(row)
      }
    }
  }

  /// The newest entries whose text or note is this one, whatever its case, or whose amount it is.
  func ids(exactly text: String, limit: Int) throws(SQLError) -> [LedgerRow.ID] {
    let key = SearchKey(text).text
    let amount = Won(text: text)?.amount
    let (condition, value) = try filter(HangulSearch(text).letters)
    // The key is the text, a line break and the note, and another one and the payee if there is one.
    return try query(
      """
      SELECT id, day FROM ledger \(dialect.unindexed)
        WHERE \(condition) AND (key >= ?2 AND key < ?3
          OR substr(key, length(key) - length(?4) + 1) = ?4
          OR payee IS NOT NULL AND \(dialect.position)(key, ?7) > 0)
      UNION SELECT id, day FROM ledger WHERE amount IN (?5, -?5)
      ORDER BY day DESC, id DESC LIMIT ?6
      """, value, "\(key)\n", "\(key)\u{B}", "\n\(key)", amount, limit,
      "\n\(key)\n"
    ) { row throws(SQLError) in Int64(try row[0] as Int) }
  }
}
