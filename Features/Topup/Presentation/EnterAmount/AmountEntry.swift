import WalletDomain

/// An amount as it is typed: digits come and go at its end.
struct AmountEntry: Equatable {
  private(set) var amount: Won

  /// More than anybody tops up, so that no digit is lost of an amount that is not too large.
  private static let most: Int64 = 999_999_999_999

  init(_ amount: Won = .zero) {
    self.amount = Won(min(max(amount.amount, 0), Self.most))
  }

  mutating func type(_ digits: String) {
    for digit in digits.compactMap(\.wholeNumberValue) {
      let next = amount.amount * 10 + Int64(digit)
      if next <= Self.most { amount = Won(next) }
    }
  }

  mutating func erase() { amount = Won(amount.amount / 10) }

  mutating func clear() { amount = .zero }

  /// Takes a whole amount, such as `50,000원`, in place of what there was; false for any other text.
  mutating func paste(_ text: String) -> Bool {
    guard let pasted = Won(text: text), pasted.amount <= Self.most else { return false }
    amount = pasted
    return true
  }
}
