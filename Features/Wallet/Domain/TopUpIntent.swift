/// A top-up that was written down before the bank was asked, so that no end of the program can
/// lose what became of it.
public struct TopUpIntent: Hashable, Sendable {
  public let key: MovementKey
  /// The present try: each has a key of its own at the bank.
  public let charge: BankCharge

  public init(key: MovementKey, charge: BankCharge) {
    self.key = key
    self.charge = charge
  }

  /// The try `number`, counted from 1.
  public init(key: MovementKey, attempt number: Int, token: CardToken, amount: Won) {
    self.init(
      key: key,
      charge: BankCharge(key: "\(key.rawValue)-\(number)", token: token, amount: amount))
  }
}
