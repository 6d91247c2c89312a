/// The contents of the wallet.
public struct WalletContents: Hashable, Sendable {
  public let balance: Won
  /// The default first, then in the order in which they were added.
  public let cards: [Card]
  /// Top-ups whose outcome is unknown, except those of another running process.
  public let unsettled: [TopUpIntent]

  public init(balance: Won, cards: [Card], unsettled: [TopUpIntent] = []) {
    self.balance = balance
    self.cards = cards
    self.unsettled = unsettled
  }
}
