/// What commands do to links, and to entries because of them.
extension HistoryModel {
  struct Sums {
    var spent: Int64 = 0
    var received: Int64 = 0
    var leftSpent: Int64 = 0
    var leftReceived: Int64 = 0
  }

  private static let transfers: Set = ["transfer", "card_bill", "top_up"]

  /// By number.
  func touching(_ numbers: [Int]) -> [Link] {
    links.values.filter { link in
      numbers.contains(link.first) || link.second.map(numbers.contains) ?? false
    }.sorted { $0.number < $1.number }
  }

  func isLinked(_ number: Int) -> Bool { touching([number]).contains { !$0.isRefused } }

  func isRefund(_ number: Int) -> Bool {
    links.values.contains { $0.kind == "refund" && $0.first == number && !$0.isRefused }
  }

  /// How an entry counts, if a link says so.
  func mark(of entry: Entry) -> (kind: String, leftOut: Int64)? {
    let size = abs(entry.amount)
    for link in touching([entry.number]) where !link.isRefused {
      if link.first == entry.number {
        let part = link.kind == "refund" ? 0 : link.kind == "card_bill" ? link.amount : size
        return (link.kind, min(part, size))
      }
      if Self.transfers.contains(link.kind) { return (link.kind, size) }
    }
    return nil
  }

  func sums(of entry: Entry) -> Sums {
    let mark = mark(of: entry)
    if mark?.kind == "refund" { return Sums(spent: -entry.amount) }
    let left = mark?.leftOut ?? 0
    return entry.amount < 0
      ? Sums(spent: -entry.amount - left, leftSpent: left)
      : Sums(received: entry.amount - left, leftReceived: left)
  }

  // MARK: Commands

  mutating func link(_ pairs: [HistoryStep.Pair], _ member: Int) -> [Effect]? {
    let before = links
    var new: [Link] = []
    var made: [(Link, Entry)] = []
    var moves: [(Int, Int)] = []
    for pair in pairs {
      guard let first = entries[pair.first] else { continue }
      let link = Link(
        number: newNumber(), kind: pair.kind, first: pair.first, second: pair.second,
        amount: pair.amount, category: pair.kind == "refund" ? first.category : nil)
      guard fits(link) else { continue }
      if let account = pair.account {
        guard account != 0, self.account(account) != nil, Self.transfers.contains(pair.kind) else {
          continue
        }
        let size = pair.kind == "card_bill" ? pair.amount : abs(first.amount)
        made.append(
          (
            link,
            Entry(
              number: newNumber(), day: first.day, amount: first.amount < 0 ? size : -size,
              text: first.text,
              category: first.category, status: Status(account: account), member: member)
          ))
      } else {
        new.append(link)
      }
      links[link.number] = link
      if pair.kind == "refund" {
        if let purchase = pair.second.flatMap({ entries[$0] }) {
          moves.append((first.number, purchase.category))
        } else if category(first.category)?.builtIn == "income" {
          moves.append((first.number, Self.other))
        }
      }
    }
    links = before
    guard !new.isEmpty || !made.isEmpty else { return nil }
    var effects: [Effect] = []
    if !made.isEmpty {
      for (_, entry) in made { entries[entry.number] = entry }
      effects.append(.came(made.map(\.1), twins: [:]))
    }
    effects += set(moves)
    new += made.map { link, entry in
      var link = link
      (link.second, link.isMade) = (entry.number, true)
      return link
    }
    for link in new { links[link.number] = link }
    return effects + [.linked(new.map { Linking(before: nil, after: $0) })]
  }

  mutating func refuse(_ pairs: [HistoryStep.Pair]) -> [Effect]? {
    var refused: [Link] = []
    for pair in pairs {
      let link = Link(
        number: newNumber(), kind: pair.kind, first: pair.first, second: pair.second,
        amount: pair.amount, isRefused: true)
      guard fits(link) else { continue }
      links[link.number] = link
      refused.append(link)
    }
    return refused.isEmpty ? nil : [.linked(refused.map { Linking(before: nil, after: $0) })]
  }

  /// What was made and reconciled would stay behind as income.
  func hasLockedMade(_ those: [Link]) -> Bool {
    those.contains { link in
      link.isMade && link.second.flatMap { entries[$0] }?.status.lock != nil
    }
  }

  /// Refunds get their own categories again, and what was made for links goes, unless it goes anyway.
  mutating func unlink(_ those: [Link], _ going: [Int], _ command: Int) -> [Effect] {
    guard !those.isEmpty else { return [] }
    for link in those { links[link.number] = nil }
    let own = those.filter { $0.kind == "refund" && !$0.isRefused && !going.contains($0.first) }
    let moves = own.compactMap { link -> (Int, Int)? in
      link.category.map { (link.first, resolved($0)) }
    }
    let made = those.filter(\.isMade).compactMap(\.second).filter { !going.contains($0) }.sorted()
      .compactMap { entries[$0] }.filter { $0.status.lock == nil }
    return [.linked(those.map { Linking(before: $0, after: nil) })] + set(moves)
      + remove(made, keptBy: command)
  }

  /// Lines of a statement take the place of what was made for links.
  mutating func replaceMade(by coming: [Entry], _ command: Int) -> [Effect] {
    var changes: [Linking] = []
    var gone: [Entry] = []
    let all = links.values.filter(\.isMade).sorted { $0.number < $1.number }
    // A line takes the first that it may be; where one line is too many, none of those near it does.
    let kinds = Dictionary(all.compactMap { link in link.second.map { ($0, link.kind) } }) { $1 }
    var waiting = all.compactMap(\.second).compactMap { entries[$0] }
      .filter { $0.status.lock == nil }.sorted { ($0.day, $0.number) < ($1.day, $1.number) }
    // No line says that it pays a card.
    func mayBe(_ made: Entry, _ line: Entry) -> Bool {
      kinds[made.number] != "card_bill" && Self.mayBe(line, made)
    }
    var pairs: [(made: Entry, line: Entry)] = []
    var extra: [Entry] = []
    for line in coming.sorted(by: { ($0.day, $0.number) < ($1.day, $1.number) }) {
      if let index = waiting.firstIndex(where: { mayBe($0, line) }) {
        pairs.append((waiting.remove(at: index), line))
      } else {
        extra.append(line)
      }
    }
    while let line = extra.popLast() {
      extra += pairs.filter { mayBe($0.made, line) }.map(\.line)
      pairs.removeAll { mayBe($0.made, line) }
    }
    for link in all {
      guard let pair = pairs.first(where: { $0.made.number == link.second }) else { continue }
      var other = link
      (other.second, other.isMade) = (pair.line.number, false)
      links[link.number] = other
      changes.append(Linking(before: link, after: other))
      gone.append(pair.made)
    }
    return changes.isEmpty ? [] : [.linked(changes)] + remove(gone, keptBy: command)
  }

  private static func mayBe(_ one: Entry, _ other: Entry) -> Bool {
    one.status.account == other.status.account && one.amount == other.amount
      && abs(one.day - other.day) <= 1
  }

  /// Puts entries into categories, and their refunds with them.
  mutating func categorise(_ wanted: [(Int, Int)]) -> [Effect] {
    let moving = wanted.filter { entries[$0.0]?.category != $0.1 }
    let refunds = links.values.filter { $0.kind == "refund" && !$0.isRefused }
    let following = moving.flatMap { number, category in
      refunds.filter { $0.second == number }.map { ($0.first, category) }
    }
    return set(moving + following)
  }

  private mutating func set(_ wanted: [(Int, Int)]) -> [Effect] {
    var moves: [Move] = []
    for (number, category) in wanted {
      guard let before = entries[number]?.category, before != category else { continue }
      entries[number]?.category = category
      moves.append(Move(number: number, before: before, after: category))
    }
    return moves.isEmpty ? [] : [.categories(moves)]
  }

  // MARK: Undoing

  mutating func move(_ moves: [Move]) -> (made: [Effect], isWhole: Bool) {
    var wanted: [(Int, Int)] = []
    for move in moves {
      guard let entry = entries[move.number], !isRefund(move.number),
        let target = present(move.after),
        entry.category == resolved(move.before)
      else { continue }
      wanted.append((move.number, target))
    }
    let made = categorise(wanted)
    let isWhole = moves.allSatisfy { move in
      entries[move.number] != nil && entries[move.number]?.category == present(move.after)
    }
    return (made, isWhole)
  }

  mutating func link(_ changes: [Linking]) -> (made: [Effect], isWhole: Bool) {
    var made: [Linking] = []
    for change in changes {
      guard let link = change.after ?? change.before, links[link.number] == change.before else {
        continue
      }
      links[link.number] = nil
      guard change.after.map(fits) ?? true else {
        links[link.number] = change.before
        continue
      }
      links[link.number] = change.after
      made.append(change)
    }
    guard !made.isEmpty else { return ([], changes.isEmpty) }
    let moves = made.compactMap(\.after).filter { $0.kind == "refund" && !$0.isRefused }
      .compactMap { link -> (Int, Int)? in
        guard let purchase = link.second.flatMap({ entries[$0] }) else { return nil }
        return (link.first, purchase.category)
      }
    return ([.linked(made)] + set(moves), made.count == changes.count)
  }

  /// Whether what would be one purchase is not one yet, and in one account each.
  private func areApart(_ link: Link, _ same: [Link]) -> Bool {
    func all(_ number: Int) -> Set<Int> {
      var all: Set = [number]
      while true {
        let more = same.filter { all.contains($0.first) || $0.second.map(all.contains) ?? false }
          .flatMap { [$0.first] + ($0.second.map { [$0] } ?? []) }
        guard !all.isSuperset(of: more) else { return all }
        all.formUnion(more)
      }
    }
    guard let second = link.second else { return false }
    let (own, others) = (all(link.first), all(second))
    let accounts = own.union(others).compactMap { entries[$0]?.status.account }
    return own.isDisjoint(with: others) && Set(accounts).count == accounts.count
  }

  /// Whether entries can have a link beside those that they have; its own number does not stand in its way.
  private func fits(_ link: Link) -> Bool {
    guard let first = entries[link.first], link.first != link.second, link.amount > 0,
      link.amount <= abs(first.amount),
      link.second == nil || link.second.flatMap({ entries[$0] }) != nil
    else { return false }
    let others = links.values.filter { $0.number != link.number }
    if link.isRefused {
      return !others.contains {
        $0.isRefused && ($0.kind, $0.first, $0.second) == (link.kind, link.first, link.second)
      }
    }
    let real = others.filter { !$0.isRefused }
    func has(_ number: Int) -> [Link] { real.filter { $0.first == number || $0.second == number } }
    // A refund may stand twice, and so may a purchase of which a refund is known.
    let before = has(link.first).filter { one in
      !(one.second == link.first
        && ["refund same", "same refund", "same same"].contains("\(one.kind) \(link.kind)"))
    }
    guard before.isEmpty else { return false }
    guard let second = link.second.flatMap({ entries[$0] }) else {
      return Self.transfers.contains(link.kind)
        || link.kind == "refund" && first.amount > 0 && link.amount == first.amount
    }
    let beside = has(second.number)
    let refunds = beside.filter { $0.kind == "refund" && $0.second == second.number }
    switch link.kind {
    case "refund":
      let counted = beside.filter { $0.kind == "same" }
      return first.amount > 0 && second.amount < 0 && link.amount == first.amount
        && beside.count == refunds.count + counted.count
        && refunds.reduce(link.amount, { $0 + $1.amount }) <= -second.amount
    case "same":
      return link.amount == abs(first.amount) && (first.amount < 0) == (second.amount < 0)
        && first.status.account != second.status.account
        && beside.allSatisfy { $0.kind == "refund" || $0.kind == "same" }
        && areApart(link, real.filter { $0.kind == "same" })
    default:
      let isPart =
        link.kind == "card_bill" && link.isMade && abs(second.amount) <= abs(first.amount)
        && (second.amount < 0) != (first.amount < 0)
      return (isPart || second.amount == -first.amount) && beside.isEmpty
        && first.status.account != second.status.account
    }
  }
}
