import WalletDomain

/// What rules see of an entry, which may not be written to its end yet.
public struct RuleSubject: Hashable, Sendable {
  public let text: String
  public let note: String
  public let isReceived: Bool
  /// Without its sign, in won; nil while it is not known, which is in no bounds.
  public let amount: UInt64?
  /// Nil for an account that is made with its first entries.
  public let account: LedgerAccount.ID?

  public init(
    text: String, note: String, isReceived: Bool, amount: UInt64?, account: LedgerAccount.ID?
  ) {
    (self.text, self.note, self.isReceived) = (text, note, isReceived)
    (self.amount, self.account) = (amount, account)
  }

  public init(_ entry: LedgerEntry, in account: LedgerAccount.ID?) {
    self.init(
      text: entry.text, note: entry.note, isReceived: entry.amount > .zero,
      amount: entry.amount.amount.magnitude, account: account)
  }

  public init(_ row: LedgerRow) { self.init(row.entry, in: row.account) }
}

/// How many entries a rule matches.
public struct RuleMatches: Hashable, Sendable {
  public static let none = RuleMatches()

  public private(set) var all = 0
  /// Those of them that it would change, since they have another category or name.
  public private(set) var changing = 0

  public init(all: Int = 0, changing: Int = 0) { (self.all, self.changing) = (all, changing) }

  /// Counts an entry that the rule matches.
  public mutating func add(_ rule: LedgerRule, _ entry: LedgerEntry) {
    all += 1
    let isNamed = rule.name.isEmpty || rule.name == entry.payee
    if entry.category != rule.category || !isNamed { changing += 1 }
  }
}
