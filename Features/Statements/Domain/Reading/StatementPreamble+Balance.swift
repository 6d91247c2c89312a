import LedgerDomain
import Time
import WalletDomain

/// What a bank says above the headings of the balance of an account.
extension StatementPreamble {
  /// What the account had before entries that have no balances; nil if that is not said, or contradicts itself.
  ///
  /// Where lines could not be read, what the account has at last does not say it.
  func opening(before amounts: [Won], _ today: Day?, isWhole: Bool) -> Won? {
    let sum = amounts.reduce(Won.zero, +)
    // What an account has now is more than a past period explains.
    let isPast = period.flatMap { period in today.map { period.upperBound < $0 } } ?? false
    let isExplained = closings.count == 1 && !isPast && isWhole
    let closing = isExplained ? closings.first.map { Won($0) - sum } : nil
    let first = openings.count == 1 ? openings.first.map(Won.init) : nil
    guard let opening = first ?? closing, LedgerAccounts.openings.contains(opening.amount),
      closings.count < 2, openings.count < 2, closing.map({ $0 == opening }) ?? true
    else { return nil }
    return opening
  }

  /// Whether what stands between words and digits has a sign before the currency or behind it.
  static func isNegative(_ text: Substring) -> Bool {
    var rest = text
    while let last = rest.last, !"-−–△▲".contains(last) {
      if rest.hasSuffix("마이너스") { return true }
      guard "()[]₩￦krw원won:".contains(last) else { return false }
      rest = rest.dropLast()
    }
    return !rest.isEmpty
  }
}
