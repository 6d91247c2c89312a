/// Which rows are shown, and in what order.
public struct LedgerQuery: Hashable, Sendable {
  public var order: LedgerOrder
  /// Nil for all.
  public var category: LedgerCategory?
  /// Nil for all.
  public var month: LedgerMonth?
  /// As it was typed, to be found in text or note; empty for all rows.
  public var search: String

  public init(
    order: LedgerOrder = .newestFirst, category: LedgerCategory? = nil,
    month: LedgerMonth? = nil, search: String = ""
  ) {
    self.order = order
    self.category = category
    self.month = month
    self.search = search
  }

  /// Whether there is something to search for.
  public var isSearch: Bool { !search.allSatisfy(\.isWhitespace) }

  /// All rows, in the same order.
  public var everything: LedgerQuery { LedgerQuery(order: order) }

  /// Whether every row is shown.
  public var isEverything: Bool { category == nil && month == nil && !isSearch }
}
