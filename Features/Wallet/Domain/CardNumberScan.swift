import Secrets

/// What can be said of a card number, whole or not, without keeping it.
struct CardNumberScan {
  /// How many digits there are.
  private(set) var count = 0
  /// The last four digits, or fewer.
  private(set) var end = ""
  /// Whose number it may be.
  private(set) var issuers: [CardIssuer] = []
  private var hasStranger = false
  /// The sums that Luhn's check needs, where the last digit stands at an even place, and at an odd.
  private var sums = (even: 0, odd: 0)

  init(_ number: Secret) {
    var start: [Int] = []
    var last: [UInt8] = []
    number.withBytes { bytes in
      for byte in bytes where byte != UInt8(ascii: " ") && byte != UInt8(ascii: "-") {
        guard let digit = Self.digit(byte) else {
          hasStranger = true
          continue
        }
        if start.count < 4 { start.append(digit) }
        last = last.suffix(3) + [byte]
        let doubled = digit * 2 - (digit > 4 ? 9 : 0)
        sums.even += count.isMultiple(of: 2) ? digit : doubled
        sums.odd += count.isMultiple(of: 2) ? doubled : digit
        count += 1
      }
    }
    issuers = CardIssuer.candidates(for: start)
    end = String(decoding: last, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> Int? {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return digits.contains(byte) ? Int(byte - digits.lowerBound) : nil
  }

  /// Whose number it is; nil unless it is whole and without faults.
  var issuer: CardIssuer? {
    fault(isComplete: true) == nil ? issuers.first : nil
  }

  /// Whether the last digit is the one that follows from those before it.
  ///
  /// Source: ISO/IEC 7812-1, annex B.
  private var isChecked: Bool {
    (count.isMultiple(of: 2) ? sums.odd : sums.even).isMultiple(of: 10)
  }

  /// Nil while nothing is wrong that more digits could not put right.
  func fault(isComplete: Bool) -> CardFault? {
    let lengths = issuers.flatMap(\.lengths)
    guard !hasStranger else { return .notDigits }
    guard let longest = lengths.max() else { return .unknownIssuer }
    guard count <= longest else { return .tooLong }
    if count == longest { return isChecked ? nil : .wrongNumber }
    guard isComplete else { return nil }
    guard lengths.contains(count) else { return count == 0 ? .noNumber : .tooShort }
    return isChecked ? nil : .wrongNumber
  }
}
