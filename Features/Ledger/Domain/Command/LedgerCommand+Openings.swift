import Time
import WalletDomain

extension LedgerCommand {
  /// Accounts whose opening balances are those of their banks' first balances, before a command and after it.
  ///
  /// What comes before these, or goes, is in the balances that the banks have said, so that the opening balance
  /// follows, and no later balance changes.
  struct Openings {
    private var accounts: [LedgerAccount.ID]

    /// Of the accounts; where `beginning` also of those without opening balances of which no balance is known yet: the
    /// first file that has any says what they had.
    init<Tables: LedgerTables>(
      of accounts: some Sequence<LedgerAccount.ID>, beginning: Bool = false, in tables: Tables
    ) throws(Tables.Failure) {
      var followed: [LedgerAccount.ID] = []
      var accounts = Set(accounts)
      if !accounts.isEmpty, try !tables.maySave() { accounts = [] }
      let known = try tables.settings().accounts
      let firsts = try First.of(accounts, in: tables)
      for id in accounts.sorted(by: { $0.rawValue < $1.rawValue })
      where known.contains(id) && id != .superPay {
        let opening = known[id].opening
        if let first = firsts[id] {
          guard first.openings.contains(opening + first.rest) else { continue }
        } else {
          guard beginning, opening == .zero else { continue }
        }
        // What is locked agrees with a statement by the opening balance that there is.
        if try tables.lastReconciliation(of: id) == nil { followed.append(id) }
      }
      self.accounts = followed
    }

    /// Follows a new account, too.
    mutating func begin(_ account: LedgerAccount.ID) { accounts.append(account) }

    /// Gives the accounts the opening balances that are those of their first balances now, and none where nothing is
    /// left in them.
    func follow<Tables: LedgerTables>(
      in tables: inout Tables
    ) throws(Tables.Failure) -> [LedgerChange] {
      guard !accounts.isEmpty else { return [] }
      let before = try tables.settings()
      var after = before
      let firsts = try First.of(Set(accounts), in: tables)
      for id in accounts where after.accounts.contains(id) {
        var opening = Won.zero
        if let first = firsts[id], let likeliest = first.openings.first {
          guard !first.openings.contains(after.accounts[id].opening + first.rest) else { continue }
          opening = likeliest - first.rest
        } else if try tables.sums(of: id, upTo: nil).total.count > 0 {
          continue
        }
        try? after.accounts.open(id, with: opening)
      }
      return try arrange(after, over: before, in: &tables)
    }
  }
}

/// The first day with a balance of an account.
private struct First {
  /// What the account may have before it.
  let openings: [Won]
  /// What its entries before that day come to.
  let rest: Won

  static func of<Tables: LedgerTables>(
    _ accounts: Set<LedgerAccount.ID>, in tables: Tables
  ) throws(Tables.Failure) -> [LedgerAccount.ID: First] {
    guard !accounts.isEmpty, let start = Day(rawValue: 1_01_01) else { return [:] }
    let ids = accounts.sorted { $0.rawValue < $1.rawValue }
    var firsts: [LedgerAccount.ID: First] = [:]
    for (id, known) in try tables.balances(of: ids, around: start...start) {
      var chain = BalanceChain(known.steps)
      guard let day = chain.days?.lowerBound else { continue }
      // The day after says which entry of several is the first.
      if chain.opening == nil, let more = try tables.balances(of: [id], around: day...day)[id] {
        chain = BalanceChain(more.steps)
      }
      guard chain.isCredible else { continue }
      // By the days that the chain has: what the user moves to another day is in it once.
      firsts[id] = First(
        openings: chain.openings, rest: try tables.sum(of: id, statedBefore: day))
    }
    return firsts
  }
}
