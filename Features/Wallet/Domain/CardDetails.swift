public import Secrets

/// What is typed to add a card; it is told to the bank and to nobody else.
public struct CardDetails: Sendable {
  /// Digits, with blanks or hyphens between them.
  public let number: Secret
  public let code: Secret
  /// As 11/28, month and year.
  public let expiry: String

  public init(number: Secret, code: Secret, expiry: String) {
    self.number = number
    self.code = code
    self.expiry = expiry
  }
}
