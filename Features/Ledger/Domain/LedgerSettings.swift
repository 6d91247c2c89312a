import WalletDomain

/// How the user orders a ledger: the categories, and the rules that put entries into them.
public struct LedgerSettings: Codable, Hashable, Sendable {
  public var categories: LedgerCategories
  public var rules: LedgerRules

  public static let builtIn = LedgerSettings(categories: .builtIn, rules: .builtIn)

  /// The entries of a statement that names no category: the rules', or `.income` and `.other`.
  public func category(of entry: LedgerEntry, by matcher: RuleMatcher) -> LedgerCategory {
    let rule = matcher.rule(for: entry)?.category
    return categories.resolved(rule ?? (entry.amount > .zero ? .income : .other))
  }
}
