/// Changes of single categories that are undone or redone.
extension LedgerCategories {
  /// The category in which an entry is counted that names this one; nil if that is gone.
  func present(_ id: LedgerCategory) -> LedgerCategory? {
    ids.contains(id) ? id : targets[id]
  }

  mutating func apply(
    _ change: ThingChange<UserCategory>, mayGo: Bool
  ) -> (made: ThingChange<UserCategory>?, isWhole: Bool) {
    change.apply(to: &list, mayGo: mayGo) { [merged] category, current, others in
      Self.fits(category, current, others) && !merged.contains { $0.category.id == category.id }
    }
  }

  /// Undoes a merging if the category still goes where it went.
  mutating func separate(
    _ category: UserCategory, behind: LedgerCategory?, from target: LedgerCategory
  ) -> Bool {
    let one = Merged(category: category, target: target)
    guard let index = merged.firstIndex(of: one), Self.fits(category, nil, list) else {
      return false
    }
    merged.remove(at: index)
    _ = list.insert(category, behind: behind)
    return true
  }

  mutating func redirect(
    _ id: LedgerCategory, from target: LedgerCategory, to other: LedgerCategory
  ) -> Bool {
    guard ids.contains(other),
      let index = merged.firstIndex(where: { $0.category.id == id && $0.target == target })
    else { return false }
    merged[index].target = other
    return true
  }

  private static func fits(
    _ category: UserCategory, _ current: UserCategory?, _ others: [UserCategory]
  ) -> Bool {
    if category.name == current?.name, current != nil { return true }
    let names = Set(category.names.map(NameKey.init))
    return others.count < limit
      && !others.contains { other in other.names.contains { names.contains(NameKey($0)) } }
  }
}
