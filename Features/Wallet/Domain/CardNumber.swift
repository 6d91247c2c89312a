public import Secrets

/// What may be known of a whole card number that has no faults.
public struct CardNumber: Hashable, Sendable {
  /// As Visa.
  public let issuer: String
  public let lastFour: String

  /// Nil for a number that has faults; there may be blanks and hyphens in it.
  public init?(_ number: Secret) {
    let scan = CardNumberScan(number)
    guard let issuer = scan.issuer else { return nil }
    self.issuer = issuer.rawValue
    lastFour = scan.end
  }
}
