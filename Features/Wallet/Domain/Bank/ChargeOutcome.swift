/// The final outcome of a charge.
public enum ChargeOutcome: String, Hashable, Sendable {
  /// The card was charged once.
  case charged
  /// The bank refused the card.
  case refused
  /// The charge was not made and never will be.
  case cancelled
}
