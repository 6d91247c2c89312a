/// Rules for common merchants, which every ledger has; the user may change them.
public enum BuiltInRules {
  public static let all: [LedgerRule] = [
    rule("starbucks", "스타벅스", .food), rule("starbucks-latin", "starbucks", .food),
  ]

  static let ids = Set(all.map(\.id))

  private static func rule(
    _ id: String, _ words: String, _ category: LedgerCategory
  ) -> LedgerRule {
    LedgerRule(id: LedgerRule.ID(rawValue: id), words: words, kind: .expense, category: category)
  }
}
