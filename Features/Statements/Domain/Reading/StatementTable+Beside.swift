import LedgerDomain
import Storage
import WalletDomain

/// What lines of accounts have beside their amounts, as fees, taxes and cash back, by the balances.
extension StatementTable {
  /// An amount beside that of a line, negative for what was taken, and what its entry is called.
  struct Beside {
    let column: Int
    let amount: Won
    let name: String
  }

  /// How many such columns there may be.
  private static let mostBeside = 5

  /// What each line has in such columns, by its number.
  func beside(_ rows: ArraySlice<FileRow>, _ columns: StatementColumns) -> [Int: [Beside]] {
    let taken = columns.fees + columns.taxes
    let all = (taken + columns.discounts + columns.rewards).prefix(Self.mostBeside)
    guard !all.isEmpty, columns.balance != nil, !columns.isOfLoan else { return [:] }
    return rows.reduce(into: [:]) { found, row in
      let own = all.compactMap { column -> Beside? in
        guard let cell = row.plainAmount(at: column), cell != 0,
          LedgerEntry.amounts.contains(Int64(clamping: cell.magnitude))
        else { return nil }
        let amount = taken.contains(column) ? -Won(cell).size : Won(cell)
        return Beside(column: column, amount: amount, name: columns.besideNames[column] ?? "")
      }
      if !own.isEmpty { found[row.number] = own }
    }
  }

  /// The same lines, in the order of the file, with those amounts beside them that the balances follow as entries of
  /// their own, and the numbers of these lines; `openings` are balances before them.
  func withBeside(
    _ lines: [StatementEntry], _ beside: [Int: [Beside]], _ rows: ArraySlice<FileRow>,
    _ columns: StatementColumns, openings: [Won]
  ) -> (lines: [StatementEntry], numbers: Set<Int>) {
    let all = Array(Set(beside.values.joined().map(\.column))).sorted()
    var best: (charged: Int, columns: [Int], isBack: Bool, follow: [Bool?])?
    let sets = (1..<(1 << all.count)).map { set in
      all.indices.filter { set & 1 << $0 != 0 }.map { all[$0] }
    }
    for columns in sets.sorted(by: { $0.count < $1.count }) {
      let sums = lines.map { line in
        (beside[line.number] ?? []).filter { columns.contains($0.column) }
          .reduce(Won.zero) { $0 + $1.amount }
      }
      let sides = [-1, 1].map { step in
        lines.indices.map { index -> Bool? in
          guard sums[index] != .zero else { return nil }
          let (amount, sum) = (lines[index].entry.amount, sums[index])
          let changes = lines.changes(at: index, by: step)
          if changes.contains(amount) || changes.contains(-amount) { return false }
          return changes.contains(amount + sum) || changes.contains(-amount + sum) ? true : nil
        }
      }
      func count(_ side: [Bool?]) -> Int { side.count { $0 != nil } }
      let isBack = count(sides[1]) > count(sides[0])
      let follow = isBack ? sides[1] : sides[0]
      let charged = follow.count { $0 == true }
      guard charged > follow.count(where: { $0 == false }), charged > best?.charged ?? 0 else {
        continue
      }
      best = (charged, columns, isBack, follow)
    }
    // Amounts without signs get them later, by the balances.
    let isUnsigned =
      mapping.onlyAmount != nil && columns.direction == nil
      && lines.allSatisfy { $0.entry.amount > .zero }
    guard let best else {
      return withTaxes(lines, beside, rows, openings, isUnsigned: isUnsigned)
    }
    var numbers: Set<Int> = []
    let parts = lines.indices.flatMap { index -> [StatementEntry] in
      let line = lines[index]
      let own = (beside[line.number] ?? []).filter { best.columns.contains($0.column) }
      guard !own.isEmpty, best.follow[index] != false, !line.isCancelled else { return [line] }
      numbers.insert(line.number)
      let parts = line.parted(by: own, within: false, isUnsigned: isUnsigned)
      return best.isBack ? parts.reversed() : parts
    }
    return (parts, numbers)
  }

  /// The same for the line before which no balance stands that says it: of what securities have earned another column
  /// has what is left of it.
  private func withTaxes(
    _ lines: [StatementEntry], _ beside: [Int: [Beside]], _ rows: ArraySlice<FileRow>,
    _ openings: [Won], isUnsigned: Bool
  ) -> (lines: [StatementEntry], numbers: Set<Int>) {
    let isBack = lines.areBack
    func hasBalance(_ line: StatementEntry) -> Bool { line.balance != nil }
    guard !beside.isEmpty,
      let index = isBack ? lines.lastIndex(where: hasBalance) : lines.firstIndex(where: hasBalance)
    else { return (lines, []) }
    let line = lines[index]
    let own = (beside[line.number] ?? []).filter { $0.amount < .zero }
    let rest = line.entry.amount + own.reduce(Won.zero) { $0 + $1.amount }
    let before = line.balance.map { $0 - line.entry.amount }
    guard !own.isEmpty, !line.isCancelled, line.isYield, rest > .zero,
      !openings.contains(where: { $0 == before }),
      let row = rows.first(where: { $0.number == line.number }),
      headings.indices.contains(where: { column in
        StatementHeadings.mayBePaid(ColumnMapping.plain(headings[column]))
          && row.plainAmount(at: column).map { Int64(clamping: $0.magnitude) } == rest.amount
      })
    else { return (lines, []) }
    let parts = line.parted(by: own, within: false, isUnsigned: isUnsigned)
    var all = lines
    all.replaceSubrange(index...index, with: isBack ? parts.reversed() : parts)
    return (all, [line.number])
  }

  /// The same lines, with what their amounts have of fees and taxes as entries of their own.
  ///
  /// An amount has them if another column has what is left without them, as that of what securities were traded for, or
  /// else if what is left is a rounder sum. `numbers` are those of lines that have theirs on top.
  func withParts(
    _ lines: [StatementEntry], _ beside: [Int: [Beside]], _ rows: ArraySlice<FileRow>,
    _ columns: StatementColumns, besides numbers: Set<Int>
  ) -> [StatementEntry] {
    guard !beside.isEmpty, numbers.isEmpty else { return lines }
    let others = headings.indices.filter { column in
      let heading = ColumnMapping.plain(headings[column])
      return StatementHeadings.mayBePaid(heading) && column != columns.balance
        && column != mapping.onlyAmount && mapping[.spent] != column
        && mapping[.received] != column && columns.besideNames[column] == nil
    }
    let known = Dictionary(rows.map { ($0.number, $0) }) { first, _ in first }
    return lines.flatMap { line -> [StatementEntry] in
      let own = (beside[line.number] ?? []).filter { $0.amount < .zero }
      guard !own.isEmpty, line.cancelled == .none, line.balance != nil else { return [line] }
      let rest = line.entry.amount - own.reduce(Won.zero) { $0 + $1.amount }
      guard rest != .zero, (rest < .zero) == (line.entry.amount < .zero) else { return [line] }
      let isStated = others.contains {
        known[line.number]?.plainAmount(at: $0).map { Won(Int64(clamping: $0.magnitude)) }
          == rest.size
      }
      guard isStated || rest.zeros > line.entry.amount.zeros && rest.zeros > 2 else {
        return [line]
      }
      return line.parted(by: own, within: true, isUnsigned: false)
    }
  }
}

extension Won {
  /// How many zeros are at its end.
  fileprivate var zeros: Int {
    var (rest, count) = (amount, 0)
    while rest != 0, rest.isMultiple(of: 10) { (rest, count) = (rest / 10, count + 1) }
    return count
  }
}

extension [StatementEntry] {
  /// How many lines without a balance are passed over.
  private static var mostPassed: Int { 5 }

  /// Whether the newest line is the first one, by the days or else by the balances.
  fileprivate var areBack: Bool {
    guard let first, let last else { return false }
    if first.entry.day != last.entry.day { return first.entry.day > last.entry.day }
    let followers = [-1, 1].map { step in
      indices.count { index in
        let (moved, amount) = (changes(at: index, by: step), self[index].entry.amount)
        return moved.contains(amount) || moved.contains(-amount)
      }
    }
    return followers[1] > followers[0]
  }

  /// By how much a line may have changed the balance of the next one that has a balance, in one direction; what stands
  /// between them may not have moved yet.
  fileprivate func changes(at index: Int, by step: Int) -> [Won] {
    guard let balance = self[index].balance else { return [] }
    var (place, between) = (index + step, Won.zero)
    while indices.contains(place), self[place].balance == nil,
      abs(place - index) <= Self.mostPassed
    {
      between = between + self[place].entry.amount
      place += step
    }
    guard indices.contains(place), let other = self[place].balance else { return [] }
    let change = balance - other
    return between == .zero ? [change] : [change, change - between]
  }
}

extension StatementEntry {
  /// The entry and those beside it, with the balance after each; its amount has them already with `isWithin`.
  fileprivate func parted(
    by beside: [StatementTable.Beside], within isWithin: Bool, isUnsigned: Bool
  ) -> [StatementEntry] {
    let sum = beside.reduce(Won.zero) { $0 + $1.amount }
    var main = isWithin ? withAmount(entry.amount - sum) : self
    var after = balance.map { $0 - sum }
    main.balance = after
    main.line = line.map {
      Line(
        $0.number, day: $0.day, second: $0.second, approval: $0.approval, cancelled: $0.cancelled,
        cancelledOn: $0.cancelledOn, billed: $0.billed)
    }
    main.line?.isYield = isYield
    return [main]
      + beside.map { part in
        after = after.map { $0 + part.amount }
        let amount = isUnsigned ? part.amount.size : part.amount
        var entry = self.beside(amount, named: part.name, on: entry.day)
        entry.entry.bank = BankRecord(second: self.entry.bank?.second, balance: after?.amount)
        entry.line = Line(number, day: instant.day, second: instant.second)
        return entry
      }
  }
}
