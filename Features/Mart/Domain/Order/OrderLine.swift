public import Phrases
public import WalletDomain

/// A good of an order, with the name and the price of the day of the order.
public struct OrderLine: Hashable, Sendable {
  public let good: Good.ID
  /// Such as `현미 10 kg`.
  public let title: Phrase
  /// For one.
  public let price: Won
  /// One of `Cart.quantities`.
  public var quantity: Int

  public init(good: Good.ID, title: Phrase, price: Won, quantity: Int) {
    self.good = good
    self.title = title
    self.price = price
    self.quantity = quantity
  }

  /// A line at today's price.
  public init(_ good: Good, _ quantity: Int) {
    self.init(good: good.id, title: good.title, price: good.price, quantity: quantity)
  }

  public var amount: Won { price * quantity }
}
