/// What an import does.
extension HistoryModel {
  /// Nil where the ledger has all lines.
  mutating func bring(
    _ lines: [HistoryStep.Line], _ place: HistoryStep.Place, _ opening: Int64?, _ member: Int,
    _ command: Int
  ) -> [Effect]? {
    let new = unknown(lines, place)
    guard !new.isEmpty else { return nil }
    let number = newNumber()
    var made: [Effect] = []
    var target: Int
    switch place {
    case .existing(let account):
      target = account
      if account == Self.imports, self.account(account) == nil {
        let one = Account(number: Self.imports, builtIn: "imports")
        made.append(
          .accountCame(one, behind: Self.insert(one, accounts.last?.number, into: &accounts)))
      }
      guard let before = self.account(target) else { return nil }
      if let opening, before.opening == 0,
        !entries.values.contains(where: { $0.status.account == target })
      {
        let index = accounts.firstIndex(of: before) ?? 0
        accounts[index].opening = opening
        if case .accountCame(_, let behind)? = made.last {
          made = [.accountCame(accounts[index], behind: behind)]
        } else if accounts[index] != before {
          made.append(.accountChanged(before, accounts[index]))
        }
      }
    case .new(let name):
      let one = Account(number: newNumber(), name: name, opening: opening ?? 0)
      guard isFree(one, among: accounts) else { return nil }
      target = one.number
      made.append(
        .accountCame(one, behind: Self.insert(one, accounts.last?.number, into: &accounts)))
    }
    importAccounts[number] = target
    var coming: [Entry] = []
    for line in new {
      var category = line.category
      if !line.newCategory.isEmpty {
        if let known = called(line.newCategory) {
          category = known
        } else {
          let one = Category(
            number: newNumber(), name: line.newCategory, tint: rarestTint,
            importNumber: number)
          made.append(.categoryCame(one, behind: append(one)))
          category = one.number
        }
      }
      let entry = Entry(
        number: newNumber(), day: line.day, amount: line.amount, text: line.text,
        category: category, status: Status(account: target), importNumber: number,
        member: member)
      entries[entry.number] = entry
      coming.append(entry)
    }
    return made + [.came(coming, twins: [:])] + replaceMade(by: coming, command)
  }

  /// The lines of a statement that the ledger does not have.
  private func unknown(
    _ lines: [HistoryStep.Line], _ place: HistoryStep.Place
  ) -> [HistoryStep.Line] {
    var target: Int?
    if case .existing(let account) = place { target = account }
    // What was made for a link is not the statement's, unless it was reconciled.
    let made = Set(links.values.filter(\.isMade).compactMap(\.second))
    var left = sorted.filter {
      $0.whole == nil && ($0.status.lock != nil || !made.contains($0.number))
    }
    let new = lines.filter { line in
      let same = left.filter {
        $0.known == Facts(day: line.day, amount: line.amount, text: line.text)
      }
      let known =
        same.first { $0.status.account == target }
        ?? same.first { one in
          target != nil && one.importNumber.flatMap { importAccounts[$0] } == target
            || one.status.account == Self.imports
            || one.status.account == Self.cash && one.importNumber == nil
        }
      left.removeAll { $0 == known }
      return known == nil
    }
    return withoutReconciled(new, lines, target, made)
  }

  /// What was made and reconciled is a line of another text, too, at most a day from it.
  private func withoutReconciled(
    _ lines: [HistoryStep.Line], _ all: [HistoryStep.Line], _ target: Int?, _ made: Set<Int>
  ) -> [HistoryStep.Line] {
    var lines = lines
    for one in sorted
    where one.status.lock != nil && one.status.account == target && made.contains(one.number)
      && !all.contains(where: { ($0.day, $0.amount, $0.text) == (one.day, one.amount, one.text) })
    {
      let near = lines.indices.filter {
        lines[$0].amount == one.amount && abs(lines[$0].day - one.day) <= 1
      }
      if let index = near.min(by: { abs(lines[$0].day - one.day) < abs(lines[$1].day - one.day) }) {
        lines.remove(at: index)
      }
    }
    return lines
  }

  private func called(_ name: String) -> Int? {
    categories.first { $0.names.contains(name) }?.number
      ?? merged.first { $0.category.names.contains(name) }?.target
  }

  /// Adds a category at the end, but before `.other`; returns behind which.
  mutating func append(_ one: Category) -> Int? {
    let index = categories.last?.number == Self.other ? categories.count - 1 : categories.count
    categories.insert(one, at: index)
    return index > 0 ? categories[index - 1].number : nil
  }
}
