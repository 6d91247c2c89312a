/// The bank behind the cards: a separate party that remembers each request by its key.
public protocol Bank: Sendable {
  /// Registers a card whose details are valid, and returns a token for it.
  func token(
    for details: CardDetails, within limit: Duration
  ) async throws(BankError) -> CardToken

  /// Charges a card. Repeating a charge with the same key charges the card once.
  func charge(
    _ charge: BankCharge, within limit: Duration
  ) async throws(BankError) -> ChargeOutcome

  /// Returns the outcome of a charge; one that has not been made by now is cancelled.
  ///
  /// `BankError.noAnswer` can also mean that the bank does not know the outcome yet: ask again later.
  func settle(
    _ charge: BankCharge, within limit: Duration
  ) async throws(BankError) -> ChargeOutcome

  /// All charges that were made, reported or not.
  func charges() async throws(BankError) -> [BankCharge]

  /// Cancels a charge that was made.
  func refund(_ charge: BankCharge) async throws(BankError)
}

/// Why the bank did not answer.
public enum BankError: Error, Hashable, Sendable {
  /// The time limit has passed; whether the request was carried out is unknown.
  case noAnswer
}
