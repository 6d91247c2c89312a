import WalletDomain

/// An amount as it is typed: digits come and go at its end; the first one replaces a proposal.
struct AmountEntry: Equatable {
  private(set) var amount: Won
  /// Whether it was filled in, and nobody has touched it since.
  private(set) var isProposed: Bool

  /// More than anybody tops up, so that no digit is lost of an amount that is not too large.
  private static let most: Int64 = 999_999_999_999

  init(_ amount: Won = .zero, isProposed: Bool = false) {
    self.amount = Won(min(max(amount.amount, 0), Self.most))
    self.isProposed = isProposed
  }

  mutating func type(_ digits: String) {
    for digit in digits.compactMap(\.wholeNumberValue) {
      if isProposed { clear() }
      let next = amount.amount * 10 + Int64(digit)
      if next <= Self.most { amount = Won(next) }
    }
  }

  mutating func erase() { self = AmountEntry(Won(amount.amount / 10)) }

  mutating func clear() { self = AmountEntry() }

  /// Takes a whole amount, such as `50,000원`, in place of what there was; false for any other text.
  mutating func paste(_ text: String) -> Bool {
    guard let pasted = Won(text: text), pasted.amount <= Self.most else { return false }
    self = AmountEntry(pasted)
    return true
  }
}
