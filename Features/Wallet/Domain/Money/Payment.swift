/// A request to pay from the wallet.
public struct Payment: Hashable, Sendable {
  public let key: MovementKey
  public let payee: Payee
  /// The payee's name as the receipt stores it.
  public let party: String
  /// Positive.
  public let amount: Won
  /// What is paid for, such as `우리집 → 회사`.
  public let text: String

  public init(key: MovementKey, payee: Payee, party: String, amount: Won, text: String) {
    self.key = key
    self.payee = payee
    self.party = party
    self.amount = amount
    self.text = text
  }
}
