public import Secrets

/// The parts of a valid card number that may be shown and stored.
public struct CardNumber: Hashable, Sendable {
  /// Such as `Visa`.
  public let issuer: String
  public let lastFour: String

  /// Nil unless `number` is complete and valid; spaces and hyphens are ignored.
  public init?(_ number: Secret) {
    let scan = CardNumberScan(number)
    guard let issuer = scan.issuer else { return nil }
    self.issuer = issuer.rawValue
    lastFour = scan.lastFour
  }
}
