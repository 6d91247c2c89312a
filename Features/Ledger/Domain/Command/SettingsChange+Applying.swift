import Phrases
import WalletDomain

extension SettingsChange {
  /// Makes the change in the settings as far as they are as it expects them, and whatever needs them
  /// still finds them.
  ///
  /// Returns what was changed, nil if nothing was, and whether that is all.
  private func apply(
    to settings: inout LedgerSettings, _ use: SettingsUse
  ) -> (made: SettingsChange?, isWhole: Bool) {
    switch self {
    case .category(let change):
      let mayGo =
        if case .removed(let category, _) = change {
          settings.needsNot(category.id, use.categories)
        } else { false }
      let (made, isWhole) = settings.categories.apply(change, mayGo: mayGo)
      return (made.map(Self.category), isWhole)
    case .account(let change):
      let mayGo =
        if case .removed(let account, _) = change {
          use.needsNot(account.id)
            && !settings.rules.own.contains { $0.account == account.id }
        } else { false }
      // A balance that was reconciled has to stay what it was.
      if case .changed(let before, let after) = change, before.opening != after.opening,
        let sums = use.sums[before.id], sums[.locked].count > 0
      {
        return (nil, false)
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
    let use = try SettingsUse(of: changes, in: tables)
    for change in changes {
      let (done, isWhole) = change.apply(to: &settings, use)
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

/// What needs categories and accounts that changes remove, and accounts that they open with another balance.
private struct SettingsUse {
  let categories: Set<LedgerCategory>
  private(set) var sums: [LedgerAccount.ID: AccountSums] = [:]
  private var kept: Set<LedgerAccount.ID> = []

  init<Tables: LedgerTables>(
    of changes: [SettingsChange], in tables: Tables
  ) throws(Tables.Failure) {
    var (removed, isOpened): ([LedgerAccount.ID], Bool) = ([], false)
    categories = try tables.used(
      changes.compactMap { change in
        switch change {
        case .category(.removed(let category, _)): return category.id
        case .account(.removed(let account, _)): removed.append(account.id)
        case .account(.changed(let before, let after)):
          isOpened = isOpened || before.opening != after.opening
        default: break
        }
        return nil
      })
    if isOpened || !removed.isEmpty { sums = try tables.accountSums() }
    if !removed.isEmpty { kept = try tables.othersKeep(in: removed) }
  }

  /// Whether nothing is in an account.
  func needsNot(_ id: LedgerAccount.ID) -> Bool {
    (sums[id]?.total.count ?? 0) == 0 && !kept.contains(id)
  }
}
