import LedgerDomain
import Time
import WalletDomain

/// What a bank says above the headings of the balance of an account.
extension StatementPreamble {
  /// What the account had before entries that have no balances; nil if that is not said, or contradicts itself.
  func opening(before amounts: [Won], _ today: Day?) -> Won? {
    let sum = amounts.reduce(Won.zero, +)
    // What an account has now is more than a past period explains.
    let isPast = period.flatMap { period in today.map { period.upperBound < $0 } } ?? false
    let closing = closings.count == 1 && !isPast ? closings.first.map { Won($0) - sum } : nil
    let first = openings.count == 1 ? openings.first.map(Won.init) : nil
    guard let opening = first ?? closing, LedgerAccounts.openings.contains(opening.amount),
      closings.count < 2, openings.count < 2, closing.map({ $0 == opening }) ?? true
    else { return nil }
    return opening
  }
}
