import LedgerDomain
import Phrases
import Storage

/// Reads cells without what surrounds their values.
extension FileRow {
  /// The row with `0123` in place of `="0123"`, by which spreadsheets keep leading zeros.
  var withoutFormulas: FileRow {
    guard cells.contains(where: { $0.utf8.starts(with: "=\"".utf8) }) else { return self }
    return FileRow(
      number: number,
      cells: cells.map { cell in
        cell.hasPrefix("=\"") && cell.hasSuffix("\"") && cell.count > 2
          ? String(cell.dropFirst(2).dropLast()) : cell
      })
  }

  /// Empty if the line is too short.
  func cell(_ role: StatementRole, _ mapping: ColumnMapping) -> String {
    cell(at: mapping[role])
  }

  func cell(at column: Int?) -> String {
    guard let column, cells.indices.contains(column) else { return "" }
    return cells[column]
  }

  /// The amount in a column, with its sign; nil for what is none.
  func plainAmount(at column: Int?) -> Int64? {
    if case .amount(let amount) = AmountText.read(cell(at: column)) { amount } else { nil }
  }

  /// Whether a cell may be a day, and another one an amount.
  var hasDayAndAmount: Bool {
    // A day has digits, too.
    cells.count { $0.contains(where: \.isNumber) } > 1
      && cells.contains(where: StatementDays.mayBeDay)
  }

  /// Kept, since a regular expression is parsed each time its literal is evaluated.
  fileprivate nonisolated(unsafe) static let cents = /^[^\d.]*\d[\d,]*\.(\d\d)[^\d]*$/
  private nonisolated(unsafe) static let letters = /^\s*([\d,.]+)\s*(?i:(cr|dr))$/

  /// The amount in a cell and the letters behind it, CR or DR.
  fileprivate func lettered(at column: Int) -> (amount: Substring, isDebit: Bool)? {
    let cell = cells[column]
    guard let last = cell.utf8.last, last | 0x20 == UInt8(ascii: "r"),
      let found = cell.firstMatch(of: Self.letters)
    else { return nil }
    return (found.1, found.2.lowercased() == "dr")
  }
}

extension [FileRow] {
  /// Whether the columns are unknown, and no line has a day and an amount of which the user could say it.
  func isNoStatement(_ mapping: ColumnMapping) -> Bool {
    !mapping.isUsable && !contains(where: \.hasDayAndAmount)
  }

  /// The row with a minus in place of DR behind each amount.
  ///
  /// Where amounts with CR stand beside such without letters, as in a card's file, they have it: they came back.
  var withSignsOfLetters: [FileRow] {
    var debits: Set<Int> = []
    var credits: Set<Int> = []
    for row in self {
      for column in row.cells.indices {
        guard let found = row.lettered(at: column) else { continue }
        if found.isDebit { debits.insert(column) } else { credits.insert(column) }
      }
    }
    // Nearly all files have none.
    guard !debits.isEmpty || !credits.isEmpty else { return self }
    let others = credits.subtracting(debits).filter { column in
      contains { $0.plainAmount(at: column).map { $0 > 0 } == true }
    }
    return map { row in
      var cells = row.cells
      for column in cells.indices {
        guard let found = row.lettered(at: column) else { continue }
        let isBack = others.contains(column)
        cells[column] = (found.isDebit || isBack ? "-" : "") + found.amount
      }
      return FileRow(number: row.number, cells: cells)
    }
  }
}

extension ArraySlice<FileRow> {
  /// The rows without the apostrophes by which spreadsheets keep texts as they are, in columns where each cell has one.
  func withoutApostrophes(below headings: Int) -> ArraySlice<FileRow> {
    let (mark, rows) = (UInt8(ascii: "'"), dropFirst(headings))
    func isMarked(_ cell: String) -> Bool { cell.utf8.first == mark && cell.utf8.count > 1 }
    // Nearly all files have none.
    let likely = Set(
      rows.prefix(20).flatMap { row in row.cells.indices.filter { isMarked(row.cells[$0]) } })
    let columns = likely.filter { column in
      rows.allSatisfy { row in
        let cell = row.cell(at: column)
        return isMarked(cell) || cell.allSatisfy(\.isWhitespace)
      }
    }
    let count = columns.reduce(0) { sum, column in
      sum + rows.count { isMarked($0.cell(at: column)) }
    }
    guard count > 1 else { return self }
    return map { row in
      var cells = row.cells
      for column in columns where isMarked(row.cell(at: column)) {
        cells[column].removeFirst()
        if cells[column].utf8.last == mark { cells[column].removeLast() }
      }
      return FileRow(number: row.number, cells: cells)
    }[...]
  }

  /// The first amount with cents, which won have not; nil without one, and where a column says its unit.
  func fraction(_ mapping: ColumnMapping, _ headings: [String]) -> String? {
    let columns = [mapping[.amount], mapping[.spent], mapping[.received]].compactMap(\.self)
      .filter { !headings.indices.contains($0) || AmountUnit(heading: headings[$0]) == nil }
    if prefix(3).contains(where: { AmountUnit(line: $0) != nil }) { return nil }
    for row in self {
      for column in columns {
        let cell = row.cell(at: column)
        if cell.utf8.contains(UInt8(ascii: ".")),
          let found = cell.firstMatch(of: FileRow.cents), found.1 != "00"
        {
          return cell.prefix(fitting: FileRow.quoted)
        }
      }
    }
    return nil
  }
}
