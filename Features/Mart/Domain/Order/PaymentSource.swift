public import WalletDomain

/// What pays for an order; a refund always goes to the wallet.
public enum PaymentSource: Hashable, Sendable {
  case wallet
  /// A card of the wallet, which is charged for the amount before the wallet pays it.
  case card(issuer: String, lastFour: String)

  public init(_ card: Card) {
    self = .card(issuer: card.issuer, lastFour: card.lastFour)
  }

  /// The card among those of the wallet; nil for the wallet itself, and for a card that is gone.
  public func card(in cards: [Card]) -> Card? {
    guard case .card(let issuer, let lastFour) = self else { return nil }
    return cards.first { $0.issuer == issuer && $0.lastFour == lastFour }
  }
}
