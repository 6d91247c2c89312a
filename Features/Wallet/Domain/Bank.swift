/// The bank behind the cards: another party, which remembers what it was asked.
public protocol Bank: Sendable {
  /// Takes a card whose details have no faults.
  func token(
    for details: CardDetails, within limit: Duration
  ) async throws(BankError) -> CardToken

  /// Makes a charge; asked twice, once.
  func charge(
    _ charge: BankCharge, within limit: Duration
  ) async throws(BankError) -> ChargeEnd

  /// What has become of a charge; one that was not made by now never will be.
  ///
  /// No answer also means that the bank does not know it yet itself: ask again later.
  func settle(
    _ charge: BankCharge, within limit: Duration
  ) async throws(BankError) -> ChargeEnd
}

/// Why the bank says nothing.
public enum BankError: Error, Hashable, Sendable {
  /// The limit is over; whether it did what was asked is not known.
  case noAnswer
}
