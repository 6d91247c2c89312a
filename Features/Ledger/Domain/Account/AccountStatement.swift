public import Time
public import WalletDomain

/// What a bank says of an account: its balance at the end of a day.
public struct AccountStatement: Hashable, Sendable {
  public let day: Day
  /// Negative for a debt.
  public let balance: Won

  public init(day: Day, balance: Won) {
    self.day = day
    self.balance = balance
  }
}
