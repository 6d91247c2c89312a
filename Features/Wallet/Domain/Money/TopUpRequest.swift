/// A request to move money from a card into the wallet.
public struct TopUpRequest: Hashable, Sendable {
  /// The allowed amounts.
  public static let amounts = Won(1)...Won(2_000_000)

  public let key: MovementKey
  public let card: Card.ID
  /// One of `amounts`.
  public let amount: Won

  public init(key: MovementKey, card: Card.ID, amount: Won) {
    self.key = key
    self.card = card
    self.amount = amount
  }
}
