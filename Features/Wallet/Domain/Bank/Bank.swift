public import Storage

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
  /// The bank has no such card, and has not charged any.
  case unknownCard
  /// The bank could not read or change what it keeps.
  case storage(StorageError)
}

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

/// The final outcome of a charge.
public enum ChargeOutcome: String, Hashable, Sendable {
  /// The card was charged once.
  case charged
  /// The bank refused the card.
  case refused
  /// The charge was not made and never will be.
  case cancelled
}
