/// What commands do.
extension HistoryModel {
  /// Nil for a step that is refused, or else what it does.
  private typealias Effects = [Effect]?

  mutating func perform(_ step: HistoryStep, by member: Int) -> Outcome {
    switch step {
    case .undo: return undo(member)
    case .redo: return redo(member)
    default: break
    }
    let before = self
    let number = newNumber()
    guard let effects = effects(of: step, by: member, as: number) else {
      self = before
      return .refused
    }
    guard !effects.isEmpty else { return .nothing }
    for undone in commands where undone.member == member && undone.isUndone {
      forget(undone.number)
    }
    commands.append(Command(number: number, member: member, effects: effects))
    return .done(told: false)
  }

  private mutating func effects(of step: HistoryStep, by member: Int, as command: Int) -> Effects {
    switch step {
    case .add(let line, let account):
      let entry = Entry(
        number: newNumber(), day: line.day, amount: line.amount, text: line.text,
        category: line.category, status: Status(account: account), member: member)
      entries[entry.number] = entry
      return [.came([entry], twins: [:])]
    case .bring(let lines, let place, let opening):
      return bring(lines, place, opening, member, command)
    case .delete(let numbers): return delete(numbers, command)
    case .edit(let edit): return self.edit(edit, command)
    case .split(let number, let parts): return split(number, parts, member, command)
    case .takeBack(let number): return takeBack(number, member, command)
    case .categorise(let numbers, let category):
      let others = numbers.compactMap { entries[$0] }.filter { $0.category != category }
      return categorise(others.filter { !isRefund($0.number) }.map { ($0.number, category) })
    case .note(let numbers, let note):
      return change(numbers) {
        $0.note = note
      } as: {
        .note($0.number, $0.note, $1.note)
      }
    case .link(let pairs): return link(pairs, member)
    case .refuse(let pairs): return refuse(pairs)
    case .unlink(let numbers):
      let those = touching(numbers).filter { !$0.isRefused }
      return those.isEmpty || hasLockedMade(those) ? nil : unlink(those, [], command)
    case .merge(let number, let target): return merge(number, target)
    case .applyRules:
      let those = sorted.filter { $0.category == Self.other }.map(\.number)
      return apply(rules, to: those)
    case .addRule(let payee, let category, let isApplied):
      let rule = Rule(number: newNumber(), payee: payee, category: category)
      var made: [Effect] = []
      for old in rules where old.payee == payee {
        made.append(.ruleWent(old, behind: Self.remove(old, from: &rules)))
      }
      rules.insert(rule, at: 0)
      made.append(.ruleCame(rule, behind: nil))
      return made + (isApplied ? apply([rule], to: sorted.map(\.number)) : [])
    case .move(let numbers, let target):
      let all = Set(numbers.flatMap { group(of: $0).map(\.number) }).sorted()
      let moving = all.filter { entries[$0]?.status.account != target }
      guard !moving.contains(where: { entries[$0]?.status.lock != nil }) else { return nil }
      return move(moving, to: target, command)
    case .mark(let numbers, let isCleared):
      guard !numbers.contains(where: { entries[$0]?.status.lock != nil }) else { return nil }
      return place(numbers) { Status(account: $0.account, isCleared: isCleared) }
    case .clear(let account, let day):
      let open = sorted.filter { $0.status == Status(account: account) && $0.day <= day }
      return place(open.map(\.number)) { Status(account: $0.account, isCleared: true) }
    case .lock(let account, let day):
      let numbers = locking(account, upTo: day)
      guard lastReconciliation(of: account).map({ $0.day <= day }) ?? true, !numbers.isEmpty else {
        return nil
      }
      let one = Reconciliation(
        number: newNumber(), account: account, day: day, balance: balance(of: account, upTo: day))
      lock(one, numbers)
      return [.locked(one, numbers)]
    case .unlock(let account):
      guard let last = lastReconciliation(of: account) else { return nil }
      return [.unlocked(last, unlock(last))]
    default: return arrange(step, command)
    }
  }

  /// What a reconciliation would lock.
  func locking(_ account: Int, upTo day: Int) -> [Int] {
    sorted.filter { $0.status == Status(account: account, isCleared: true) && $0.day <= day }
      .map(\.number)
  }

  /// What an account has at the end of a day by what is cleared or locked.
  func balance(of account: Int, upTo day: Int) -> Int64 {
    let settled = entries.values.filter { one in
      one.status.account == account && one.day <= day
        && (one.status.isCleared || one.status.lock != nil)
    }
    return settled.reduce(self.account(account)?.opening ?? 0) { $0 + $1.amount }
  }

  private mutating func change(
    _ numbers: [Int], _ change: (inout Entry) -> Void, as effect: (Entry, Entry) -> Effect
  ) -> Effects {
    var made: [Effect] = []
    for number in numbers {
      guard let entry = entries[number] else { continue }
      var other = entry
      change(&other)
      if other == entry { continue }
      entries[number] = other
      made.append(effect(entry, other))
    }
    return made
  }

  mutating func place(_ numbers: [Int], as status: (Status) -> Status) -> [Effect] {
    numbers.compactMap { number in
      guard let before = entries[number]?.status else { return nil }
      let after = status(before)
      if before == after { return nil }
      entries[number]?.status = after
      return .placed(number, before, after)
    }
  }

  private mutating func apply(_ rules: [Rule], to numbers: [Int]) -> [Effect] {
    categorise(
      numbers.compactMap { number in
        guard let entry = entries[number], !isRefund(number),
          let rule = rules.first(where: { $0.isOn && $0.payee == entry.text })
        else { return nil }
        return (number, resolved(rule.category))
      })
  }

  mutating func merge(_ number: Int, _ target: Int) -> [Effect]? {
    let going = sorted.filter { $0.category == number }
    guard number != Self.other, number != target, category(target) != nil,
      let one = category(number)
    else { return nil }
    var made = categorise(going.map { ($0.number, target) })
    for index in rules.indices where rules[index].category == number {
      let before = rules[index]
      rules[index].category = target
      made.append(.ruleChanged(before, rules[index]))
    }
    for index in merged.indices where merged[index].target == number {
      merged[index].target = target
      made.append(.redirected(merged[index].category.number, number, target))
    }
    made += mergeBudgets(number, target)
    let behind = Self.remove(one, from: &categories)
    merged.append(Merged(category: one, target: target))
    return made + [.merged(one, behind: behind, into: target)]
  }

  private mutating func takeBack(_ number: Int, _ member: Int, _ command: Int) -> Effects {
    let going = sorted.filter { $0.importNumber == number }
    let numbers = going.map(\.number)
    guard !going.isEmpty, !going.contains(where: { $0.status.lock != nil }),
      !hasLockedMade(touching(numbers))
    else { return nil }
    var made = unlink(touching(numbers), numbers, command) + remove(going, keptBy: command)
    let unused = categories.filter { one in
      one.importNumber == number && !merged.contains { $0.target == one.number }
        && !rules.contains { $0.category == one.number }
        && !budgets.keys.contains { $0.category == one.number }
        && !entries.values.contains { $0.category == one.number }
        && !othersKeep(against: member) { $0.category == one.number }
    }
    for one in unused.reversed() {
      made.append(.categoryWent(one, behind: Self.remove(one, from: &categories)))
    }
    return made
  }
}
