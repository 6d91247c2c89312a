public import LedgerDomain

/// An entry of a statement.
public struct StatementEntry: Hashable, Sendable {
  /// In `.income` or `.other`.
  public let entry: LedgerEntry
  /// The category that the statement names; empty for none.
  public let category: String
}

extension BankStatement {
  /// The entries in the categories that the statement names, or else in those of the rules.
  func entries(by settings: LedgerSettings) -> [LedgerEntry] {
    let matcher = RuleMatcher(settings.rules.list)
    return entries.map { line in
      var entry = line.entry
      let named = settings.categories.category(named: line.category)
      entry.category = named ?? settings.category(of: entry, by: matcher)
      return entry
    }
  }
}
