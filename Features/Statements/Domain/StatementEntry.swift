public import LedgerDomain
import Storage
import Time
import WalletDomain

/// An entry of a statement.
public struct StatementEntry: Hashable, Sendable {
  /// In `.income` or `.other`.
  public private(set) var entry: LedgerEntry
  /// The category that the statement names; empty for none.
  public let category: String
  /// The account that an export of Galbi names; empty for none.
  public let account: String
  /// What an approval of a card and its cancellation have in common; nil for other entries.
  public internal(set) var cancellation: Int?
  /// What an export says of it besides; nil for an entry of another file.
  var exported: ExportedEntry?

  public init(
    entry: LedgerEntry, category: String, account: String = "", cancellation: Int? = nil
  ) {
    self.entry = entry
    self.category = category
    self.account = account
    self.cancellation = cancellation
  }

  /// What the bank says of it.
  var bank: BankRecord? {
    get { entry.bank }
    set {
      entry = LedgerEntry(
        day: entry.day, amount: entry.amount, text: entry.text, category: entry.category,
        note: entry.note, bank: newValue)
    }
  }

  /// One of which no line of the file says anything.
  var withoutRecord: StatementEntry {
    var entry = self
    entry.bank = nil
    return entry
  }

  /// The same entry with the money going the other way.
  var reversed: StatementEntry { withAmount(-entry.amount) }

  /// The same entry with another amount, and maybe on another day.
  func withAmount(_ amount: Won, on day: Day? = nil) -> StatementEntry {
    let other = LedgerEntry(
      day: day ?? entry.day, amount: amount, text: entry.text,
      category: amount > .zero ? .income : .other, note: entry.note, bank: entry.bank)
    var entry = StatementEntry(
      entry: other, category: category, account: account, cancellation: cancellation)
    entry.exported = exported
    return entry
  }
}

extension BankStatement {
  /// What categories are called once those are added that the statement names, as many as there may be.
  func categories(by settings: LedgerSettings) -> LedgerCategories {
    var seen: Set<String> = [""]
    return entries.reduce(into: settings.categories) { categories, line in
      if seen.insert(line.category).inserted { _ = try? categories.take(line.category) }
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
  ) -> [StatedEntry] {
    let matcher = RuleMatcher(settings.rules.list)
    func table<Value>(_ names: [String], _ value: (String) -> Value) -> [String: Value] {
      Dictionary(uniqueKeysWithValues: Set(names).map { ($0, value($0)) })
    }
    let named = table(entries.map(\.category)) { categories.category(named: $0) }
    let accounts = table(entries.map(\.account)) { settings.accounts.account(named: $0)?.id }
    let known = Set(settings.categories.ids)
    let wallet = settings.accounts.walletStandIn
    return entries.enumerated().map { index, line in
      work.advance(to: index, of: entries.count, within: part)
      let own = accounts[line.account] ?? nil
      var entry = settings.ruled(
        line.entry, in: isExport ? own : chosen, named: named[line.category] ?? nil, by: matcher)
      if let exported = line.exported { entry.payee = exported.payee }
      let account = own.map(StatedEntry.Account.named)
      return StatedEntry(
        entry, isExport ? account ?? .unknown : .chosen,
        newCategory: known.contains(entry.category) ? "" : line.category,
        cancellation: line.cancellation,
        newAccount: own == .superPay ? wallet.name : own == nil ? line.account : "",
        standIn: own == .superPay ? wallet.id : nil, exported: line.exported)
    }
  }

  /// The same, off the caller's actor, since many entries take long; categories of the statement that are
  /// unknown only if they may be added.
  @concurrent
  func stated(
    by settings: LedgerSettings, addingCategories adds: Bool,
    into account: LedgerAccount.ID? = nil, _ work: LongWork,
    within part: ClosedRange<Int>
  ) async -> (entries: [StatedEntry], categories: LedgerCategories) {
    let categories = adds ? categories(by: settings) : settings.categories
    return (entries(by: settings, categories, into: account, work, within: part), categories)
  }
}
