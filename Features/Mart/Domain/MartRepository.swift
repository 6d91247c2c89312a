public import WalletDomain

/// Where the shop's orders, stock and cart are kept; an operation that throws has changed nothing.
///
/// Times are in milliseconds since 1970.
public protocol MartRepository: Sendable {
  /// How many are left of each good that was ever sold, the cart, and how many orders arrive after
  /// `time`.
  func contents(at time: Int64) async throws(MartError) -> MartContents

  /// Throws `.cartChanged` if the cart is not as it was before the change.
  func apply(_ change: CartChange) async throws(MartError)

  /// How many orders there are, and those at these positions, as far as they exist, newest first.
  func orders(at range: Range<Int>) async throws(MartError) -> (count: Int, [OrderSummary])

  /// The orders that a search finds in their number, goods and contact, or by their day, total or state at `time`,
  /// sorted; of equal ones the newest comes first.
  func find(_ query: OrderQuery, at time: Int64) async throws(MartError) -> [Order.ID]

  /// The orders with these ids in this order, without those that do not exist.
  func orders(_ ids: [Order.ID]) async throws(MartError) -> [OrderSummary]

  /// Nil if there is no such order.
  func order(_ id: Order.ID) async throws(MartError) -> Order?

  /// The order that a request with this key has placed, changed or cancelled; nil if there was none.
  func order(of key: MovementKey) async throws(MartError) -> Order?

  /// What `perform` would pay now, negative for a refund; zero for a request that was carried out.
  ///
  /// Throws what `perform` would throw, except that the balance is too small.
  func amount(of request: OrderRequest, at time: Int64) async throws(MartError) -> Won

  /// The charges of cards for the request with this key.
  func charges(for key: MovementKey) async throws(MartError) -> CardCharges

  /// Carries out a request once, wholly or not at all, and returns the order.
  ///
  /// It does what `OrderRequest.step` says; a new order also takes its goods out of the cart. A
  /// repeated request changes nothing. Throws
  /// - `.wallet(.insufficient)` with what the balance lacks,
  /// - `.soldOut` if the stock has not enough,
  /// - `.tooLate` if the order is not `.paid` at `time`,
  /// - `.changedElsewhere` if it has another version, and `.cartChangedElsewhere` if something of the cart that
  ///   the user has seen is missing,
  /// - `.missing` if it does not exist, `.invalid` if its contents cannot be ordered, and `.keyUsed` if
  ///   the key belongs to another request or movement.
  func perform(_ request: OrderRequest, at time: Int64) async throws(MartError) -> Order
}

/// What is read together for the state.
public struct MartContents: Hashable, Sendable {
  /// How many are left of each good that was ever sold.
  public let stock: [Good.ID: Int]
  public let cart: Cart
  /// How many orders are paid or on their way.
  public let openOrders: Int

  public init(stock: [Good.ID: Int], cart: Cart, openOrders: Int) {
    self.stock = stock
    self.cart = cart
    self.openOrders = openOrders
  }
}
