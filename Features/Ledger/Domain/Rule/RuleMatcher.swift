import Search
import WalletDomain

/// Rules in the form in which they are tried on many entries.
public struct RuleMatcher: Sendable {
  private struct Compiled {
    let rule: LedgerRule
    let payee: SearchKey?
    let words: SearchKey?
  }

  private let rules: [Compiled]

  public init(_ rules: [LedgerRule]) {
    self.rules = rules.filter { $0.isOn && $0.isUsable }.map { rule in
      Compiled(
        rule: rule, payee: rule.payee.isEmpty ? nil : SearchKey(rule.payee),
        words: rule.words.isEmpty ? nil : SearchKey(rule.words))
    }
  }

  /// The first rule that matches an entry.
  public func rule(for entry: LedgerEntry) -> LedgerRule? {
    let text = SearchKey(entry.text)
    let both = SearchKey("\(entry.text)\n\(entry.note)")
    let amount = entry.amount.amount.magnitude
    return rules.first { compiled in
      let rule = compiled.rule
      return rule.kind.includes(entry) && amount >= UInt64(max(rule.least ?? 0, 0))
        && amount <= UInt64(max(rule.most ?? .max, 0))
        && compiled.payee.map { $0.text == text.text } != false
        && compiled.words.map { both.text.contains($0.text) } != false
    }?.rule
  }
}

extension LedgerRule.Kind {
  fileprivate func includes(_ entry: LedgerEntry) -> Bool {
    switch self {
    case .any: true
    case .expense: entry.amount < .zero
    case .income: entry.amount > .zero
    }
  }
}
