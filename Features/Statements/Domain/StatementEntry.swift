public import LedgerDomain
import Storage

/// An entry of a statement.
public struct StatementEntry: Hashable, Sendable {
  /// In `.income` or `.other`.
  public let entry: LedgerEntry
  /// The category that the statement names; empty for none.
  public let category: String
  /// The account that an export of Galbi names; empty for none.
  public let account: String

  public init(entry: LedgerEntry, category: String, account: String = "") {
    self.entry = entry
    self.category = category
    self.account = account
  }
}

extension BankStatement {
  /// The entries in the categories that the statement names, or else in those of the rules.
  func entries(
    by settings: LedgerSettings, _ work: LongWork = .silent,
    within part: ClosedRange<Int> = 0...1_000
  ) -> [LedgerEntry] {
    let matcher = RuleMatcher(settings.rules.list)
    var categories: [String: LedgerCategory?] = [:]
    return entries.enumerated().map { index, line in
      work.advance(to: index, of: entries.count, within: part)
      var entry = line.entry
      let named =
        categories[line.category] ?? settings.categories.category(named: line.category)
      categories[line.category] = .some(named)
      entry.category = named ?? settings.category(of: entry, by: matcher)
      return entry
    }
  }

  /// The entries in their categories, with the accounts that an export names.
  ///
  /// Runs off the caller's actor, since many entries take long.
  @concurrent
  func stated(
    by settings: LedgerSettings, _ work: LongWork, within part: ClosedRange<Int>
  ) async -> [StatedEntry] {
    let entries = entries(by: settings, work, within: part)
    guard isExport else { return entries.map { StatedEntry($0) } }
    let names = Set(self.entries.map(\.account))
    let accounts = Dictionary(
      uniqueKeysWithValues: names.map { ($0, settings.accounts.account(named: $0)?.id) })
    return zip(entries, self.entries).map { entry, line in
      let account = (accounts[line.account] ?? nil).map(StatedEntry.Account.named)
      return StatedEntry(entry, account ?? .unknown)
    }
  }
}
