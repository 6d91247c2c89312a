import LedgerDomain
public import Phrases
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

extension BankStatement {
  /// How many lines are named.
  private static let mostLines = 5

  /// Which lines do not say whether they were spent, where others do; nil if there are none.
  public var undirectedPhrase: Phrase? {
    guard let first = undirected.first else { return nil }
    guard undirected.count > 1 else {
      return Phrase(
        ko: "\(first)번째 줄이 지출인지 수입인지 알 수 없습니다.",
        en: "Whether line \(first) was spent or received is not known.")
    }
    let lines = undirected.prefix(Self.mostLines).map(String.init).joined(separator: ", ")
    let rest = undirected.count - Self.mostLines
    return rest > 0
      ? Phrase(
        ko: "\(lines)번째 줄 등 \(undirected.count)개 줄이 지출인지 수입인지 알 수 없습니다.",
        en: "Whether lines \(lines) and \(rest) more were spent or received is not known.")
      : Phrase(
        ko: "\(lines)번째 줄이 지출인지 수입인지 알 수 없습니다.",
        en: "Whether lines \(lines) were spent or received is not known.")
  }
}
