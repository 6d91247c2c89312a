public import Phrases
public import Search

/// The columns by which rows can be sorted.
public enum LedgerColumn: String, SortColumn {
  case day, category, text, amount

  /// The newest first.
  public static var initial: Sort<LedgerColumn> { Sort(.day, isDescending: true) }

  /// The largest expense comes first.
  public var startsDescending: Bool { self == .day }

  public var phrase: Phrase {
    switch self {
    case .day: LedgerField.day.phrase
    case .category: LedgerField.category.phrase
    case .text: LedgerField.text.phrase
    case .amount: LedgerField.amount.phrase
    }
  }
}

extension LedgerOrder {
  public init(_ sort: Sort<LedgerColumn>) {
    self =
      switch (sort.column, sort.isDescending) {
      case (.day, false): .oldestFirst
      case (.day, true), (nil, _): .newestFirst
      case (.category, false): .categoryAscending
      case (.category, true): .categoryDescending
      case (.text, false): .textAscending
      case (.text, true): .textDescending
      case (.amount, false): .amountAscending
      case (.amount, true): .amountDescending
      }
  }

  public var column: LedgerColumn {
    switch self {
    case .newestFirst, .oldestFirst: .day
    case .categoryAscending, .categoryDescending: .category
    case .textAscending, .textDescending: .text
    case .amountAscending, .amountDescending: .amount
    }
  }
}

extension ReconcileQuery {
  /// The same order of all rows.
  public var order: LedgerQuery {
    var query = LedgerQuery()
    query.sort = sort
    return query
  }
}

extension LedgerQuery {
  public var sort: Sort<LedgerColumn> {
    get { Sort(order.column, isDescending: !order.isAscending, texts: texts) }
    set { (order, texts) = (LedgerOrder(newValue), newValue.texts) }
  }
}
