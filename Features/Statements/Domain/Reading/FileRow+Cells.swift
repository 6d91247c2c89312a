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

  /// A day that a page has cut between its parts, as `2026.11.` and `26`, in one line; another text as it is.
  static func inOneLine(_ text: String) -> String {
    guard text.contains(where: \.isNewline) else { return text }
    return text.split(whereSeparator: \.isNewline).reduce(into: "") { whole, line in
      let isCut = whole.last.map { ".-/년월".contains($0) } ?? true
      whole += isCut ? "\(line.drop(while: \.isWhitespace))" : "\n\(line)"
    }
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

  /// Whether a column has no amount, or one of nothing.
  func hasNothing(at column: Int?) -> Bool {
    switch AmountText.read(cell(at: column)) {
    case .none, .amount(0): true
    default: false
    }
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

  /// The rows with signs in place of CR and DR behind amounts: CR has come in, and beside it what has no letters has gone
  /// out.
  ///
  /// In a card's file what has gone out is what was bought, without a sign.
  var withSignsOfLetters: [FileRow] {
    var debits: Set<Int> = []
    var credits: Set<Int> = []
    var first: Int?
    for (place, row) in enumerated() {
      for column in row.cells.indices {
        guard let found = row.lettered(at: column) else { continue }
        first = first ?? place
        if found.isDebit { debits.insert(column) } else { credits.insert(column) }
      }
    }
    // Nearly all files have none.
    guard let first else { return self }
    let headings = self[..<first].last { row in
      row.cells.count { $0.contains(where: \.isLetter) } > 1 && !row.hasDayAndAmount
    }
    let names = ColumnMapping.plain(headings?.cells ?? [])
    let balances = Set(names.indices.filter { StatementHeadings.isBalance(names[$0]) })
    let isOfCard =
      balances.isEmpty
      && names.contains { name in
        StatementHeadings.isOfCardAlone(name)
          || ["가맹점", "이용가맹점", "이용금액", "승인금액", "이용일", "merchant"].contains(where: name.hasPrefix)
      }
    let others = credits.subtracting(debits).subtracting(balances).filter { column in
      contains { $0.plainAmount(at: column).map { $0 > 0 } == true }
    }
    func sign(_ isDebit: Bool, _ column: Int) -> String {
      if balances.contains(column) { return isDebit ? "-" : "" }
      return isOfCard ? isDebit ? "" : "-" : isDebit ? "-" : "+"
    }
    return map { row in
      var cells = row.cells
      for column in cells.indices {
        if let found = row.lettered(at: column) {
          cells[column] = sign(found.isDebit, column) + found.amount
        } else if others.contains(column), !isOfCard,
          row.plainAmount(at: column).map({ $0 > 0 }) == true
        {
          cells[column] = "-" + cells[column]
        }
      }
      return FileRow(number: row.number, cells: cells)
    }
  }

  /// The rows with a plus in place of △ and ▲ in columns that have ▽ or ▼ as well; alone each of them is a minus.
  var withSignsOfArrows: [FileRow] {
    let (up, down) = (Set("△▲"), Set("▽▼"))
    func columns(_ signs: Set<Character>) -> Set<Int> {
      Set(
        flatMap { row in
          row.cells.indices.filter { column in
            let cell = row.cells[column]
            return cell.first.map(signs.contains) == true && row.plainAmount(at: column) != nil
          }
        })
    }
    let raised = columns(up)
    let both = raised.isEmpty ? [] : raised.intersection(columns(down))
    guard !both.isEmpty else { return self }
    return map { row in
      var cells = row.cells
      for column in both where row.cell(at: column).first.map(up.contains) == true {
        cells[column] = "+" + cells[column].dropFirst()
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
