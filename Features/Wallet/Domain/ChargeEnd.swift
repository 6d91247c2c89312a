/// What has become of a charge for good.
public enum ChargeEnd: String, Hashable, Sendable {
  /// Made, once.
  case charged
  /// The bank has refused the card.
  case refused
  /// It was not made, and never will be.
  case cancelled
}
