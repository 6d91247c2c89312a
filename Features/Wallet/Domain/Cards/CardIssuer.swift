/// A card network, which the first digits of a card number identify.
///
/// Source of the ranges and lengths: ISO/IEC 7812 as the issuers publish them.
enum CardIssuer: String, CaseIterable, Sendable {
  case visa = "Visa"
  case mastercard = "Mastercard"
  case americanExpress = "American Express"
  case jcb = "JCB"
  case unionPay = "UnionPay"
  case diners = "Diners Club"
  case discover = "Discover"
  /// Valid in Korea only.
  case domestic = "국내카드"

  /// The possible numbers of digits.
  var lengths: [Int] {
    switch self {
    case .visa: [13, 16, 19]
    case .mastercard, .jcb, .discover, .domestic: [16]
    case .americanExpress: [15]
    case .unionPay: [16, 17, 18, 19]
    case .diners: [14]
    }
  }

  /// The number of digits that nearly all numbers have.
  var usualLength: Int {
    switch self {
    case .visa, .unionPay: 16
    default: lengths[0]
    }
  }

  /// The number of digits of the code that is printed next to the number.
  var codeLength: Int { self == .americanExpress ? 4 : 3 }

  /// The first digits of a number; both bounds of a range have the same number of digits.
  private var prefixes: [ClosedRange<Int>] {
    switch self {
    case .visa: [4...4]
    case .mastercard: [51...55, 2221...2720]
    case .americanExpress: [34...34, 37...37]
    case .jcb: [3528...3589]
    case .unionPay: [62...62]
    case .diners: [36...36, 38...38, 300...305]
    case .discover: [6011...6011, 65...65]
    case .domestic: [9...9]
    }
  }

  /// The issuers whose numbers can begin with `digits`.
  static func candidates(for digits: [Int]) -> [CardIssuer] {
    allCases.filter { issuer in
      issuer.prefixes.contains { range in
        var (low, high) = (range.lowerBound, range.upperBound)
        let count = String(low).count
        for _ in 0..<max(count - digits.count, 0) { (low, high) = (low / 10, high / 10) }
        let start = digits.prefix(count).reduce(0) { $0 * 10 + $1 }
        return digits.isEmpty || (low...high).contains(start)
      }
    }
  }
}
