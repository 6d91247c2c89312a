/// An amount as it is typed: digits are appended and erased at its end.
///
/// The first typed digit replaces an amount that was filled in.
public struct AmountEntry: Hashable, Sendable {
  public private(set) var amount: Won
  /// Whether the amount was filled in, and the user has not changed it.
  public private(set) var isPrefilled: Bool

  /// Far above what any form allows, so that too large an amount can be typed and corrected.
  private static let limit: Int64 = 999_999_999_999

  public init(_ amount: Won = .zero, isPrefilled: Bool = false) {
    self.amount = Won(min(max(amount.amount, 0), Self.limit))
    self.isPrefilled = isPrefilled
  }

  public mutating func type(_ digits: String) {
    for digit in digits.compactMap(\.wholeNumberValue) {
      if isPrefilled { clear() }
      let next = amount.amount * 10 + Int64(digit)
      if next <= Self.limit { amount = Won(next) }
    }
  }

  /// Adds to what is there, be it typed or filled in.
  public mutating func add(_ more: Won) { self = AmountEntry(amount + more) }

  public mutating func erase() { self = AmountEntry(Won(amount.amount / 10)) }

  public mutating func clear() { self = AmountEntry() }

  /// Replaces the amount with a whole one such as `50,000원`; returns false for any other text.
  public mutating func paste(_ text: String) -> Bool {
    guard let pasted = Won(text: text), pasted.amount <= Self.limit else { return false }
    self = AmountEntry(pasted)
    return true
  }
}
