extension BinaryInteger {
  /// The number with leading zeros, at least `width` digits long; for numbers that are not
  /// negative.
  public func padded(to width: Int, radix: Int = 10, uppercase: Bool = false) -> String {
    let digits = String(self, radix: radix, uppercase: uppercase)
    return String(repeating: "0", count: max(width - digits.count, 0)) + digits
  }

  /// The number with commas between groups of three digits, such as `10,000`.
  public var grouped: String {
    let digits = String(magnitude)
    var text = self < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return text
  }
}
