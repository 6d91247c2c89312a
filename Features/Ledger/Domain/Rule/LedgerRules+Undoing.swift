/// Changes of single rules that are undone or redone.
extension LedgerRules {
  /// A rule whose category was merged names the other one; it is not changed if its category is gone.
  mutating func apply(
    _ change: ThingChange<LedgerRule>, _ categories: LedgerCategories
  ) -> (made: ThingChange<LedgerRule>?, isWhole: Bool) {
    let change = change.resolved(categories)
    guard case .changed(let rule, _) = change, rule.isBuiltIn else {
      return change.apply(to: &own, mayGo: true) { rule, current, others in
        guard Self.fits(rule, categories) else { return false }
        return current != nil
          || others.count < Self.limit && !others.contains { $0.hasConditions(of: rule) }
      }
    }
    var list = self.list.filter(\.isBuiltIn)
    let (made, isWhole) = change.apply(to: &list, mayGo: false) { rule, _, _ in
      Self.fits(rule, categories)
    }
    if made != nil {
      changed = zip(list, BuiltInRules.all).filter { $0 != $1 }.map(\.0)
    }
    return (made, isWhole)
  }

  private static func fits(_ rule: LedgerRule, _ categories: LedgerCategories) -> Bool {
    categories.ids.contains(rule.category) && rule.isUsable
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
