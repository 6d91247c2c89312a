import LedgerDomain
import Storage
import Time
import WalletDomain

/// Lines that leave the balance as it was.
extension StatementTable {
  /// The balances of lines that became no entry, and stand before the first one that did: what the account had then.
  ///
  /// `lines` are in the order of time. What stands behind them may have any balance, and a sum, too.
  func balances(
    before lines: [StatementEntry], _ rows: ArraySlice<FileRow>, _ columns: StatementColumns,
    _ days: StatementDays
  ) -> [Won] {
    guard columns.balance != nil, let first = lines.first, let last = lines.last else { return [] }
    let numbers = Set(lines.map(\.number))
    func isBefore(_ row: FileRow) -> Bool {
      let text = row.day(mapping)
      if let day = DayText.read(text) ?? days.day(text), day != first.instant.day {
        return day < first.instant.day
      }
      // One line alone does not say in which order the file is.
      if lines.count == 1, row.cells.contains(where: StatementWords.isCarried) { return true }
      return (row.number < first.number) == (first.number <= last.number)
    }
    return rows.filter { row in
      !numbers.contains(row.number) && isBefore(row)
        && !row.cells.contains { cell in
          StatementWords.isTotal(cell)
            || StatementWords.isCarried(cell) && !StatementWords.isOpening(cell)
        }
    }.compactMap { StatementDraft.balance($0.cell(at: columns.balance)) }
  }

  /// Whether a line of no amount leaves the balance as a line beside it has it, or is the first one, from whose balance
  /// the next one goes on.
  func keepsBalance(
    _ row: FileRow, in rows: ArraySlice<FileRow>, _ columns: StatementColumns
  ) -> Bool {
    guard columns.balance != nil, let index = rows.firstIndex(where: { $0.number == row.number })
    else { return false }
    func balance(_ row: FileRow) -> Won? { StatementDraft.balance(row.cell(at: columns.balance)) }
    guard let own = balance(row) else { return true }
    if index == rows.startIndex {
      guard let next = rows.dropFirst().first(where: { balance($0) != nil }),
        let after = balance(next), after != own
      else { return true }
      return [StatementRole.amount, .spent, .received].contains {
        next.plainAmount(at: mapping[$0])?.magnitude == (after - own).size.amount.magnitude
      }
    }
    return rows[index - 1..<min(index + 2, rows.endIndex)]
      .contains { $0.number != row.number && balance($0) == own }
  }

  /// Whether a row has more cells than headings, as where an amount has a comma and no quotes.
  func isLonger(_ row: FileRow) -> Bool {
    let isKnown = StatementRole.allCases.allSatisfy { mapping[$0] ?? 0 < headings.count }
    return mapping.hasHeadings && isKnown && row.isLonger(than: headings.count)
  }

  /// Whether a purchase of which no amount is left says that it was paid with points or a coupon as a whole.
  func isPaidByPoints(_ row: FileRow, _ columns: StatementColumns) -> Bool {
    guard columns.balance == nil else { return false }
    let names = ColumnMapping.plain(headings)
    func namesPoints(_ word: String) -> Bool {
      ["포인트", "마일리지", "적립금", "쿠폰", "points", "coupon"].contains(where: word.has)
    }
    return columns.discounts.contains { column in
      names.indices.contains(column) && namesPoints(names[column]) && row.sum([column]) != .zero
    }
      || columns.hasMeans
        && columns.kinds.contains { column in
          names.indices.contains(column) && StatementHeadings.means.contains(names[column])
            && namesPoints(StatementWords.plain(row.cell(at: column)))
        }
  }

  /// The numbers of lines whose amount has not changed the balance, and which alone have some word where those that have
  /// changed it say that all went well: what they say did not happen.
  func failures(
    _ rows: ArraySlice<FileRow>, _ columns: StatementColumns, _ moves: [Int: Int64]
  ) -> Set<Int> {
    guard columns.balance != nil else { return [] }
    let roles: [StatementRole] = [.amount, .spent, .received]
    let steps = rows.compactMap { row in
      StatementDraft.balance(row.cell(at: columns.balance)).map { (row: row, balance: $0) }
    }
    let moved = steps.map(\.row).filter { moves[$0.number] != nil }
    // In either order of the lines.
    for step in [1, -1] {
      let still = steps.indices.filter { index in
        steps.indices.contains(index - step) && moves[steps[index].row.number] == nil
          && steps[index].balance == steps[index - step].balance
          && roles.contains { (steps[index].row.plainAmount(at: mapping[$0]) ?? 0) != 0 }
      }.map { steps[$0].row }
      // Before the first one no balance stands.
      if !still.isEmpty, moved.count + still.count >= steps.count - 1,
        tells(still, from: moved, columns)
      {
        let first = step == 1 ? steps.first : steps.last
        let isFirst = first.map { isSaid($0.row, as: still, from: moved, columns) } ?? false
        return Set((still + (isFirst ? [first].compactMap { $0?.row } : [])).map(\.number))
      }
    }
    return []
  }

  private func words(_ column: Int, _ rows: [FileRow]) -> Set<String> {
    Set(rows.map { StatementWords.plain($0.cell(at: column)) })
  }

  private func tells(
    _ still: [FileRow], from moved: [FileRow], _ columns: StatementColumns
  ) -> Bool {
    !telling(still, from: moved, columns).isEmpty
  }

  /// The columns that have other words in some lines than in others, of which they say that all went well, or one code
  /// in all of these.
  private func telling(
    _ still: [FileRow], from moved: [FileRow], _ columns: StatementColumns
  ) -> [Int] {
    let known = columns.known
    let taken = [StatementRole.day, .text, .amount, .spent, .received].compactMap { mapping[$0] }
    let names = ColumnMapping.plain(headings)
    let areShort = { (cells: Set<String>) in cells.allSatisfy(StatementWords.isShort) }
    return headings.indices.filter { column in
      guard !known.contains(column), !taken.contains(column) else { return false }
      let (good, bad) = (words(column, moved), words(column, still))
      guard good.count <= 4, bad.count <= StatementWords.most, areShort(good), areShort(bad),
        good.isDisjoint(with: bad), !bad.contains("")
      else { return false }
      if good.contains(where: { StatementWords.state($0) == .happened }) { return true }
      let isOther =
        mapping[.note] == column || StatementHeadings.isNote(names[column])
        || StatementHeadings.isName(names[column]) || StatementHeadings.isText(names[column])
      // A few letters, as Y and E1, which are alike in all that moved; each line has a number of its own.
      guard good.count == 1, !isOther, good.union(bad).allSatisfy({ $0.count <= 10 }) else {
        return false
      }
      let all = rows.map { StatementWords.plain($0.cell(at: column)) }
      return [good, bad].contains { words in
        words.contains { word in all.count { $0 == word } > 1 }
      }
    }
  }

  /// Whether the line before which no balance stands has the words of those that have moved nothing.
  private func isSaid(
    _ row: FileRow, as still: [FileRow], from moved: [FileRow], _ columns: StatementColumns
  ) -> Bool {
    let telling = telling(still, from: moved, columns)
    return !telling.isEmpty
      && telling.allSatisfy { words($0, still).contains(StatementWords.plain(row.cell(at: $0))) }
  }
}
