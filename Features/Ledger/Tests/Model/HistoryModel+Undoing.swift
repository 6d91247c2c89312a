/// Undoing and redoing: what is as the command left it is turned back, and the rest stays.
extension HistoryModel {
  mutating func undo(_ member: Int) -> Outcome {
    guard let index = commands.lastIndex(where: { $0.member == member && !$0.isUndone }) else {
      return .nothing
    }
    return replay(index, commands[index].effects.reversed().map(\.reversed)) {
      $0.reversed().map(\.reversed)
    }
  }

  mutating func redo(_ member: Int) -> Outcome {
    guard let index = commands.firstIndex(where: { $0.member == member && $0.isUndone }) else {
      return .nothing
    }
    return replay(index, commands[index].effects) { $0 }
  }

  private mutating func replay(
    _ index: Int, _ effects: [Effect], kept: ([Effect]) -> [Effect]
  ) -> Outcome {
    let number = commands[index].number
    var made: [Effect] = []
    var told = false
    if let merging = effects.compactMap(\.merging).first {
      // A merging is made again, with all that is in the category now.
      if categories.contains(merging.category),
        let again = merge(merging.category.number, merging.target)
      {
        made = again
      }
    } else {
      for effect in effects {
        let (done, isWhole) = apply(effect, of: commands[index])
        made += done
        if !isWhole { told = true }
        if case .separated = effect, done.isEmpty { break }
      }
    }
    guard !made.isEmpty else {
      forget(number)
      return .refused
    }
    commands[index].effects = kept(made)
    commands[index].isUndone.toggle()
    return .done(told: told)
  }

  /// What a command keeps is gone with it.
  mutating func forget(_ number: Int) {
    commands.removeAll { $0.number == number }
    kept = kept.filter { $0.value.command != number }
  }

  private mutating func apply(
    _ effect: Effect, of command: Command
  ) -> (made: [Effect], isWhole: Bool) {
    switch effect {
    case .came(let entries, let twins): return bringBack(entries, twins, of: command)
    case .went(let gone, _):
      var going = gone.compactMap { one -> Entry? in
        isAsLeft(one) && !isLinked(one.number) ? entries[one.number] : nil
      }
      // Of an entry that is split all go, or none.
      let all = Set(going.map(\.number))
      going.removeAll { one in !group(of: one.number).allSatisfy { all.contains($0.number) } }
      return (remove(going, keptBy: command.number), going.count == gone.count)
    case .categories(let moves): return move(moves)
    case .linked(let changes): return link(changes)
    case .note(let number, let before, let after):
      guard let entry = entries[number] else { return ([], false) }
      if entry.note == after { return ([], true) }
      guard entry.note == before else { return ([], false) }
      entries[number]?.note = after
      return ([effect], true)
    case .payee(let number, let before, let after):
      guard let entry = entries[number] else { return ([], false) }
      if entry.payee == after { return ([], true) }
      guard entry.payee == before else { return ([], false) }
      entries[number]?.payee = after
      return ([effect], true)
    case .corrected(let all): return correct(all)
    case .split(let division):
      let made = split(division, of: command)
      return (made, !made.isEmpty)
    case .joined(let division):
      let made = join(division, of: command)
      return (made, !made.isEmpty)
    case .placed(let number, let before, let after):
      guard account(after.account) != nil, let entry = entries[number] else { return ([], false) }
      if entry.status == after { return ([], true) }
      guard entry.status == before, !tears(number, before, after, command) else {
        return ([], false)
      }
      entries[number]?.status = after
      return ([effect], true)
    case .locked(let one, let numbers):
      let those = numbers.compactMap { entries[$0] }
      let last = lastReconciliation(of: one.account)
      let cleared = Status(account: one.account, isCleared: true)
      guard those.count == numbers.count, those.allSatisfy({ $0.status == cleared }),
        last.map({ $0.number < one.number && $0.day <= one.day }) ?? true,
        (last?.balance ?? account(one.account)?.opening ?? 0) + those.reduce(0, { $0 + $1.amount })
          == one.balance
      else { return ([], false) }
      lock(one, numbers)
      return ([effect], true)
    case .unlocked(let one, let numbers):
      guard lastReconciliation(of: one.account) == one else { return ([], false) }
      unlock(one)
      return ([.unlocked(one, numbers)], true)
    default: return applyToSettings(effect, by: command.member)
    }
  }

  /// Whether only some parts of an entry would go to another account.
  private func tears(
    _ number: Int, _ before: Status, _ after: Status, _ command: Command
  ) -> Bool {
    let group = group(of: number)
    guard before.account != after.account, group.count > 1 else { return false }
    return !group.allSatisfy { member in
      command.effects.contains { effect in
        guard case .placed(member.number, let one, let other) = effect else { return false }
        return one.account != other.account && [one, other].contains(member.status)
      }
    }
  }

  private mutating func bringBack(
    _ gone: [Entry], _ before: [Int: Int], of command: Command
  ) -> (made: [Effect], isWhole: Bool) {
    var coming = gone.map(\.number).sorted().compactMap { number -> Entry? in
      guard let one = kept[number], one.command == command.number,
        account(one.entry.status.account) != nil
      else { return nil }
      return one.entry
    }
    // Of those that a statement does not tell apart the last ones stay away.
    var left: [Int: Bool] = [:]
    for (index, entry) in coming.enumerated() {
      let alike = coming.enumerated().filter { _, one in
        one.known == entry.known && (one.whole == nil) == (entry.whole == nil)
          && (one.status.account, one.importNumber)
            == (entry.status.account, entry.importNumber)
      }
      let come = max(twins(of: entry) - (before[entry.number] ?? 0), 0)
      let place = alike.count { $0.offset < index }
      left[entry.number] = place >= alike.count - come
    }
    coming.removeAll { left[$0.number] == true }
    // The parts of a whole that stays away do, too.
    let back = Set(coming.map(\.number))
    coming.removeAll { part in part.whole.map { !back.contains($0) } ?? false }
    for one in gone where kept[one.number]?.command == command.number { kept[one.number] = nil }
    for index in coming.indices {
      coming[index].category = resolved(coming[index].category)
      entries[coming[index].number] = coming[index]
    }
    return (coming.isEmpty ? [] : [.came(coming, twins: [:])], coming.count == gone.count)
  }

  /// Removes entries, which a command keeps.
  mutating func remove(_ going: [Entry], keptBy command: Int) -> [Effect] {
    for entry in going {
      entries[entry.number] = nil
      kept[entry.number] = (entry, command)
      for link in touching([entry.number]) where link.isRefused { links[link.number] = nil }
    }
    let twins = Dictionary(uniqueKeysWithValues: going.map { ($0.number, self.twins(of: $0)) })
    return going.isEmpty ? [] : [.went(going, twins: twins)]
  }

  mutating func lock(_ one: Reconciliation, _ numbers: [Int]) {
    reconciliations.append(one)
    for number in numbers {
      entries[number]?.status = Status(account: one.account, lock: one.number)
    }
  }

  /// What it has locked is cleared again; returns which.
  @discardableResult
  mutating func unlock(_ one: Reconciliation) -> [Int] {
    let numbers = sorted.filter { $0.status.lock == one.number }.map(\.number)
    for number in numbers {
      entries[number]?.status = Status(account: one.account, isCleared: true)
    }
    reconciliations.removeAll { $0 == one }
    return numbers
  }
}

extension HistoryModel.Effect {
  fileprivate var merging: (category: HistoryModel.Category, target: Int)? {
    if case .merged(let category, _, let target) = self { (category, target) } else { nil }
  }
}
