import Search

/// The rules of a ledger: the user's own in their order, then the built-in ones; the first that matches an
/// entry decides.
public struct LedgerRules: Codable, Hashable, Sendable {
  /// The user's own.
  public internal(set) var own: [LedgerRule]
  /// Built-in ones that the user has changed, in their order.
  var changed: [LedgerRule]
  /// The number in the id of the rule that was added last, as of `LedgerCategories`.
  private var lastNumber: Int?

  /// How many rules of their own a user may have.
  public static let limit = 500

  public static let builtIn = LedgerRules(own: [], changed: [])

  init(own: [LedgerRule], changed: [LedgerRule]) {
    self.own = own
    self.changed = changed
  }

  /// In the order in which they are tried.
  public var list: [LedgerRule] {
    guard !changed.isEmpty else { return own + BuiltInRules.all }
    let changed = Dictionary(self.changed.map { ($0.id, $0) }) { one, _ in one }
    return own + BuiltInRules.all.map { changed[$0.id] ?? $0 }
  }

  /// Adds a rule of the user's own before the others, in the place of one with the same conditions, or
  /// changes the one with its id.
  ///
  /// Of a built-in one only what it does and whether it is on are changed. Throws `.ruleMatchesAll`
  /// if the rule says nothing of an entry.
  public mutating func save(_ rule: LedgerRule) throws(LedgerError) {
    guard rule.isUsable else { throw .ruleMatchesAll }
    if let place = BuiltInRules.places[rule.id] {
      let original = BuiltInRules.all[place]
      var saved = original
      (saved.category, saved.name, saved.isOn) = (rule.category, rule.name, rule.isOn)
      changed.removeAll { $0.id == rule.id }
      if saved != original {
        let next = changed.firstIndex { BuiltInRules.places[$0.id, default: 0] > place }
        changed.insert(saved, at: next ?? changed.endIndex)
      }
    } else if let index = own.firstIndex(where: { $0.id == rule.id }) {
      own[index] = rule
    } else {
      // After this one it would never be tried.
      own.removeAll { $0.hasConditions(of: rule) }
      guard own.count < Self.limit else { throw .tooMany(Self.limit) }
      own.insert(rule, at: 0)
      lastNumber = max(lastNumber ?? 0, rule.id.number ?? 0)
    }
  }

  /// Adds a rule as `save` does, under an id that nothing has had, and returns it.
  public mutating func add(_ rule: LedgerRule) throws(LedgerError) -> LedgerRule {
    let new = LedgerRule(
      id: newID, payee: rule.payee, words: rule.words, note: rule.note, kind: rule.kind,
      account: rule.account, least: rule.least, most: rule.most, category: rule.category,
      name: rule.name, isOn: rule.isOn)
    try save(new)
    return new
  }

  /// An id for a new rule.
  public var newID: LedgerRule.ID {
    let last = max(own.compactMap(\.id.number).max() ?? 0, lastNumber ?? 0)
    return LedgerRule.ID(rawValue: "user-\(last + 1)")
  }

  /// Removes a rule of the user's own; gives a built-in one its own category again.
  public mutating func remove(_ id: LedgerRule.ID) {
    own.removeAll { $0.id == id }
    changed.removeAll { $0.id == id }
  }

  /// Moves one of the user's own so many places down, or up if negative, as far as they go.
  public mutating func move(_ id: LedgerRule.ID, by count: Int) {
    guard let index = own.firstIndex(where: { $0.id == id }) else { return }
    let rule = own.remove(at: index)
    own.insert(rule, at: min(max(index + count, 0), own.count))
  }

  /// The rules without those for a category, which another one replaces.
  mutating func replace(_ category: LedgerCategory, by target: LedgerCategory) {
    for rule in list where rule.category == category {
      var rule = rule
      rule.category = target
      // It was usable before.
      try? save(rule)
    }
  }
}

extension LedgerRules {
  /// The rules for the entries of an account, which another one gets.
  mutating func replace(_ account: LedgerAccount.ID, by target: LedgerAccount.ID) {
    for index in own.indices where own[index].account == account { own[index].account = target }
  }

  /// Removes the rules for the entries of an account, which match nothing without it.
  mutating func remove(for account: LedgerAccount.ID) { own.removeAll { $0.account == account } }

  /// Which numbers were given is not what the rules are.
  public static func == (one: Self, other: Self) -> Bool {
    (one.own, one.changed) == (other.own, other.changed)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(own)
    hasher.combine(changed)
  }

  /// Takes over the number that was given last; returns false if one that it lacks was given meanwhile.
  mutating func count(on other: Self) -> Bool {
    defer { lastNumber = [lastNumber, other.lastNumber].compactMap(\.self).max() }
    return Set(own.map(\.id)).subtracting(other.own.map(\.id)).compactMap(\.number)
      .allSatisfy { $0 > other.lastNumber ?? 0 }
  }

  func hasNumber(of other: Self) -> Bool { lastNumber == other.lastNumber }
}

extension LedgerRule.ID {
  /// The number of one of the user's own.
  fileprivate var number: Int? { rawValue.hasPrefix("user-") ? Int(rawValue.dropFirst(5)) : nil }
}

extension BuiltInRules {
  /// The names of the merchant of which one is most like a text; nil without such a merchant, and for a
  /// text of few letters.
  ///
  /// So entries of 스타벅스 are found by `starbucks`, also with a wrong letter.
  public static func merchant(like text: String) -> [String]? {
    let query = FindQuery(text)
    guard text.count >= leastLetters, !query.isEmpty else { return nil }
    let ranked = merchants.compactMap { merchant in
      query.rank(of: merchant.key).map { (rank: $0, names: merchant.names) }
    }
    return ranked.min { $0.rank < $1.rank }?.names
  }

  private static let leastLetters = 3

  private struct Merchant: Sendable {
    let names: [String]
    let key: FindKey
  }

  private static let merchants = names.map { Merchant(names: $0, key: FindKey([], words: $0)) }
}
