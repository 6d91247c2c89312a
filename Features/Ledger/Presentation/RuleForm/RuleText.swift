import LedgerDomain
import Phrases
import WalletDomain

/// The texts of what a rule looks for and does.
enum RuleText {
  static let anyAccount = Phrase(ko: "모든 계좌", en: "Any account")
  static let isOff = Phrase(ko: "꺼져 있어 아무 내역도 분류하지 않습니다.", en: "It is off, and changes no entries.")
  static let proposed = Phrase(ko: "규칙", en: "by a rule")

  /// How many entries a rule matches now.
  static func matching(_ count: Int) -> Phrase {
    Phrase(
      ko: "지금 \(count.grouped)건이 이 조건에 맞습니다.",
      en: count == 1 ? "1 entry matches now." : "\(count.grouped) entries match now.")
  }
}

extension LedgerRule {
  /// What it looks for, as `‘스타벅스’ 포함, 지출, 10,000원 이상`.
  func phrase(_ accounts: LedgerAccounts) -> Phrase {
    [
      named(payee, ko: "‘{}’ 일치", en: "Is “{}”"),
      named(words, ko: "‘{}’ 포함", en: "Contains “{}”"),
      named(note, ko: "메모에 ‘{}’ 포함", en: "Note contains “{}”"),
    ].joined(with: facts(accounts))
  }

  /// What tells it from others first, as `스타벅스, 지출`.
  func shortPhrase(_ accounts: LedgerAccounts) -> Phrase {
    [named(payee, ko: "{} 일치", en: "Is {}"), named(words), named(note)].joined(
      with: [bounds, account.map { accounts[$0].phrase }, kind == .any ? nil : kind.phrase])
  }

  /// What it looks for, without the words around it.
  func sortName(_ accounts: LedgerAccounts) -> Phrase {
    let name = [payee, words, note].first { !$0.isEmpty }
    return name.map { Phrase($0) } ?? facts(accounts).compactMap(\.self).joined(separator: ", ")
  }

  /// What it does, in one sentence.
  func sentence(_ categories: LedgerCategories, _ accounts: LedgerAccounts) -> Phrase {
    guard isOn else { return RuleText.isOff }
    let conditions = [
      named(payee, ko: "내용이 ‘{}’", en: "the description is “{}”"),
      named(words, ko: "내용이나 메모에 ‘{}’ 포함", en: "the description or note contains “{}”"),
      named(note, ko: "메모에 ‘{}’ 포함", en: "the note contains “{}”"),
      account.map { accounts[$0].phrase }.map {
        Phrase.composed(ko: "계좌가 \($0)", en: "the account is \($0)")
      },
      bounds.map { Phrase.composed(ko: "\($0)", en: "the amount is \($0)") },
    ].compactMap(\.self).joined(separator: ", ")
    let entries: Phrase =
      switch kind {
      case .any: Phrase(ko: "내역", en: "entries")
      case .expense: Phrase(ko: "지출", en: "expenses")
      case .income: Phrase(ko: "수입", en: "income")
      }
    let category = categories[category].phrase
    let payee = (
      ko: name.isEmpty ? "" : ", 거래처는 ‘\(name)’",
      en: name.isEmpty ? "" : " and names the payee “\(name)”"
    )
    return Phrase.composed(
      ko: "다음에 모두 맞는 \(entries)의 분류는 ‘\(category)’\(payee.ko)입니다: \(conditions).",
      en: "Puts \(entries) into \(category)\(payee.en) where \(conditions).")
  }

  private func facts(_ accounts: LedgerAccounts) -> [Phrase?] {
    [kind == .any ? nil : kind.phrase, account.map { accounts[$0].phrase }, bounds]
  }

  /// A text of the rule in other words; nil for none.
  private func named(_ text: String, ko: String = "{}", en: String = "{}") -> Phrase? {
    guard !text.isEmpty else { return nil }
    return Phrase(
      ko: ko.split(separator: "{}", omittingEmptySubsequences: false).joined(separator: text),
      en: en.split(separator: "{}", omittingEmptySubsequences: false).joined(separator: text))
  }

  private var bounds: Phrase? {
    switch (least.map(Won.init), most.map(Won.init)) {
    case (nil, nil): nil
    case (let least?, nil): Phrase.composed(ko: "\(least) 이상", en: "\(least) or more")
    case (nil, let most?): Phrase.composed(ko: "\(most) 이하", en: "\(most) or less")
    case (let least?, let most?): [least.phrase, most.phrase].joined(separator: "–")
    }
  }

  /// What is unusual about it, and the category that it gives, as `끔 → 식비`.
  func detail(_ categories: LedgerCategories) -> Phrase {
    func text(_ language: Language) -> String {
      let marks = [isBuiltIn ? LedgerText.builtIn : nil, isOn ? nil : LedgerText.isOff].compactMap(
        \.self)
      let words = marks.map { $0.text(language) }.joined(separator: " · ")
      return (words.isEmpty ? "" : "\(words) ") + "→ \(categories[category].phrase.text(language))"
    }
    return Phrase(ko: text(.korean), en: text(.english))
  }
}

extension [Phrase?] {
  fileprivate func joined(with others: [Phrase?]) -> Phrase {
    (self + others).compactMap(\.self).joined(separator: ", ")
  }
}
