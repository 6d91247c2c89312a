import Search

/// Rules in the form in which they are tried on many entries.
public struct RuleMatcher: Sendable {
  /// In the order in which they are tried.
  private let rules: [CompiledRule]
  /// The positions of the rules with words, by the first sign of their words.
  private let worded: [UInt16: [Int]]
  private let wordless: [Int]

  public init(_ rules: [LedgerRule]) {
    let rules = rules.filter { $0.isOn && $0.isUsable }.map(CompiledRule.init)
    self.rules = rules
    wordless = rules.indices.filter { rules[$0].words.isEmpty }
    worded = Dictionary(
      grouping: rules.indices.filter { !rules[$0].words.isEmpty }, by: { rules[$0].words[0] })
  }

  /// The first rule that matches an entry of an account; nil for one that is made with it.
  public func rule(for entry: LedgerEntry, in account: LedgerAccount.ID? = nil) -> LedgerRule? {
    rule(for: RuleSubject(entry, in: account))
  }

  public func rule(for entry: RuleSubject) -> LedgerRule? {
    let text = Array(SearchKey(entry.text).text.utf16)
    let note = SearchKey(entry.note).text
    let all = text + "\n".utf16 + note.utf16
    var best = wordless.first { rules[$0].fits(entry, text, note) } ?? rules.count
    for start in all.indices {
      for index in worded[all[start]] ?? [] {
        guard index < best else { break }
        if rules[index].stands(in: all, at: start), rules[index].fits(entry, text, note) {
          best = index
        }
      }
    }
    return best < rules.count ? rules[best].rule : nil
  }
}

/// A rule whose texts are folded.
private struct CompiledRule {
  let rule: LedgerRule
  let payee: [UInt16]
  let words: [UInt16]
  let note: String
  /// Whether the words match nothing inside a longer word of Latin letters, or a longer number.
  let isWhole: Bool

  init(_ rule: LedgerRule) {
    self.rule = rule
    payee = Array(SearchKey(rule.payee).text.utf16)
    words = Array(SearchKey(rule.words).text.utf16)
    note = SearchKey(rule.note).text
    isWhole = rule.isBuiltIn
  }

  /// Whether an entry with this folded text is as the rule says, but for its words.
  func fits(_ entry: RuleSubject, _ text: [UInt16], _ note: String) -> Bool {
    guard rule.kind.includes(entry), rule.account == nil || rule.account == entry.account,
      payee.isEmpty || payee == text, self.note.isEmpty || note.contains(self.note)
    else { return false }
    guard rule.least != nil || rule.most != nil else { return true }
    guard let amount = entry.amount else { return false }
    return amount >= UInt64(max(rule.least ?? 0, 0)) && amount <= UInt64(max(rule.most ?? .max, 0))
  }

  func stands(in text: [UInt16], at start: Int) -> Bool {
    guard text[start...].starts(with: words) else { return false }
    guard isWhole else { return true }
    let end = start + words.count
    return !Self.areJoined(text[..<start].last, words.first)
      && !Self.areJoined(words.last, text[end...].first)
  }

  /// Whether two signs are of one Latin word or of one number.
  private static func areJoined(_ one: UInt16?, _ other: UInt16?) -> Bool {
    guard let one, let other else { return false }
    return [0x30...0x39, 0x61...0x7A].contains { $0.contains(one) && $0.contains(other) }
  }
}

extension LedgerRule.Kind {
  fileprivate func includes(_ entry: RuleSubject) -> Bool {
    switch self {
    case .any: true
    case .expense: !entry.isReceived
    case .income: entry.isReceived
    }
  }
}
