import Secrets

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
