public import Time
public import WalletDomain

/// What a statement brings to a ledger.
public struct StatementNews: Hashable, Sendable {
  /// A row that has its final amount now.
  public struct Settled: Hashable, Sendable {
    public let id: LedgerRow.ID
    public let amount: Won
    /// What its bank says of it now; nil for nothing.
    public let bank: BankRecord?
    /// On which day it was; nil for the one that it has.
    public var day: Day?
  }

  public let new: [StatementEntry]
  public let settled: [Settled]

  /// The cancelled approvals that are left out with their cancellations, by what these have in common.
  public let leftOut: Set<Int>
  /// The newest import of the ledger that this was found in; 0 if it has none.
  public var newestImport: LedgerImport.ID = 0

  /// What is to be remembered of these.
  let cancelled: [CancelledPurchase]
  /// Whether it is more than what is remembered.
  public var remembersMore: Bool { !cancelled.isEmpty }
  /// How many of the new ones are purchases that were left out before, and count since their cancellations have come.
  public let restored: Int

  public init(
    new: [StatementEntry], settled: [Settled], leftOut: Set<Int> = [],
    cancelled: [CancelledPurchase] = [], restored: Int = 0
  ) {
    (self.new, self.settled, self.leftOut) = (new, settled, leftOut)
    (self.cancelled, self.restored) = (cancelled, restored)
  }
}

/// What was made for links and then reconciled: its bank has it, whatever it calls it.
extension StatementNews {
  /// Without an entry for each of these rows that none of all entries is by its text: one of its account and
  /// amount, at most a day from it.
  func without(
    _ made: [LedgerRow], of entries: [StatementEntry], into chosen: LedgerAccount.ID?
  ) -> StatementNews {
    guard !made.isEmpty else { return self }
    let named = Set(entries.map { EntryFingerprint($0.entry) })
    var new = new
    for row in made where !named.contains(EntryFingerprint(row.entry)) {
      func days(_ index: Int) -> Int { abs(new[index].entry.day.distance(to: row.day)) }
      let index = new.indices.filter { index in
        new[index].entry.amount == row.amount && new[index].destination(chosen) == row.account
          && days(index) <= 1
      }.min { days($0) < days($1) }
      if let index { new.remove(at: index) }
    }
    var news = StatementNews(
      new: new, settled: settled, leftOut: leftOut, cancelled: cancelled, restored: restored)
    news.newestImport = newestImport
    return news
  }
}

extension LedgerTables {
  func reconciledMade(in accounts: Set<LedgerAccount.ID>) throws(Failure) -> [LedgerRow] {
    let links = try madeLinks(in: accounts.sorted { $0.rawValue < $1.rawValue })
    return try rows(links.compactMap(\.second)).filter(\.isLocked)
  }
}

extension LinkScene {
  /// The same of a scene.
  var reconciledMade: [LedgerRow] {
    let made = Set(links.filter(\.isMade).compactMap(\.second))
    return rows.filter { $0.isLocked && made.contains($0.id) }
  }
}
