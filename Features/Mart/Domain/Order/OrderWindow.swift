public import Editing

/// Some of the orders that a search finds, newest first, and how many there are.
public struct OrderWindow: Hashable, Sendable, RowWindow {
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
