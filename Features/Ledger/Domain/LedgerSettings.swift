import WalletDomain

/// How the user orders a ledger: the categories, the rules that put entries into them, the accounts
/// and the budgets.
public struct LedgerSettings: Codable, Hashable, Sendable {
  public var categories: LedgerCategories
  public var rules: LedgerRules
  public var accounts = LedgerAccounts.builtIn
  public var budgets = LedgerBudgets.none

  public static let builtIn = LedgerSettings(categories: .builtIn, rules: .builtIn)

  /// An entry of a statement in the category that it names, or else in the rules', or `.income` and `.other`,
  /// with the name that a rule gives its payee.
  ///
  /// `account` is the one that it comes into, nil for a new one.
  public func ruled(
    _ entry: LedgerEntry, in account: LedgerAccount.ID? = nil, named: LedgerCategory? = nil,
    by matcher: RuleMatcher
  ) -> LedgerEntry {
    let rule = matcher.rule(for: entry, in: account)
    var entry = entry
    entry.payee = rule?.givenName ?? entry.payee
    entry.category =
      named ?? categories.resolved(rule?.category ?? (entry.amount > .zero ? .income : .other))
    return entry
  }
}

extension LedgerSettings {
  /// Takes over the numbers of ids that were given; returns false if it gives one a second time.
  mutating func count(on other: LedgerSettings) -> Bool {
    accounts.count(on: other.accounts)
    let areNew = [categories.count(on: other.categories), rules.count(on: other.rules)]
    return !areNew.contains(false)
  }

  /// Whether the next ids are those of other settings.
  func hasNumbers(of other: LedgerSettings) -> Bool {
    categories.hasNumber(of: other.categories) && rules.hasNumber(of: other.rules)
  }

  /// Settings of an earlier version have no accounts and no budgets.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    categories = try container.decodeIfPresent(forKey: .categories) ?? .builtIn
    rules = try container.decodeIfPresent(forKey: .rules) ?? .builtIn
    accounts = try container.decodeIfPresent(forKey: .accounts) ?? .earlier
    budgets = try container.decodeIfPresent(forKey: .budgets) ?? .none
  }
}

extension KeyedDecodingContainer {
  fileprivate func decodeIfPresent<Value: Decodable>(forKey key: Key) throws -> Value? {
    try decodeIfPresent(Value.self, forKey: key)
  }
}
