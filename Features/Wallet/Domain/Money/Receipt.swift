/// A completed payment.
public struct Receipt: Hashable, Identifiable, Sendable {
  /// The number of the movement.
  public let id: Int64
  /// In milliseconds since 1970.
  public let time: Int64
  /// The payee's name at the time of the payment.
  public let party: String
  public let amount: Won
  /// What was paid for.
  public let text: String

  public init(id: Int64, time: Int64, party: String, amount: Won, text: String) {
    self.id = id
    self.time = time
    self.party = party
    self.amount = amount
    self.text = text
  }
}
