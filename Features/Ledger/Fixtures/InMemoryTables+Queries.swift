import LedgerDomain
import Search
import Time

/// What queries find.
extension InMemoryTables {
  /// The rows of a query in its order.
  func shown(_ query: LedgerQuery) -> [LedgerRow] {
    let filter = (try? LedgerFilter(query.search, in: settings())) ?? .nothing
    let search = LedgerSearch(filter.words, in: settings().categories)
    let linked = Set(links.values.filter { !$0.isRefused }.flatMap(\.rows))
    let divided = Set(rows.values.compactMap(\.partOf))
    let shown = rows.values.filter { row in
      query.covers(row)
        && (query.importID == nil || query.importID == row.importID)
        && (query.account ?? row.account) == row.account
        && (query.payee ?? row.entry.name) == row.entry.name
        && (query.reconciliation == nil || query.reconciliation == row.status.reconciliation)
        && filter.accepts(
          row, isLinked: linked.contains(row.id), isDivided: divided.contains(row.id))
        && (filter.words.isEmpty || search.finds(row, row.searchKey))
    }
    return ordered(shown, by: query)
  }

  /// Rows in the order of a query.
  func ordered(_ shown: [LedgerRow], by query: LedgerQuery) -> [LedgerRow] {
    guard var names = NameOrder(query, kept.categories) else {
      return shown.sorted { one, other in
        let (one, other) = (query.order.key(of: one), query.order.key(of: other))
        return query.order.isAscending ? one < other : one > other
      }
    }
    let numbers = shown.map { names.number(of: names.isByText ? $0.name : $0.category.rawValue) }
    let ranks = names.ranks()
    return zip(shown, numbers).sorted { one, other in
      let (rank, next) = (ranks[one.1], ranks[other.1])
      let newest = LedgerOrder.newestFirst
      return rank == next ? newest.key(of: one.0) > newest.key(of: other.0) : rank < next
    }.map(\.0)
  }

  /// What may be linked of the rows of these days, all of them if nil, and the links of those rows.
  func linkScene(in days: ClosedRange<Day>?) -> LinkScene {
    let rows = rows.values.filter { days?.contains($0.day) ?? true }.sorted { $0.id < $1.id }
    return LinkScene(rows: rows, links: links(of: rows.map(\.id)))
  }

  /// The purchases before a day that cards may still collect, and that have not come back.
  func instalments(before day: Day) -> [LedgerRow] {
    let returned = Set(links.values.filter { !$0.isRefused }.compactMap(\.second))
    return rows.values.filter { row in
      row.entry.bank?.instalment != nil && row.day < day && row.day >= Instalment.reach(back: day)
        && !returned.contains(row.id)
    }.sorted { $0.id < $1.id }
  }

  /// What a rule would change.
  func matches(of rule: LedgerRule) -> RuleMatches {
    let matcher = RuleMatcher([rule])
    return rows.values.reduce(into: .none) { matches, row in
      guard matcher.rule(for: RuleSubject(row)) != nil else { return }
      matches.add(rule, row.entry)
    }
  }
}
