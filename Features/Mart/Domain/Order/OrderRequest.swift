public import Phrases
public import WalletDomain

/// A request to place, change or cancel an order: one transaction over the order, the stock and the
/// money.
public struct OrderRequest: Hashable, Sendable {
  public enum Change: Hashable, Sendable {
    /// `from` is the cart that the user has seen, of which nothing may be missing; nil for any.
    case place(OrderContents, from: Cart? = nil)
    /// Replaces the contents; the goods are among those of the order, at the same prices.
    case edit(Order.ID, version: Int, OrderContents)
    case cancel(Order.ID, version: Int)
  }

  /// Requests with the same key are carried out once.
  public let key: MovementKey
  /// Its texts are normalised.
  public let change: Change
  /// Of the receipts.
  public let language: Language

  public init(key: MovementKey, _ change: Change, language: Language) {
    self.key = key
    self.language = language
    self.change =
      switch change {
      case .place(let contents, let cart): .place(contents.normalised, from: cart)
      case .edit(let id, let version, let contents):
        .edit(id, version: version, contents.normalised)
      case .cancel: change
      }
  }

  /// The order that is changed; nil for a new one.
  public var order: Order.ID? {
    switch change {
    case .place: nil
    case .edit(let id, _, _), .cancel(let id, _): id
    }
  }

  /// The contents afterwards; nil after cancelling.
  public var contents: OrderContents? {
    switch change {
    case .place(let contents, _), .edit(_, _, let contents): contents
    case .cancel: nil
    }
  }

  /// The cart that the user has seen; nil if it does not matter.
  public var cart: Cart? { if case .place(_, let cart) = change { cart } else { nil } }

  /// Whether `order`, which a request with this key has placed or changed, is as this one wants it.
  public func isFulfilled(by order: Order) -> Bool {
    guard order.id == self.order ?? order.id else { return false }
    guard let contents else { return order.times.cancelled != nil }
    return order.contents == contents
  }
}
