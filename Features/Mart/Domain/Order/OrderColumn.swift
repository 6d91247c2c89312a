public import Search

/// What orders can be sorted by.
public enum OrderColumn: String, SortColumn {
  /// When they were placed, which is also the order of their numbers.
  case date
  case goods, total

  /// The newest first.
  public static var initial: Sort<OrderColumn> { Sort(.date, isDescending: true) }

  /// The latest and the most expensive come first.
  public var startsDescending: Bool { self != .goods }
}
