import LedgerDomain
import Storage

/// Tables that stand below each other in one.
extension StatementTable {
  /// The table and those below headings of their own, in which the user's mapping has no say.
  ///
  /// What stands below headings that are not understood has no columns of the table before.
  func split() -> [StatementTable] {
    var tables: [StatementTable] = []
    var table = self
    table.rows = []
    var rest = rows
    var tried = 0
    while !Task.isCancelled, let row = rest.popFirst() {
      if row.cells == table.headings {
        // Each page may begin with the headings again.
        guard let line = table.rows.last.flatMap(TableTitle.text), TableTitle(line) != table.title
        else { continue }
        tables.append(table)
        table = StatementTable(table.headings, table.mapping, [])
        table.title = TableTitle(line)
        continue
      }
      guard !hasDay(row, in: [table, self]), FoundHeadings.mayBegin(at: row) else {
        table.rows.append(row)
        continue
      }
      guard tried < HeadingSearch.limit else {
        // The columns of all that follows are not known.
        tables.append(table)
        table = StatementTable([], ColumnMapping(), rows[(rest.startIndex - 1)...])
        break
      }
      guard let found = FoundHeadings(at: row, before: rest) else {
        tried += 1
        table.rows.append(row)
        continue
      }
      rest = rest.dropFirst(found.lines - 1)
      let line = table.rows.last.flatMap(TableTitle.text)
      let title = line.flatMap { TableTitle($0) }
      if found.cells == table.headings, line == nil || title == table.title { continue }
      tried += 1
      tables.append(table)
      var guess = found.mapping
      if !guess.isUsable {
        guess = guess.withOthers(
          found.cells, before: rest.first, isBeforeDiscount: isBeforeDiscount)
      }
      (guess.dayOrder, guess.isAsBilled) = (mapping.dayOrder, mapping.isAsBilled)
      // The user has been asked about amounts in such a column.
      if (guess[.amount] == nil) == (mapping[.amount] == nil) { guess.kind = mapping.kind }
      table = StatementTable(found.cells, guess, [])
      table.title = title
    }
    guard !tables.isEmpty else {
      // A file of nothing but cancellations has those of other files.
      if case .state = title { return [table] }
      return [table.saying(title)]
    }
    return [tables[0].saying(title)]
      + (tables.dropFirst() + [table]).map { $0.withoutMinus.saying($0.title) }
  }

  /// Whether what is taken off purchases is still in the only amounts.
  private var isBeforeDiscount: Bool {
    let names = ColumnMapping.plain(headings)
    guard let amount = mapping.onlyAmount, names.indices.contains(amount) else { return false }
    return StatementHeadings.isBeforeDiscount(names[amount])
      && !names.contains(where: StatementHeadings.isDiscount)
      && !names.contains(where: StatementHeadings.isPrincipal)
  }

  /// An amount that is not in won; nil without one.
  ///
  /// Below other headings another column has the amounts, as what a purchase abroad came to.
  var fraction: String? {
    guard let first = rows.fraction(mapping, headings) else { return nil }
    guard !headings.isEmpty else { return first }
    return split().lazy.compactMap { table in
      table.mapping.isInWon(table.headings)
        ? nil : table.rows.fraction(table.mapping, table.headings)
    }.first
  }

  private func hasDay(_ row: FileRow, in tables: [StatementTable]) -> Bool {
    tables.contains { $0.hasDay(row) }
  }
}
