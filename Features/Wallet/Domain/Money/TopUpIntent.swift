/// A top-up that was recorded before the bank was asked, so that its outcome can be found out even
/// after a crash.
public struct TopUpIntent: Hashable, Sendable {
  public let key: MovementKey
  /// The charge of the current attempt; each attempt has its own key at the bank.
  public let charge: BankCharge

  /// `attempt` counts from 1.
  public init(key: MovementKey, attempt: Int, token: CardToken, amount: Won) {
    self.key = key
    charge = BankCharge(key: "\(key.rawValue)-\(attempt)", token: token, amount: amount)
  }
}

/// The next step of a top-up that has been recorded.
public enum TopUpStep: Hashable, Sendable {
  /// None: the money was received before. Has the balance.
  case done(Won)
  /// Ask the bank for the charge.
  case charge(TopUpIntent)
  /// Find out the outcome of an earlier attempt first.
  case settle(TopUpIntent)
}

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
