import Phrases

extension LedgerSettings {
  /// What was changed since, by name; nil if nothing that the user changes by itself.
  func title(since before: LedgerSettings) -> Phrase? {
    budgets.title(since: before.budgets, categories) ?? rules.title(since: before.rules)
      ?? categories.title(since: before.categories)
  }
}

extension LedgerBudgets {
  fileprivate func title(since before: LedgerBudgets, _ categories: LedgerCategories) -> Phrase? {
    let ids = Set((steps + before.steps).map(\.subject))
    let changed = ids.filter { id in
      steps.filter { $0.subject == id } != before.steps.filter { $0.subject == id }
    }
    guard changed.count == 1, let id = changed.first else {
      return changed.isEmpty ? nil : Phrase(ko: "예산 편집", en: "edit budgets")
    }
    let name = LedgerCommand.quoted(id.phrase(in: categories))
    func isOpen(_ steps: [Step]) -> Bool {
      (steps.last { $0.subject == id }?.amount ?? 0) > 0
    }
    return switch (isOpen(before.steps), isOpen(steps)) {
    case (false, true): Phrase("{} 예산 추가", "add budget of {}", name)
    case (true, false): Phrase("{} 예산 종료", "end budget of {}", name)
    default: Phrase("{} 예산 편집", "edit budget of {}", name)
    }
  }
}

extension LedgerRules {
  fileprivate func title(since before: LedgerRules) -> Phrase? {
    let (rules, olds) = (list, before.list)
    guard rules != olds else { return nil }
    if let rule = rules.first(where: { rule in !olds.contains { $0.id == rule.id } }) {
      return Phrase("{} 규칙 추가", "add rule {}", rule.title)
    }
    if let rule = olds.first(where: { rule in !rules.contains { $0.id == rule.id } }) {
      return Phrase("{} 규칙 삭제", "delete rule {}", rule.title)
    }
    let changed = rules.first { rule in olds.contains { $0.id == rule.id && $0 != rule } }
    guard let changed, let old = olds.first(where: { $0.id == changed.id }) else {
      // The one whose neighbours are in order without it has moved.
      let moved = rules.first { rule in
        rules.filter { $0 != rule } == olds.filter { $0 != rule }
      }
      return moved.map { Phrase("{} 규칙 순서 변경", "move rule {}", $0.title) }
    }
    var turned = old
    turned.isOn.toggle()
    guard turned == changed else { return Phrase("{} 규칙 편집", "edit rule {}", changed.title) }
    return changed.isOn
      ? Phrase("{} 규칙 켜기", "turn on rule {}", changed.title)
      : Phrase("{} 규칙 끄기", "turn off rule {}", changed.title)
  }
}

extension LedgerRule {
  /// What it is called in a sentence: its texts, its amounts, or else whose entries it takes.
  var title: Phrase {
    let texts = [payee, words, note].filter { !$0.isEmpty }
    guard texts.isEmpty else { return LedgerCommand.quoted(texts.joined(separator: ", ")) }
    guard least != nil || most != nil else { return LedgerCommand.quoted(kind.phrase) }
    let amounts = [least, most].map { $0.map(\.grouped) ?? "" }.joined(separator: "–")
    return LedgerCommand.quoted(amounts)
  }
}

extension LedgerCategories {
  fileprivate func title(since before: LedgerCategories) -> Phrase? {
    let olds = before.list
    guard list != olds else { return nil }
    func name(_ category: UserCategory) -> Phrase { LedgerCommand.quoted(category.phrase) }
    if let category = list.first(where: { one in !olds.contains { $0.id == one.id } }) {
      return Phrase("{} 분류 추가", "add category {}", name(category))
    }
    if let old = olds.first(where: { one in list.contains { $0.id == one.id && $0 != one } }) {
      return Phrase("{} 분류 편집", "edit category {}", name(old))
    }
    let moved = list.first { one in list.filter { $0 != one } == olds.filter { $0 != one } }
    return moved.map { Phrase("{} 분류 순서 변경", "move category {}", name($0)) }
  }
}
