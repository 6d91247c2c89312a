public import Time
import WalletDomain

/// What an export says of accounts and what is locked in them.
public struct ExportBook: Hashable, Sendable {
  public struct Account: Hashable, Sendable {
    public let name: String
    /// In won.
    public let opening: Int64
    public let record: ExportRecord.Account

    public init(_ name: String, opening: Int64, _ record: ExportRecord.Account) {
      (self.name, self.opening, self.record) = (name, opening, record)
    }
  }

  /// A reconciliation.
  public struct Lock: Hashable, Sendable {
    public let account: String
    public let day: Day
    public let record: ExportRecord

    public init(_ account: String, _ day: Day, _ record: ExportRecord) {
      (self.account, self.day, self.record) = (account, day, record)
    }
  }

  public var accounts: [Account] = []
  public var locks: [Lock] = []

  public init() {}
}

extension LedgerAccounts {
  /// The account that an export describes, which is added unless there is one of that name; one of `unused` and a
  /// new one get what it says.
  mutating func take(
    _ account: ExportBook.Account, filling unused: Set<LedgerAccount.ID>
  ) throws(LedgerError) -> LedgerAccount.ID {
    let id: LedgerAccount.ID
    var isNew = false
    let builtIn = account.record.id.map(LedgerAccount.ID.init(rawValue:))
    if builtIn == .cash {
      id = .cash
    } else if let known = self.account(named: account.name), known.id != .superPay {
      id = known.id
    } else if builtIn == .imports {
      (id, isNew) = (try self.account(for: .existing(.imports)), true)
    } else {
      (id, isNew) = (try add(account.name), true)
    }
    guard isNew || unused.contains(id) else { return id }
    if Self.openings.contains(account.opening) { try open(id, with: Won(account.opening)) }
    if id.builtInName != nil, self.account(named: account.name)?.id != id {
      try rename(id, account.name)
    }
    if let kind = account.record.kind { try set(kind, of: id) }
    note(
      AccountFacts(number: account.record.number ?? "", holder: account.record.holder ?? ""),
      of: id)
    return id
  }
}
