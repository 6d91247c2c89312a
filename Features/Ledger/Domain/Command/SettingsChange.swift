public import Editing

/// One thing of the settings that a command changes, and what it was before.
///
/// What a command does not name, it does not change, and neither does its undoing.
public enum SettingsChange: Codable, Hashable, Reversible {
  case category(ThingChange<UserCategory>)
  case rule(ThingChange<LedgerRule>)
  case account(ThingChange<LedgerAccount>)
  /// A category goes whose entries get another one.
  case merged(UserCategory, behind: LedgerCategory?, into: LedgerCategory)
  case separated(UserCategory, behind: LedgerCategory?, from: LedgerCategory)
  /// Where the entries go of a category that was merged before.
  case redirected(LedgerCategory, before: LedgerCategory, after: LedgerCategory)
  /// An amount that holds from a month on, zero to end the budget; nil where none begins.
  case budget(BudgetSubject, LedgerMonth, before: Int64?, after: Int64?)

  public var reversed: SettingsChange {
    switch self {
    case .category(let change): .category(change.reversed)
    case .rule(let change): .rule(change.reversed)
    case .account(let change): .account(change.reversed)
    case .merged(let category, let behind, let target):
      .separated(category, behind: behind, from: target)
    case .separated(let category, let behind, let target):
      .merged(category, behind: behind, into: target)
    case .redirected(let id, let before, let after): .redirected(id, before: after, after: before)
    case .budget(let id, let month, let before, let after):
      .budget(id, month, before: after, after: before)
    }
  }

  /// What makes settings of others, which a command has before it.
  ///
  /// What others refer to comes first, and goes last.
  static func between(_ old: LedgerSettings, _ new: LedgerSettings) -> [SettingsChange] {
    let categories = ThingChange.between(old.categories.list, new.categories.list)
    let rules = ThingChange.between(old.rules.list, new.rules.list)
    let accounts = ThingChange.between(old.accounts.list, new.accounts.list)
    let targets = new.categories.targets
    let redirected = old.categories.merged.compactMap { merged -> SettingsChange? in
      let id = merged.category.id
      guard let target = targets[id], target != merged.target else { return nil }
      return .redirected(id, before: merged.target, after: target)
    }
    let going = categories.going.map { change -> SettingsChange in
      guard case .removed(let category, let behind) = change, let target = targets[category.id]
      else { return .category(change) }
      return .merged(category, behind: behind, into: target)
    }
    let (before, after) = (old.budgets.amounts, new.budgets.amounts)
    let budgets = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
      .sorted { ($0.subject.rawValue, $0.month) < ($1.subject.rawValue, $1.month) }
      .map { place in
        SettingsChange.budget(
          place.subject, place.month, before: before[place], after: after[place])
      }
    return categories.coming.map(Self.category) + accounts.coming.map(Self.account)
      // A rule may take the place of one with the same conditions.
      + (rules.going + rules.coming + rules.staying).map(Self.rule)
      + categories.staying.map(Self.category) + accounts.staying.map(Self.account) + redirected
      + budgets + going + accounts.going.map(Self.account)
  }
}

extension UserCategory: SettingsThing {
  public static let fields = [ThingField(\Self.name), ThingField(\.tint), ThingField(\.importID)]
}

extension LedgerRule: SettingsThing {
  public static let fields = [
    ThingField(\Self.payee), ThingField(\.words), ThingField(\.note), ThingField(\.kind),
    ThingField(\.account), ThingField(\.least), ThingField(\.most), ThingField(\.category),
    ThingField(\.name), ThingField(\.isOn),
  ]
}

extension LedgerAccount: SettingsThing {
  public static let fields = [
    ThingField(\Self.name), ThingField(\.openingAmount), ThingField(\.number),
    ThingField(\.holder), ThingField(\.kind), ThingField(\.isAsBilled),
    ThingField(elements: \.layouts), ThingField(elements: \.cancelled),
    ThingField(elements: \.refused),
  ]
}
