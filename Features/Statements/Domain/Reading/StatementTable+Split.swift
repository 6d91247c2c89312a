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
      // Each page may begin with the headings again.
      if row.cells == table.headings { continue }
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
      if found.cells == table.headings { continue }
      tried += 1
      tables.append(table)
      var guess = found.mapping
      (guess.dayOrder, guess.isAsBilled) = (mapping.dayOrder, mapping.isAsBilled)
      // The user has been asked about amounts in such a column.
      if (guess[.amount] == nil) == (mapping[.amount] == nil) { guess.kind = mapping.kind }
      table = StatementTable(found.cells, guess, [])
    }
    return tables + [table]
  }

  /// An amount that is not in won; nil if there is none.
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
