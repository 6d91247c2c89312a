/// Changes of single rules that are undone or redone.
extension LedgerRules {
  /// A rule whose category was merged names the other one; it is not changed if its category is gone.
  mutating func apply(
    _ change: ThingChange<LedgerRule>, _ categories: LedgerCategories
  ) -> (made: ThingChange<LedgerRule>?, isWhole: Bool) {
    var list = list
    let (made, isWhole) = change.resolved(categories).apply(to: &list, mayGo: true) {
      rule, current, others in
      guard categories.ids.contains(rule.category), rule.isUsable else { return false }
      if current != nil { return true }
      return others.count < Self.limit + BuiltInRules.all.count
        && !others.contains { !$0.isBuiltIn && $0.hasConditions(of: rule) }
    }
    guard made != nil else { return (nil, isWhole) }
    own = list.filter { !$0.isBuiltIn }
    changed = list.filter { rule in
      BuiltInRules.places[rule.id].map { BuiltInRules.all[$0] != rule } ?? false
    }
    return (made, isWhole)
  }
}

extension ThingChange<LedgerRule> {
  /// The change with categories instead of those that were merged into them.
  fileprivate func resolved(_ categories: LedgerCategories) -> Self {
    func resolved(_ rule: LedgerRule) -> LedgerRule {
      var rule = rule
      rule.category = categories.present(rule.category) ?? rule.category
      return rule
    }
    return switch self {
    case .added(let rule, let behind): .added(resolved(rule), behind: behind)
    case .removed(let rule, let behind): .removed(resolved(rule), behind: behind)
    case .changed(let before, let after): .changed(before: resolved(before), after: resolved(after))
    case .ordered: self
    }
  }
}
