import Phrases

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
