import Phrases
import WalletDomain

extension SettingsChange {
  /// Makes the change in the settings as far as they are as it expects them, and whatever needs them
  /// still finds them.
  ///
  /// `used` are the categories with entries of those that are removed. Returns what was changed, nil if nothing was,
  /// and whether that is all.
  func apply<Tables: LedgerTables>(
    to settings: inout LedgerSettings, _ used: Set<LedgerCategory>, in tables: Tables
  ) throws(Tables.Failure) -> (made: SettingsChange?, isWhole: Bool) {
    switch self {
    case .category(let change):
      let mayGo =
        if case .removed(let category, _) = change {
          settings.needsNot(category.id, used)
        } else { false }
      let (made, isWhole) = settings.categories.apply(change, mayGo: mayGo)
      return (made.map(Self.category), isWhole)
    case .account(let change):
      var mayGo = false
      if case .removed(let account, _) = change,
        !settings.rules.own.contains(where: { $0.account == account.id })
      {
        mayGo = try tables.needNot(account.id)
      }
      // A balance that was reconciled has to stay what it was.
      if case .changed(let before, let after) = change, before.opening != after.opening {
        guard try tables.sums(of: before.id, upTo: nil)[.locked].count == 0 else {
          return (nil, false)
        }
      }
      let (made, isWhole) = settings.accounts.apply(change, mayGo: mayGo)
      return (made.map(Self.account), isWhole)
    case .rule(let change):
      let (made, isWhole) = settings.rules.apply(change, settings.categories)
      return (made.map(Self.rule), isWhole)
    // A merging is made again by its command, since there may be more entries now.
    case .merged: return (nil, false)
    case .separated(let category, let behind, let target):
      return settings.categories.separate(category, behind: behind, from: target)
        ? (self, true) : (nil, false)
    case .redirected(let id, let before, let after):
      return settings.categories.redirect(id, from: before, to: after) ? (self, true) : (nil, false)
    case .budget(let id, let month, let before, let after):
      guard settings.budgets.amounts[LedgerBudgets.Place(subject: id, month: month)] != after
      else {
        return (nil, true)
      }
      let isKnown = after == nil || id.category.map(settings.categories.ids.contains) ?? true
      return isKnown && settings.budgets.replace(before, by: after, of: id, from: month)
        ? (self, true) : (nil, false)
    }
  }

  /// Applies changes one after the other; adds what was made, and what was left.
  static func apply<Tables: LedgerTables>(
    _ changes: [SettingsChange], to tables: inout Tables, _ replay: inout LedgerReplay
  ) throws(Tables.Failure) {
    let before = try tables.settings()
    var settings = before
    var made: [SettingsChange] = []
    let used = try tables.used(
      changes.compactMap { change in
        if case .category(.removed(let category, _)) = change { category.id } else { nil }
      })
    for change in changes {
      let (done, isWhole) = try change.apply(to: &settings, used, in: tables)
      if let done { made.append(done) }
      if !isWhole { replay.left.things.append(change.name(in: before)) }
      // The rest of a merging stays with it.
      if case .separated = change, done == nil {
        replay.isStopped = true
        return
      }
    }
    guard !made.isEmpty else { return }
    try tables.save(settings)
    replay.made.append(.arranged(made))
  }

  /// What is changed, in a sentence.
  private func name(in settings: LedgerSettings) -> Phrase {
    func category(_ name: Phrase) -> Phrase {
      Phrase("{} 분류", "category {}", LedgerCommand.quoted(name))
    }
    switch self {
    case .category(.added(let thing, _)), .category(.removed(let thing, _)),
      .category(.changed(_, let thing)), .merged(let thing, _, _), .separated(let thing, _, _):
      return category(thing.phrase)
    case .redirected(let id, _, _): return category(settings.categories[id].phrase)
    case .category(.ordered): return Phrase(ko: "분류 순서", en: "the order of categories")
    case .rule(.added(let rule, _)), .rule(.removed(let rule, _)), .rule(.changed(_, let rule)):
      return Phrase("{} 규칙", "rule {}", rule.title)
    case .rule(.ordered): return Phrase(ko: "규칙 순서", en: "the order of rules")
    case .account(.added(let account, _)), .account(.removed(let account, _)),
      .account(.changed(_, let account)):
      return Phrase("{} 계좌", "account {}", LedgerCommand.quoted(account.phrase))
    case .account(.ordered): return Phrase(ko: "계좌 순서", en: "the order of accounts")
    case .budget(let id, _, _, _):
      return Phrase(
        "{} 예산", "the budget of {}", LedgerCommand.quoted(id.phrase(in: settings.categories)))
    }
  }
}

extension LedgerSettings {
  /// Whether nothing is in a category, or names it; `used` are those that have entries.
  func needsNot(_ id: LedgerCategory, _ used: Set<LedgerCategory>) -> Bool {
    id != .other && !used.contains(id) && !rules.list.contains { $0.category == id }
      && !budgets.steps.contains { $0.subject.category == id }
      && !categories.merged.contains { $0.target == id }
  }
}

extension LedgerTables {
  /// Whether nothing is in an account.
  fileprivate func needNot(_ id: LedgerAccount.ID) throws(Failure) -> Bool {
    guard try sums(of: id, upTo: nil).total.count == 0 else { return false }
    return try !othersKeep(inAccount: id)
  }
}
