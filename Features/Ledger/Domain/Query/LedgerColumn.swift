public import Phrases
public import Search

/// The columns by which rows can be sorted: those that have an index.
public enum LedgerColumn: String, SortColumn {
  case day, amount

  /// The newest first.
  public static var initial: Sort<LedgerColumn> { Sort(.day, isDescending: true) }

  /// The largest expense comes first.
  public var startsDescending: Bool { self == .day }

  public var phrase: Phrase {
    switch self {
    case .day: LedgerField.day.phrase
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
      case (.amount, false): .amountAscending
      case (.amount, true): .amountDescending
      }
  }

  public var sort: Sort<LedgerColumn> {
    Sort(isByDay ? .day : .amount, isDescending: !isAscending)
  }
}
