public import Time
public import WalletDomain

/// The agreement of an account's entries with one statement of its bank.
public struct LedgerReconciliation: Codable, Hashable, Identifiable, Sendable {
  /// Ascending in time; never given twice.
  public let id: Int64
  public let account: LedgerAccount.ID
  /// The last day of the statement.
  public let day: Day
  private let amount: Int64
  /// How many entries it has locked.
  public let count: Int
  /// When they were locked, in milliseconds since 1970.
  public let time: Int64

  public init(
    id: Int64, account: LedgerAccount.ID, _ statement: AccountStatement, count: Int, time: Int64
  ) {
    self.id = id
    self.account = account
    day = statement.day
    amount = statement.balance.amount
    self.count = count
    self.time = time
  }

  /// What the account had at the end of that day.
  public var balance: Won { Won(amount) }

  public var statement: AccountStatement { AccountStatement(day: day, balance: balance) }
}

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
