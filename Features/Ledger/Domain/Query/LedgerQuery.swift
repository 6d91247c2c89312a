/// Which rows are shown, and in what order.
public struct LedgerQuery: Hashable, Sendable {
  public var order: LedgerOrder
  /// Nil for all.
  public var category: LedgerCategory?
  /// Nil for all.
  public var month: LedgerMonth?
  /// As it was typed, to be found in text or note; empty for all rows.
  public var search: String
  /// The import that has brought the rows; nil for all.
  public var importID: LedgerImport.ID?
  /// Nil for all.
  public var account: LedgerAccount.ID?

  public init(
    order: LedgerOrder = .newestFirst, category: LedgerCategory? = nil,
    month: LedgerMonth? = nil, search: String = "",
    importID: LedgerImport.ID? = nil, account: LedgerAccount.ID? = nil
  ) {
    self.order = order
    self.category = category
    self.month = month
    self.search = search
    self.importID = importID
    self.account = account
  }

  /// Whether a row is of the category and the month, whatever is searched.
  public func covers(_ row: LedgerRow) -> Bool {
    (category ?? row.category) == row.category && month?.contains(row.day) != false
  }

  /// Whether there is something to search for.
  public var isSearch: Bool { !search.allSatisfy(\.isWhitespace) }

  /// Whether its rows have to be found among all rows.
  public var isFound: Bool { isSearch || importID != nil || account != nil }

  /// All rows, in the same order.
  public var everything: LedgerQuery { LedgerQuery(order: order) }

  /// The rows of all months, in the same order.
  public var ofAllMonths: LedgerQuery {
    var query = self
    query.month = nil
    return query
  }

  /// Whether every row is shown.
  public var isEverything: Bool { category == nil && month == nil && !isFound }
}
