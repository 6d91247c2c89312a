import LedgerDomain
import Storage
import WalletDomain

/// Two columns of amounts, of which no list names one at least, and of which each line has one: what was spent, and what
/// was received.
struct AmountPair {
  let columns: [Int]
  /// Which of them has what was spent, if the balances say it.
  let spent: Int?

  /// How many columns are looked at.
  private static let most = 12

  /// Nil if there are none, or more than two that could be.
  ///
  /// One of them may be taken for the only amounts already.
  init?(_ headings: [String], _ mapping: ColumnMapping, _ rows: ArraySlice<FileRow>) {
    let names = ColumnMapping.plain(headings)
    let known = mapping.onlyAmount
    let balances = names.indices.filter { Self.isBalance(names[$0]) }
    let free = names.indices.filter { column in
      column == known
        || !StatementRole.allCases.contains { mapping[$0] == column } && !balances.contains(column)
          && !StatementHeadings.isFee(names[column], ofCard: true)
          && !StatementHeadings.isOtherAmount(names[column])
          && !StatementHeadings.isPrincipal(names[column])
    }.prefix(Self.most)
    guard free.count > 1 else { return nil }
    func amount(_ row: FileRow, _ column: Int) -> Int64 { row.plainAmount(at: column) ?? 0 }
    // The fast way for nearly all files, whose lines have the only amount.
    if let known, !rows.contains(where: { amount($0, known) == 0 && !$0.isBlank }) { return nil }
    let lines = rows.filter { StatementDays.mayBeDay($0.day(mapping)) }
    let used = free.filter { column in
      lines.allSatisfy {
        $0.cell(at: column).allSatisfy { $0.isWhitespace || $0 == "-" }
          || $0.plainAmount(at: column) != nil
      } && lines.contains { amount($0, column) != 0 }
    }
    let pairs = used.indices.flatMap { first in
      used.indices.dropFirst(first + 1).map { [used[first], used[$0]] }
    }.filter { pair in
      (known.map(pair.contains) ?? true)
        && lines.allSatisfy { row in pair.count { amount(row, $0) != 0 } == 1 }
    }
    guard pairs.count == 1, lines.count > 1 else { return nil }
    columns = pairs[0]
    let pair = columns
    // Which column each line has an amount in, and how much.
    let steps = lines.map { row in
      let column = pair.first { amount(row, $0) != 0 } ?? pair[0]
      return Step(row: row, column: column, size: Int64(clamping: amount(row, column).magnitude))
    }
    let likely = pair.filter { column in
      balances.contains { Self.follow($0, steps, pair, spent: column, known: known) }
    }
    spent = likely.count == 1 ? likely[0] : nil
  }

  /// The amount of a line.
  private struct Step {
    let row: FileRow
    let column: Int
    let size: Int64
  }

  /// Whether most balances follow, in either order of the lines, if one of the columns has what was spent.
  ///
  /// A gap is no reason to doubt the others; of a column that is not known some must follow, and most of each.
  private static func follow(
    _ balance: Int, _ steps: [Step], _ pair: [Int], spent: Int, known: Int?
  ) -> Bool {
    let balances = steps.compactMap { StatementDraft.balance($0.row.cell(at: balance))?.amount }
    guard balances.count == steps.count else { return false }
    func agrees(_ places: [(before: Int, after: Int)]) -> Bool {
      func follows(_ place: (before: Int, after: Int), spent isSpent: Bool) -> Bool {
        let change = balances[place.after] &- balances[place.before]
        return change == (isSpent ? -steps[place.after].size : steps[place.after].size)
      }
      let right = places.filter { follows($0, spent: steps[$0.after].column == spent) }
      // What is known to be amounts may go both ways, as another column says.
      if known != nil,
        places.contains(where: { follows($0, spent: steps[$0.after].column != spent) })
      {
        return false
      }
      func count(_ places: [(before: Int, after: Int)], _ column: Int) -> Int {
        places.count { steps[$0.after].column == column }
      }
      return !right.isEmpty
        && pair.allSatisfy { column in
          let (fits, all) = (count(right, column), count(places, column))
          let isProven = known == nil || column == known || fits > 0
          return isProven && (all == 0 || fits > 0 && fits * 2 >= all)
        }
    }
    let places = steps.indices.dropFirst()
    return agrees(places.map { ($0 - 1, $0) }) || agrees(places.map { ($0, $0 - 1) })
  }

  private static func isBalance(_ name: String) -> Bool {
    StatementHeadings.isBalance(name) || StatementHeadings.balances.contains(name)
  }
}

extension BankStatement {
  /// Takes a pair of columns as amounts where the balances say which one has what was spent, and else notes it.
  mutating func takePair(_ headings: [String], _ rows: ArraySlice<FileRow>) {
    guard mapping.missing.contains(.amount) || isHalf(headings),
      let pair = AmountPair(headings, mapping, rows)
    else { return }
    guard let spent = pair.spent else {
      amountColumns = pair.columns
      return
    }
    mapping[.amount] = nil
    (mapping[.spent], mapping[.received]) = (spent, pair.columns.first { $0 != spent })
  }

  /// Leaves out a column of what was spent, or of what was received, beside that of all amounts from which the balances
  /// follow, as 지급액 of savings, which has what was paid out in the end.
  mutating func takeWhole(_ headings: [String], _ rows: ArraySlice<FileRow>) {
    let halves = [StatementRole.spent, .received].filter { mapping[$0] != nil }
    guard let whole = mapping[.amount], halves.count == 1, let half = mapping[halves[0]],
      let balance = ColumnMapping.plain(headings).firstIndex(where: StatementHeadings.isBalance)
    else { return }
    let lines = rows.filter { StatementDays.mayBeDay($0.day(mapping)) }
    let balances = lines.map { StatementDraft.balance($0.cell(at: balance))?.amount }
    func followers(_ column: Int) -> Int {
      let sizes = lines.map { $0.plainAmount(at: column)?.magnitude }
      let places = lines.indices.dropFirst()
      func count(_ isStep: (Int, UInt64) -> Bool) -> Int {
        places.count { place in
          guard let before = balances[place - 1], let after = balances[place] else { return false }
          return before != after && isStep(place, (after &- before).magnitude)
        }
      }
      // In either order of the lines.
      return max(count { sizes[$0] == $1 }, count { sizes[$0 - 1] == $1 })
    }
    if followers(whole) > followers(half) { mapping[halves[0]] = nil }
  }

  /// Whether the only amounts may be half of an account's, as of 출금액 beside 예입액; what a card calls so is all of them.
  private func isHalf(_ headings: [String]) -> Bool {
    mapping.isUsable && mapping.onlyAmount != nil
      && !StatementHeadings.areOfCard(ColumnMapping.plain(headings))
  }
}
