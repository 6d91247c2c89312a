/// What commands do to the settings.
extension HistoryModel {
  /// Nil for a step that is refused.
  mutating func arrange(_ step: HistoryStep, _ command: Int) -> [Effect]? {
    switch step {
    case .addCategory(let name, let tint):
      let one = Category(number: newNumber(), name: name, tint: tint)
      guard isFree(one, among: categories) else { return nil }
      return [.categoryCame(one, behind: append(one))]
    case .changeCategory(let number, let name, let tint):
      guard let index = categories.firstIndex(where: { $0.number == number }) else { return nil }
      let before = categories[index]
      var one = before
      (one.name, one.tint, one.importNumber) = (name.isEmpty ? nil : name, tint, nil)
      let others = categories.filter { $0.number != number }
      guard name.isEmpty ? one.builtIn != nil : isFree(one, among: others) else { return nil }
      categories[index] = one
      return one == before ? [] : [.categoryChanged(before, one)]
    case .moveCategory(let number, let count):
      return Self.move(&categories, number, count).map { [.categoryOrder($0, $1)] } ?? []
    case .setBudget(let category, let month, let amount):
      return budget(category) { $0[month] = amount }
    case .endBudget(let category, let month):
      return budget(category) { amounts in
        amounts = amounts.filter { $0.key < month }
        amounts[month] = 0
      }
    case .changeRule(let number, let category):
      return change(number) { $0.category = category }
    case .turnRule(let number): return change(number) { $0.isOn.toggle() }
    case .removeRule(let number):
      guard let rule = rules.first(where: { $0.number == number }) else { return nil }
      return [.ruleWent(rule, behind: Self.remove(rule, from: &rules))]
    case .moveRule(let number, let count):
      return Self.move(&rules, number, count).map { [.ruleOrder($0, $1)] } ?? []
    case .addAccount(let name, let opening):
      let one = Account(number: newNumber(), name: name, opening: opening)
      guard isFree(one, among: accounts) else { return nil }
      return [.accountCame(one, behind: Self.insert(one, accounts.last?.number, into: &accounts))]
    case .changeAccount(let number, let name, let opening):
      guard let index = accounts.firstIndex(where: { $0.number == number }) else { return nil }
      let before = accounts[index]
      var one = before
      (one.name, one.opening) = (name.isEmpty ? nil : name, opening)
      let others = accounts.filter { $0.number != number }
      guard opening == before.opening || !hasLocked(in: number),
        name.isEmpty ? one.builtIn != nil : isFree(one, among: others)
      else { return nil }
      accounts[index] = one
      return one == before ? [] : [.accountChanged(before, one)]
    case .removeAccount(let number, let target):
      guard let one = account(number), number > Self.cash, !hasLocked(in: number) else {
        return nil
      }
      let those = sorted.filter { $0.status.account == number }.map(\.number)
      var made: [Effect] = []
      if !those.isEmpty {
        guard let target, target != number, account(target) != nil else { return nil }
        made = move(those, to: target, command)
      }
      return made + [.accountWent(one, behind: Self.remove(one, from: &accounts))]
    default: return nil
    }
  }

  private mutating func change(_ number: Int, _ change: (inout Rule) -> Void) -> [Effect]? {
    guard let index = rules.firstIndex(where: { $0.number == number }) else { return nil }
    let before = rules[index]
    change(&rules[index])
    return before == rules[index] ? [] : [.ruleChanged(before, rules[index])]
  }

  /// The neighbours of which the order has changed, before and after.
  private static func move<Thing: Numbered>(
    _ list: inout [Thing], _ number: Int, _ count: Int
  ) -> ([Int], [Int])? {
    let before = list.map(\.number)
    guard let index = list.firstIndex(where: { $0.number == number }) else { return nil }
    let one = list.remove(at: index)
    list.insert(one, at: min(max(index + count, 0), list.count))
    let after = list.map(\.number)
    let moved = before.indices.filter { before[$0] != after[$0] }
    guard let first = moved.first, let last = moved.last else { return nil }
    return (Array(before[first...last]), Array(after[first...last]))
  }

  /// Changes the amounts of a category by months; none repeats the one before it then.
  private mutating func budget(
    _ category: Int, _ change: (inout [Int: Int64]) -> Void
  ) -> [Effect] {
    let before = budgets
    var amounts: [Int: Int64] = [:]
    for (place, amount) in budgets where place.category == category {
      amounts[place.month] = amount
    }
    change(&amounts)
    budgets = budgets.filter { $0.key.category != category }
    var last: Int64 = 0
    for (month, amount) in amounts.sorted(by: { $0.key < $1.key }) where amount != last {
      budgets[Budget(category: category, month: month)] = amount
      last = amount
    }
    return Set(before.keys).union(budgets.keys).filter { before[$0] != budgets[$0] }
      .map { .budget($0, before[$0], budgets[$0]) }
  }

  func amount(of category: Int, in month: Int) -> Int64 {
    budgets.filter { $0.key.category == category && $0.key.month <= month }
      .max { $0.key.month < $1.key.month }?.value ?? 0
  }

  /// The target gets the budget in addition to its own, unless it has none by its nature.
  mutating func mergeBudgets(_ number: Int, _ target: Int) -> [Effect] {
    let months = Set(budgets.keys.filter { [number, target].contains($0.category) }.map(\.month))
    let sums = months.map { month in
      (
        month,
        [number, target].filter { category($0)?.isOfSpending ?? false }
          .reduce(0) { $0 + amount(of: $1, in: month) }
      )
    }
    var made = budget(number) { $0 = [:] }
    if target != Self.other, category(target)?.isOfSpending ?? false {
      made += budget(target) { $0 = Dictionary(uniqueKeysWithValues: sums) }
    }
    return made
  }
}
