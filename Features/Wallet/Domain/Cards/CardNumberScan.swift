public import Secrets

/// The properties of a card number, complete or not, that do not require keeping its digits.
struct CardNumberScan {
  /// The number of digits.
  private(set) var count = 0
  /// The last four digits, or fewer.
  private(set) var lastFour = ""
  /// The possible issuers.
  private(set) var issuers: [CardIssuer] = []
  private var hasInvalidCharacter = false
  /// The sums for Luhn's check: one for numbers with an odd count of digits, one for an even count.
  private var sums = (odd: 0, even: 0)

  init(_ number: Secret) {
    var start: [Int] = []
    var last: [UInt8] = []
    number.withBytes { bytes in
      for byte in bytes where byte != UInt8(ascii: " ") && byte != UInt8(ascii: "-") {
        guard let digit = Self.digit(byte) else {
          hasInvalidCharacter = true
          continue
        }
        if start.count < 4 { start.append(digit) }
        last = last.suffix(3) + [byte]
        let doubled = digit * 2 - (digit > 4 ? 9 : 0)
        sums.odd += count.isMultiple(of: 2) ? digit : doubled
        sums.even += count.isMultiple(of: 2) ? doubled : digit
        count += 1
      }
    }
    issuers = CardIssuer.candidates(for: start)
    lastFour = String(decoding: last, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> Int? {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return digits.contains(byte) ? Int(byte - digits.lowerBound) : nil
  }

  /// The issuer; nil unless the number is complete and valid.
  var issuer: CardIssuer? {
    validationError(isComplete: true) == nil ? issuers.first : nil
  }

  /// Whether the check digit, which is the last one, is right.
  ///
  /// Source: ISO/IEC 7812-1, annex B.
  private var isChecked: Bool {
    (count.isMultiple(of: 2) ? sums.even : sums.odd).isMultiple(of: 10)
  }

  /// Returns nil while further digits can make the number valid; `isComplete` is whether the user has
  /// finished.
  func validationError(isComplete: Bool) -> CardValidationError? {
    let lengths = issuers.flatMap(\.lengths)
    guard !hasInvalidCharacter else { return .notDigits }
    guard let longest = lengths.max() else { return .unknownIssuer }
    guard count <= longest else { return .tooLong }
    if count == longest { return isChecked ? nil : .wrongNumber }
    guard isComplete else { return nil }
    guard lengths.contains(count) else { return count == 0 ? .noNumber : .tooShort }
    return isChecked ? nil : .wrongNumber
  }
}

/// The parts of a valid card number that may be shown and stored.
public struct CardNumber: Hashable, Sendable {
  /// Such as `Visa`.
  public let issuer: String
  public let lastFour: String
  /// Whether it has as many digits as nearly all of its issuer, so that no more are to come.
  public let isUsual: Bool

  /// Nil unless `number` is complete and valid; spaces and hyphens are ignored.
  public init?(_ number: Secret) {
    let scan = CardNumberScan(number)
    guard let issuer = scan.issuer else { return nil }
    self.issuer = issuer.rawValue
    lastFour = scan.lastFour
    isUsual = scan.count == issuer.usualLength
  }
}
