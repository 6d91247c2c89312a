import LedgerDomain

extension InMemoryTables {
  /// Rows in the order of a query.
  func ordered(_ shown: [LedgerRow], by query: LedgerQuery) -> [LedgerRow] {
    guard var names = NameOrder(query, kept.categories) else {
      return shown.sorted { one, other in
        let (one, other) = (query.order.key(of: one), query.order.key(of: other))
        return query.order.isAscending ? one < other : one > other
      }
    }
    let numbers = shown.map { names.number(of: names.isByText ? $0.text : $0.category.rawValue) }
    let ranks = names.ranks()
    return zip(shown, numbers).sorted { one, other in
      let (rank, next) = (ranks[one.1], ranks[other.1])
      let newest = LedgerOrder.newestFirst
      return rank == next ? newest.key(of: one.0) > newest.key(of: other.0) : rank < next
    }.map(\.0)
  }
}
