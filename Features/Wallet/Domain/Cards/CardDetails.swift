public import Secrets
import Time

/// What the user enters to add a card; only the bank receives it, and it is never stored.
public struct CardDetails: Sendable {
  /// Digits, possibly separated by spaces or hyphens.
  public var number: Secret
  public var code: Secret
  /// Month and year, such as `11/28`.
  public var expiry: String

  public init(number: Secret = Secret([]), code: Secret = Secret([]), expiry: String = "") {
    self.number = number
    self.code = code
    self.expiry = expiry
  }

  /// The errors of the invalid fields.
  ///
  /// `isComplete` returns whether the user has finished a field: only then is missing input an error.
  func validationErrors(
    today: Day, isComplete: (CardField) -> Bool
  ) -> [CardField: CardValidationError] {
    let scan = CardNumberScan(number)
    var errors: [CardField: CardValidationError] = [:]
    errors[.number] = scan.validationError(isComplete: isComplete(.number))
    errors[.expiry] = CardExpiry.validationError(
      of: expiry, today: today, isComplete: isComplete(.expiry))
    errors[.code] = CardCode.validationError(
      of: code, issuers: scan.issuers, isComplete: isComplete(.code))
    return errors
  }
}
