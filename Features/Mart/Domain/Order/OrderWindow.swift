/// Some of the orders that a search finds, newest first, and how many there are.
public struct OrderWindow: Hashable, Sendable {
  /// Of all orders that are found.
  public let count: Int
  /// The position of the first of `orders`, counted from 0.
  public let start: Int
  public let orders: [OrderSummary]
  /// The revision of the orders when they were read.
  public let revision: Int

  public static let empty = OrderWindow(count: 0, start: 0, orders: [], revision: 0)

  public init(count: Int, start: Int, orders: [OrderSummary], revision: Int) {
    self.count = count
    self.start = start
    self.orders = orders
    self.revision = revision
  }

  /// The order at a position; nil outside of the window.
  public func order(at position: Int) -> OrderSummary? {
    orders.indices.contains(position - start) ? orders[position - start] : nil
  }
}
