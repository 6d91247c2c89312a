/// A payment that is asked for.
public struct Payment: Hashable, Sendable {
  public let key: MovementKey
  public let payee: Payee
  /// The payee's name as it is kept.
  public let party: String
  /// More than nothing.
  public let amount: Won
  /// What for, as 우리집 → 회사.
  public let text: String

  public init(key: MovementKey, payee: Payee, party: String, amount: Won, text: String) {
    self.key = key
    self.payee = payee
    self.party = party
    self.amount = amount
    self.text = text
  }
}
