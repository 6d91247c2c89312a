import LedgerDomain
import Storage
import Time
import WalletDomain

extension BankStatement {
  /// What categories are called once those are added that the statement names, as many as there may be.
  func categories(by settings: LedgerSettings) -> LedgerCategories {
    var seen: Set<String> = [""]
    return entries.reduce(into: settings.categories) { categories, line in
      if seen.insert(line.newCategory).inserted { _ = try? categories.take(line.newCategory) }
    }
  }

  /// The entries in the categories that the statement names, or else in those of the rules, with the
  /// accounts that an export names.
  ///
  /// `categories` are those of `categories(by:)`, and `chosen` is the account into which they go, if there is one.
  func entries(
    by settings: LedgerSettings, _ categories: LedgerCategories,
    into chosen: LedgerAccount.ID? = nil, _ work: LongWork = .silent,
    within part: ClosedRange<Int> = 0...1_000
  ) -> [StatementEntry] {
    let matcher = RuleMatcher(settings.rules.list)
    func table<Value>(_ names: [String], _ value: (String) -> Value) -> [String: Value] {
      Dictionary(uniqueKeysWithValues: Set(names).map { ($0, value($0)) })
    }
    let named = table(entries.map(\.newCategory)) { categories.category(named: $0) }
    let accounts = table(entries.map(\.newAccount)) { settings.accounts.account(named: $0)?.id }
    let known = Set(settings.categories.ids)
    let wallet = settings.accounts.walletStandIn
    return entries.enumerated().map { index, line in
      work.advance(to: index, of: entries.count, within: part)
      let own = accounts[line.newAccount] ?? nil
      var placed = line
      placed.entry = settings.ruled(
        line.entry, in: isExport ? own : chosen, named: named[line.newCategory] ?? nil, by: matcher)
      if let exported = line.exported { placed.entry.payee = exported.payee }
      if known.contains(placed.entry.category) { placed.newCategory = "" }
      if isExport { placed.account = own.map(StatementEntry.Account.named) ?? .unknown }
      if own != nil { placed.newAccount = own == .superPay ? wallet.name : "" }
      if own == .superPay { placed.standIn = wallet.id }
      return placed
    }
  }

  /// The same, off the caller's actor, since many entries take long; categories of the statement that are
  /// unknown only if they may be added.
  @concurrent
  func stated(
    by settings: LedgerSettings, addingCategories adds: Bool,
    into account: LedgerAccount.ID? = nil, _ work: LongWork,
    within part: ClosedRange<Int>
  ) async -> (entries: [StatementEntry], categories: LedgerCategories) {
    let categories = adds ? categories(by: settings) : settings.categories
    return (entries(by: settings, categories, into: account, work, within: part), categories)
  }
}
