/// Money that the bank is asked to take from a card.
public struct BankCharge: Hashable, Sendable {
  /// Charges with the same key are made once.
  public let key: String
  public let token: CardToken
  public let amount: Won

  public init(key: String, token: CardToken, amount: Won) {
    self.key = key
    self.token = token
    self.amount = amount
  }
}
