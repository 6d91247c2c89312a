import LedgerDomain
import Time

/// Whether sheets are of several accounts, where their headings are alike and no number tells them apart.
extension [SheetContent] {
  private static let ofAccounts = [
    "통장", "카드", "예금", "적금", "은행", "뱅크", "계좌", "페이", "card", "account", "checking", "savings",
    "bank",
  ]

  /// By what the sheets are called.
  ///
  /// Those that are called like accounts are one only where the balances of each go on from those before, and others are
  /// several only where the balances say so. Months and numbers name no accounts.
  func areOfSeveral(named names: [String]) -> Bool {
    let plain = names.map(StatementWords.plain)
    guard count > 1, !plain.contains(where: { $0.isEmpty || $0.contains(where: \.isNumber) }),
      Set(plain).count == plain.count
    else { return false }
    let areNamed = plain.allSatisfy { name in
      Self.ofAccounts.contains(where: name.has)
    }
    let parts = filter { BalanceChain($0.steps).isCredible && $0.days != nil }
      .sorted { one, other in
        guard let first = one.days, let second = other.days else { return false }
        return first.lowerBound < second.lowerBound
      }
    let isApart = zip(parts, parts.dropFirst()).contains { one, next in
      AccountBalances(next.steps).continuity(of: one.steps) == .apart
    }
    return isApart || areNamed && parts.count < count
  }
}
