/// Undoing and redoing of single things of the settings.
extension HistoryModel {
  mutating func applyToSettings(
    _ effect: Effect, by member: Int
  ) -> (made: [Effect], isWhole: Bool) {
    switch effect {
    case .categoryCame(let one, let behind):
      guard category(one.number) == nil,
        !merged.contains(where: { $0.category.number == one.number }),
        isFree(one, among: categories)
      else { return ([], false) }
      return ([.categoryCame(one, behind: Self.insert(one, behind, into: &categories))], true)
    case .categoryWent(let one, _):
      guard categories.contains(one), !needs(one.number, against: member) else {
        return ([], false)
      }
      return ([.categoryWent(one, behind: Self.remove(one, from: &categories))], true)
    case .categoryChanged(let before, let after):
      guard let index = categories.firstIndex(where: { $0.number == before.number }) else {
        return ([], false)
      }
      let current = categories[index]
      var one = current
      let whole = [
        Self.turn(\.name, &one, before, after), Self.turn(\.tint, &one, before, after),
        Self.turn(\.importNumber, &one, before, after),
      ]
      guard one != current else { return ([], !whole.contains(false)) }
      let others = categories.filter { $0.number != one.number }
      guard one.name == current.name || isFree(one, among: others) else { return ([], false) }
      categories[index] = one
      return ([.categoryChanged(current, one)], !whole.contains(false))
    case .categoryOrder(let before, let after):
      guard let (made, isWhole) = Self.order(&categories, before, after) else { return ([], false) }
      return (made.map { [.categoryOrder($0, $1)] } ?? [], isWhole)
    case .separated(let one, let behind, let target):
      guard let index = merged.firstIndex(of: Merged(category: one, target: target)),
        isFree(one, among: categories)
      else { return ([], false) }
      merged.remove(at: index)
      _ = Self.insert(one, behind, into: &categories)
      return ([effect], true)
    case .redirected(let number, let before, let after):
      guard category(after) != nil,
        let index = merged.firstIndex(where: { $0.category.number == number && $0.target == before }
        )
      else { return ([], false) }
      merged[index].target = after
      return ([effect], true)
    case .budget(let place, let before, let after):
      if budgets[place] == after { return ([], true) }
      guard budgets[place] == before, after == nil || category(place.category) != nil else {
        return ([], false)
      }
      budgets[place] = after
      return ([effect], true)
    case .ruleCame(var one, let behind):
      one.category = present(one.category) ?? one.category
      guard category(one.category) != nil,
        !rules.contains(where: { $0.number == one.number || $0.payee == one.payee })
      else { return ([], false) }
      return ([.ruleCame(one, behind: Self.insert(one, behind, into: &rules))], true)
    case .ruleWent(var one, _):
      one.category = present(one.category) ?? one.category
      guard rules.contains(one) else { return ([], false) }
      return ([.ruleWent(one, behind: Self.remove(one, from: &rules))], true)
    case .ruleChanged(var before, var after):
      before.category = present(before.category) ?? before.category
      after.category = present(after.category) ?? after.category
      guard let index = rules.firstIndex(where: { $0.number == before.number }) else {
        return ([], false)
      }
      let current = rules[index]
      var one = current
      let whole = [
        Self.turn(\.category, &one, before, after), Self.turn(\.isOn, &one, before, after),
      ]
      guard one != current else { return ([], !whole.contains(false)) }
      guard category(one.category) != nil else { return ([], false) }
      rules[index] = one
      return ([.ruleChanged(current, one)], !whole.contains(false))
    case .ruleOrder(let before, let after):
      guard let (made, isWhole) = Self.order(&rules, before, after) else { return ([], false) }
      return (made.map { [.ruleOrder($0, $1)] } ?? [], isWhole)
    case .accountCame(let one, let behind):
      guard account(one.number) == nil, isFree(one, among: accounts) else { return ([], false) }
      return ([.accountCame(one, behind: Self.insert(one, behind, into: &accounts))], true)
    case .accountWent(let one, _):
      guard accounts.contains(one),
        !entries.values.contains(where: { $0.status.account == one.number }),
        !othersKeep(against: member, { $0.status.account == one.number })
      else { return ([], false) }
      return ([.accountWent(one, behind: Self.remove(one, from: &accounts))], true)
    case .accountChanged(let before, let after):
      guard let index = accounts.firstIndex(where: { $0.number == before.number }),
        before.opening == after.opening || !hasLocked(in: before.number)
      else { return ([], false) }
      let current = accounts[index]
      var one = current
      let whole = [
        Self.turn(\.name, &one, before, after), Self.turn(\.opening, &one, before, after),
      ]
      guard one != current else { return ([], !whole.contains(false)) }
      let others = accounts.filter { $0.number != one.number }
      guard one.name == current.name || isFree(one, among: others) else { return ([], false) }
      accounts[index] = one
      return ([.accountChanged(current, one)], !whole.contains(false))
    default: return ([], false)
    }
  }

  func isFree(_ one: Category, among others: [Category]) -> Bool {
    !others.contains { !Set($0.names).isDisjoint(with: one.names) }
  }

  func isFree(_ one: Account, among others: [Account]) -> Bool {
    !others.contains { !Set(names(of: $0)).isDisjoint(with: names(of: one)) }
  }

  /// Whether an entry, a rule, a budget or a merged category needs a category.
  private func needs(_ number: Int, against member: Int) -> Bool {
    number == Self.other || rules.contains { $0.category == number }
      || budgets.keys.contains { $0.category == number } || merged.contains { $0.target == number }
      || entries.values.contains { $0.category == number }
      || othersKeep(against: member) { $0.category == number }
  }

  func othersKeep(against member: Int, _ isMeant: (Entry) -> Bool) -> Bool {
    kept.values.contains { one in
      isMeant(one.entry)
        && commands.contains { $0.number == one.command && $0.member != member }
    }
  }

  /// Nil if the two do not differ or it was so already.
  private static func turn<Thing, Value: Equatable>(
    _ path: WritableKeyPath<Thing, Value>, _ one: inout Thing, _ before: Thing, _ after: Thing
  ) -> Bool? {
    let (was, will) = (before[keyPath: path], after[keyPath: path])
    if was == will || one[keyPath: path] == will { return nil }
    if one[keyPath: path] != was { return false }
    one[keyPath: path] = will
    return true
  }

  private static func order<Thing: Numbered>(
    _ list: inout [Thing], _ before: [Int], _ after: [Int]
  ) -> (([Int], [Int])?, Bool)? {
    let there = list.filter { before.contains($0.number) }
    let wanted = after.compactMap { number in there.first { $0.number == number } }
    if there == wanted { return (nil, true) }
    guard there.map(\.number) == before.filter({ number in there.contains { $0.number == number } })
    else { return nil }
    var rest = wanted[...]
    list = list.map { before.contains($0.number) ? rest.removeFirst() : $0 }
    return ((there.map(\.number), wanted.map(\.number)), true)
  }

  /// Returns behind which it stands.
  static func insert<Thing: Numbered>(_ one: Thing, _ behind: Int?, into list: inout [Thing])
    -> Int?
  {
    let other = list.firstIndex { $0.number == behind }
    let index = behind == nil ? 0 : other.map { $0 + 1 } ?? list.count
    list.insert(one, at: index)
    return index > 0 ? list[index - 1].number : nil
  }

  static func remove<Thing: Numbered>(_ one: Thing, from list: inout [Thing]) -> Int? {
    let index = list.firstIndex { $0.number == one.number } ?? 0
    list.remove(at: index)
    return index > 0 ? list[index - 1].number : nil
  }
}

/// What stands in a list under a number.
protocol Numbered: Equatable {
  var number: Int { get }
}

extension HistoryModel.Category: Numbered {}
extension HistoryModel.Rule: Numbered {}
extension HistoryModel.Account: Numbered {}
