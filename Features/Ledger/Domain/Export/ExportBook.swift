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
  /// How many accounts are other ones, or new, with what an export says; `unused` are those that have nothing yet.
  public func count(changedBy book: ExportBook, filling unused: Set<LedgerAccount.ID>) -> Int {
    guard let after = try? taking(book, filling: unused) else { return 0 }
    return after.list.count { !list.contains($0) }
  }

  /// The same with what an export says of them.
  func taking(
    _ book: ExportBook, filling unused: Set<LedgerAccount.ID>
  ) throws(LedgerError) -> LedgerAccounts {
    var accounts = self
    for account in book.accounts { _ = try accounts.take(account, filling: unused) }
    return accounts
  }

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
    remember((account.record.cancelled ?? []).compactMap(\.checked), of: id)
    return id
  }
}
