public import Editing

/// The shop in the state of the app.
public struct MartState: Hashable, Sendable {
  /// How many of each good are left; a good that was never sold is missing.
  public var stock: [Good.ID: Int] = [:]
  public var cart = Cart()
  /// How many orders are paid or on their way; nil before they were counted.
  public var openOrders: Int?
  /// Increases with each change of an order, so that observers know when to read them again.
  public var revision = 0
  /// Whether a change of the cart can be undone or redone.
  public var history = HistoryState()

  public init() {}

  /// How many of a good are left.
  public func left(of good: Good) -> Int { stock[good.id] ?? good.stock }
}
