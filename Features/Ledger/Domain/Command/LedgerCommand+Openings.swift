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
        followed.append(id)
      }
      // What is locked agrees with a statement by the opening balance that there is.
      let locked =
        followed.isEmpty ? [] : Set(try tables.reconciliations(of: followed).map(\.account))
      self.accounts = followed.filter { !locked.contains($0) }
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
      let sums = accounts.allSatisfy { firsts[$0] != nil } ? [:] : try tables.accountSums()
      for id in accounts where after.accounts.contains(id) {
        var opening = Won.zero
        if let first = firsts[id], let likeliest = first.openings.first {
          guard !first.openings.contains(after.accounts[id].opening + first.rest) else { continue }
          opening = likeliest - first.rest
        } else if let sum = sums[id], sum.total.count > 0 {
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
    let around = Dictionary(uniqueKeysWithValues: accounts.map { ($0, start...start) })
    var chains = try tables.balances(around: around).mapValues { BalanceChain($0.steps) }
    // By the days that the chains have: what the user moves to another day is in one once.
    let days = chains.compactMapValues(\.days?.lowerBound)
    let unclear = days.filter { chains[$0.key]?.opening == nil }
    if !unclear.isEmpty {
      // The day after says which entry of several is the first.
      for (id, more) in try tables.balances(around: unclear.mapValues { $0...$0 }) {
        chains[id] = BalanceChain(more.steps)
      }
    }
    let credible = days.filter { chains[$0.key]?.isCredible == true }
    let rests = credible.isEmpty ? [:] : try tables.sums(statedBefore: credible)
    return credible.keys.reduce(into: [:]) { firsts, id in
      firsts[id] = chains[id].map { First(openings: $0.openings, rest: rests[id] ?? .zero) }
    }
  }
}
