public import Editing
public import Search

/// Which orders are listed, and in what order.
public struct OrderQuery: RowQuery, Hashable, Sendable {
  /// As it was typed; blank for all orders.
  public var search: String
  public var sort: Sort<OrderColumn>

  public init(_ search: String = "", sort: Sort<OrderColumn> = OrderColumn.initial) {
    self.search = search
    self.sort = sort
  }

  public var isSearch: Bool { !search.allSatisfy(\.isWhitespace) }

  /// Whether all orders are listed in the order of their numbers, so that their positions are known.
  var isPlain: Bool { !isSearch && sort.isInitial }
}

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

/// Some of the orders that a search finds, newest first, and how many there are.
public struct OrderWindow: Hashable, Sendable, RowWindow {
  public typealias Failure = MartError

  /// Of all orders that are found.
  public let count: Int
  /// The position of the first of `rows`, counted from 0.
  public let start: Int
  public let rows: [OrderSummary]
  /// The revision of the orders when they were read.
  public let revision: Int

  public static let empty = OrderWindow(count: 0, start: 0, rows: [], revision: 0)

  public init(count: Int, start: Int, rows: [OrderSummary], revision: Int) {
    self.count = count
    self.start = start
    self.rows = rows
    self.revision = revision
  }
}
