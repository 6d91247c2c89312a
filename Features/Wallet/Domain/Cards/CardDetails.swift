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

/// The fields of a card, in the order of the form.
public enum CardField: CaseIterable, Sendable {
  case number, expiry, code
}

/// The validation of the code that is printed next to a card's number.
enum CardCode {
  /// Returns nil while further digits can make the code valid.
  ///
  /// `issuers` are the possible issuers of the card, `isComplete` is whether the user has finished.
  static func validationError(
    of code: Secret, issuers: [CardIssuer], isComplete: Bool
  ) -> CardValidationError? {
    let lengths = Set((issuers.isEmpty ? CardIssuer.allCases : issuers).map(\.codeLength))
    let (count, isDigits) = code.withBytes { bytes in
      (bytes.count, bytes.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    }
    guard isDigits else { return .notDigits }
    let isTooLong = count > lengths.max() ?? 0
    guard isTooLong || isComplete && !lengths.contains(count) else { return nil }
    return .wrongCode(digits: lengths.sorted())
  }
}
