/// What is in the wallet.
public struct WalletContents: Hashable, Sendable {
  public let balance: Won
  /// In the order in which they were added.
  public let cards: [Card]
  /// Top-ups whose end is not known, but for those that another running Galbi sees to.
  public let unsettled: [TopUpIntent]

  public init(balance: Won, cards: [Card], unsettled: [TopUpIntent] = []) {
    self.balance = balance
    self.cards = cards
    self.unsettled = unsettled
  }
}
