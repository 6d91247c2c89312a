/// What correcting and splitting entries does.
extension HistoryModel {
  /// An entry with its other parts, the first one first.
  func group(of number: Int) -> [Entry] {
    guard let one = entries[number] else { return [] }
    let whole = one.whole ?? number
    return sorted.filter { $0.number == whole } + sorted.filter { $0.whole == whole }
  }

  /// Gives an entry other facts; what a statement has said of it stays known.
  private mutating func correct(
    _ number: Int, _ facts: Facts, keepsSum: Bool = false
  ) -> Correction? {
    guard let before = entries[number], before.facts != facts else { return nil }
    var after = before
    after.facts = facts
    var known = before.known
    if before.importNumber == nil || before.whole != nil {
      (known.day, known.text) = (facts.day, facts.text)
      if before.stated == nil, !keepsSum { known.amount = facts.amount }
    }
    after.known = known
    entries[number] = after
    return Correction(
      number: number, before: before.facts, after: facts, known: before.known,
      knownAfter: after.known)
  }

  /// Nil where it is refused.
  mutating func edit(_ edit: HistoryStep.Edit, _ command: Int) -> [Effect]? {
    guard let one = entries[edit.number] else { return nil }
    let group = group(of: edit.number)
    let facts = Facts(
      day: edit.day ?? one.day, amount: edit.amount ?? one.amount, text: edit.text ?? one.text)
    let account = edit.account ?? one.status.account
    let isMoved = account != one.status.account
    let receipts = receipts(of: group) { each in
      (account, each.number == one.number ? facts.amount : each.amount)
    }
    if facts.day != one.day || isMoved, group.contains(where: { $0.status.lock != nil }) {
      return nil
    }
    if facts.amount != one.amount {
      let staying = touching([one.number]).filter { link in
        !link.isRefused && !receipts.going.contains { $0.number == link.number }
      }
      guard one.status.lock == nil, group.count == 1, staying.isEmpty else { return nil }
    }
    if isMoved {
      guard self.account(account) != nil else { return nil }
      let others = touching(group.map(\.number))
        .filter { !$0.isRefused && $0.kind != "refund" }
        .flatMap { [$0.first, $0.second].compactMap(\.self) }
        .filter { number in !group.contains { $0.number == number } }
      if others.contains(where: { entries[$0]?.status.account == account }) { return nil }
    }
    var made = unlink(receipts.going, [], command)
    let corrections = group.compactMap { each in
      var own = each.facts
      own.day = facts.day
      return correct(each.number, each.number == one.number ? facts : own)
    }
    if !corrections.isEmpty { made.append(.corrected(corrections)) }
    if isMoved { made += place(group.map(\.number)) { _ in Status(account: account) } }
    if let payee = edit.payee, payee != one.payee {
      entries[one.number]?.payee = payee
      made.append(.payee(one.number, one.payee, payee))
    }
    return made + receive(receipts.coming)
  }

  /// Nil where it is refused.
  mutating func split(
    _ number: Int, _ parts: [(amount: Int64, category: Int)], _ member: Int, _ command: Int
  ) -> [Effect]? {
    let group = group(of: number)
    guard let whole = group.first, !group.contains(where: { $0.status.lock != nil }),
      !group.contains(where: { isLinked($0.number) }), let first = parts.first,
      parts.reduce(0, { $0 + $1.amount }) == group.reduce(0, { $0 + $1.amount }),
      parts.allSatisfy({ $0.amount != 0 })
    else { return nil }
    if parts.count == group.count,
      zip(parts, group).allSatisfy({ part, each in
        (part.amount, part.category, "") == (each.amount, each.category, each.note)
      })
    {
      return []
    }
    var made: [Effect] = []
    if group.count > 1 { made += join(whole.number, Array(group.dropFirst()), command) }
    if whole.note != "" {
      entries[whole.number]?.note = ""
      made.append(.note(whole.number, whole.note, ""))
    }
    made += categorise([(whole.number, first.category)])
    guard parts.count > 1, let now = entries[whole.number] else { return made }
    var facts = now.facts
    facts.amount = first.amount
    _ = correct(whole.number, facts, keepsSum: true)
    var coming: [Entry] = []
    for part in parts.dropFirst() {
      var one = Entry(
        number: newNumber(), day: now.day, amount: part.amount, text: now.text,
        category: part.category, status: now.status, importNumber: now.importNumber,
        member: member)
      (one.payee, one.whole) = (now.payee, whole.number)
      entries[one.number] = one
      coming.append(one)
    }
    return made + [
      .split(
        Division(number: whole.number, sum: now.amount, rest: first.amount, parts: coming))
    ]
  }

  /// Takes parts away, and gives what they were to the first one.
  mutating func join(_ number: Int, _ parts: [Entry], _ command: Int) -> [Effect] {
    guard let whole = entries[number] else { return [] }
    var facts = whole.facts
    facts.amount = parts.reduce(facts.amount) { $0 + $1.amount }
    _ = correct(number, facts, keepsSum: true)
    _ = remove(parts, keptBy: command)
    return [
      .joined(Division(number: number, sum: facts.amount, rest: whole.amount, parts: parts))
    ]
  }

  /// Deletes entries; parts go with their whole, and what single ones were goes to that.
  ///
  /// Nil where it is refused.
  mutating func delete(_ numbers: [Int], _ command: Int) -> [Effect]? {
    let chosen = numbers.compactMap { entries[$0] }
    let all = sorted.filter { one in
      numbers.contains(one.number) || one.whole.map(numbers.contains) ?? false
    }
    let going = all.map(\.number)
    let single = all.filter { $0.whole.map { !going.contains($0) } ?? false }
    let wholes = Set(single.compactMap(\.whole)).sorted()
    guard !chosen.isEmpty, !all.contains(where: { $0.status.lock != nil }),
      !hasLockedMade(touching(going)),
      wholes.allSatisfy({ number in
        let left = group(of: number).filter { !going.contains($0.number) || $0.number == number }
        let parts = single.filter { $0.whole == number }
        return entries[number]?.status.lock == nil && !isLinked(number) && !left.isEmpty
          && parts.reduce(entries[number]?.amount ?? 0, { $0 + $1.amount }) != 0
      })
    else { return nil }
    var made = unlink(touching(going), going, command)
    for number in wholes {
      made += join(number, single.filter { $0.whole == number }, command)
    }
    let rest = all.filter { one in !single.contains { $0.number == one.number } }
    return made + remove(rest, keptBy: command)
  }

  // MARK: Undoing

  /// Each fact that is as before gets what it has after; what is locked keeps day and amount, what is linked its
  /// amount, and all parts of an entry are of one day.
  mutating func correct(_ all: [Correction]) -> (made: [Effect], isWhole: Bool) {
    var turning: [(now: Entry, after: Entry, known: Facts)] = []
    var isWhole = true
    for one in all {
      guard let now = entries[one.number] else {
        isWhole = false
        continue
      }
      func turned(_ now: Facts, _ before: Facts, _ after: Facts) -> Facts {
        var facts = now
        func turn<Value: Equatable>(_ path: WritableKeyPath<Facts, Value>) {
          guard before[keyPath: path] != after[keyPath: path],
            now[keyPath: path] != after[keyPath: path]
          else { return }
          if now[keyPath: path] == before[keyPath: path] {
            facts[keyPath: path] = after[keyPath: path]
          } else {
            isWhole = false
          }
        }
        turn(\.day)
        turn(\.amount)
        turn(\.text)
        return facts
      }
      let known = turned(now.known, one.known, one.knownAfter)
      var after = now
      after.facts = turned(now.facts, one.before, one.after)
      after.known = known
      let isHeld = now.status.lock != nil && (after.day, after.amount) != (now.day, now.amount)
      guard !isHeld, after.amount == now.amount || !isLinked(one.number) else {
        isWhole = false
        continue
      }
      turning.append((now, after, known))
    }
    let days = Dictionary(turning.map { ($0.now.number, $0.after.day) }) { $1 }
    let count = turning.count
    turning.removeAll { one in
      one.after.day != one.now.day
        && group(of: one.now.number).contains { (days[$0.number] ?? $0.day) != one.after.day }
    }
    if turning.count < count { isWhole = false }
    let made = turning.compactMap { now, after, known -> Correction? in
      guard after != now else { return nil }
      entries[now.number] = after
      return Correction(
        number: now.number, before: now.facts, after: after.facts, known: now.known,
        knownAfter: after.known)
    }
    return (made.isEmpty ? [] : [.corrected(made)], isWhole)
  }

  mutating func split(_ division: Division, of command: Command) -> [Effect] {
    let parts = division.parts.compactMap { one -> Entry? in
      guard let kept = kept[one.number], kept.command == command.number else { return nil }
      return kept.entry
    }
    guard let whole = entries[division.number], whole.status.lock == nil,
      whole.amount == division.sum, parts.count == division.parts.count,
      parts.allSatisfy({
        ($0.day, $0.status.account) == (whole.day, whole.status.account)
      }), !isLinked(whole.number)
    else { return [] }
    var facts = whole.facts
    facts.amount = division.rest
    _ = correct(whole.number, facts, keepsSum: true)
    for var part in parts {
      kept[part.number] = nil
      part.category = resolved(part.category)
      entries[part.number] = part
    }
    return [
      .split(
        Division(
          number: whole.number, sum: division.sum, rest: division.rest,
          parts: parts.compactMap { entries[$0.number] }))
    ]
  }

  mutating func join(_ division: Division, of command: Command) -> [Effect] {
    let parts = division.parts.filter { isAsLeft($0) }
    guard let whole = entries[division.number], whole.status.lock == nil,
      whole.amount == division.rest, parts.count == division.parts.count,
      !isLinked(whole.number), !parts.contains(where: { isLinked($0.number) })
    else { return [] }
    return join(whole.number, parts.compactMap { entries[$0.number] }, command.number)
  }

  /// Whether an entry is as a command has left it, and may go.
  func isAsLeft(_ left: Entry) -> Bool {
    guard let now = entries[left.number] else { return false }
    return now.status.lock == nil && now.note == left.note && now.payee == left.payee
      && now.status == left.status && resolved(now.category) == resolved(left.category)
      && now.facts == left.facts && now.stated == left.stated
  }
}
