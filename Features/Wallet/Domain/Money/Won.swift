public import Phrases

/// An amount of money in whole won; negative for spending.
///
/// What is greater than a number can be is the greatest one, since amounts come from files and servers.
public struct Won: Phrased, Hashable, Comparable, Sendable {
  public let amount: Int64

  public static let zero = Won(0)

  public init(_ amount: Int64) {
    self.amount = amount
  }

  /// Such as `18,000원`.
  public var phrase: Phrase { Phrase(ko: "\(amount.grouped)원", en: "\(amount.grouped) won") }

  /// Such as `18,000`, where the title of a column says the unit.
  public var figures: Phrase { Phrase(amount.grouped) }

  /// Such as `+18,000` or `-18,000`, where the title of a column says the unit.
  public var signedFigures: Phrase { Phrase((self > .zero ? "+" : "") + amount.grouped) }

  /// The unit in the title of a column.
  public static let unit = Phrase(ko: "원", en: "won")

  public static func < (one: Won, other: Won) -> Bool { one.amount < other.amount }

  public static func + (one: Won, other: Won) -> Won { Won(one.amount.adding(other.amount)) }

  public static func - (one: Won, other: Won) -> Won { Won(one.amount.subtracting(other.amount)) }

  public static prefix func - (one: Won) -> Won { .zero - one }

  /// The amount without its sign.
  public var size: Won { max(self, -self) }

  public static func * (one: Won, count: Int) -> Won {
    Won(one.amount.multiplied(by: Int64(count)))
  }
}

extension Won {
  /// Parses a whole amount such as `50000`, `50,000원` or `₩50,000`; nil for any other text.
  public init?(text: String) {
    var text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if text.hasPrefix("₩") { text.removeFirst() }
    for unit in [" 원", "원", " won"] where text.hasSuffix(unit) { text.removeLast(unit.count) }
    let digits = text.filter { $0 != "," }
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), let value = Int64(digits),
      text == digits || text == value.grouped
    else { return nil }
    self.init(value)
  }
}

/// Sums and products of numbers that were read, which stop at the greatest and the least number instead
/// of ending the program.
///
/// They are inlined, since millions of entries are added up by them.
extension FixedWidthInteger {
  /// The sum, or the number that is nearest to it.
  @inlinable public func adding(_ other: Self) -> Self {
    let (sum, isBeyond) = addingReportingOverflow(other)
    return isBeyond ? other < 0 ? .min : .max : sum
  }

  /// The difference, or the number that is nearest to it.
  @inlinable public func subtracting(_ other: Self) -> Self {
    let (difference, isBeyond) = subtractingReportingOverflow(other)
    return isBeyond ? other < 0 ? .max : .min : difference
  }

  /// The product, or the number that is nearest to it.
  @inlinable public func multiplied(by other: Self) -> Self {
    let (product, isBeyond) = multipliedReportingOverflow(by: other)
    return isBeyond ? (self < 0) == (other < 0) ? .max : .min : product
  }
}
