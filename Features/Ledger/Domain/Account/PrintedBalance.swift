public import Phrases
import Store
public import Time
public import WalletDomain

/// What a bank has printed last of an account that the ledger has otherwise.
public struct PrintedBalance: Hashable, Sendable {
  /// The day of the last movement with a balance.
  public let day: Day
  public let balance: Won
  /// What the ledger has more than that, negative for less.
  public let excess: Won

  /// As `은행 잔액보다 2,000원 적음 (11월 30일)`, whose end may be cut in few columns.
  public var phrase: Phrase {
    let day = day.phrase()
    return excess < .zero
      ? Phrase.composed(
        ko: "은행 잔액보다 \(excess.size) 적음 (\(day))",
        en: "\(excess.size) less than the bank had on \(day)")
      : Phrase.composed(
        ko: "은행 잔액보다 \(excess) 많음 (\(day))", en: "\(excess) more than the bank had on \(day)")
  }
}

extension AccountBalances {
  /// What the ledger has otherwise than these, which are all movements from the last one with a balance on; nil where
  /// it has the same, or no balance says what it should have.
  ///
  /// `total` is what it has after all of them. What has no balance on the last day may be of before its movements or of
  /// after.
  func printed(of total: Won) -> PrintedBalance? {
    let chain = BalanceChain(steps)
    guard let day = chain.days?.upperBound, let balance = chain.closing else { return nil }
    func sum(_ isMeant: (BalanceStep) -> Bool) -> Won {
      steps.filter(isMeant).map(\.amount).reduce(.zero, +)
    }
    let all = total - sum { $0.day > day } - balance
    let excess =
      [all, all - sum { $0.day == day && $0.balance == nil }]
      .min { $0.size < $1.size } ?? all
    return excess == .zero ? nil : PrintedBalance(day: day, balance: balance, excess: excess)
  }
}

extension LedgerUseCases {
  /// What banks have printed last of accounts that have something else.
  public func printedBalances() async throws(LedgerError) -> [LedgerAccount.ID: PrintedBalance] {
    guard let end = Day(year: 9_999, month: 12, day: 31) else { return [:] }
    let accounts = state.value.settings.accounts.list
    let (sums, balances) = (
      try await accountSums(), try await balances(accounts.map(\.id), end...end)
    )
    return accounts.reduce(into: [:]) { found, account in
      let total = account.opening + (sums[account.id]?.total.amount ?? .zero)
      found[account.id] = balances[account.id]?.printed(of: total)
    }
  }
}
