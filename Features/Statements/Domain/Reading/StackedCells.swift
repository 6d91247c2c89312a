import LedgerDomain
import Storage

/// Columns whose headings and cells have several lines each, as 출금금액 above 입금금액 with an amount in one of both lines:
/// a column for each line.
struct StackedCells {
  let rows: [FileRow]

  /// Nil if there are none below the headings, which are the first of the rows.
  init?(_ rows: ArraySlice<FileRow>) {
    guard let head = rows.first, head.hasLines else { return nil }
    let counts = head.cells.indices.map { Self.count(column: $0, rows) }
    guard counts.contains(where: { $0 > 1 }) else { return nil }
    self.rows = rows.map { row in
      guard row.cells.count > 1 else { return row }
      let cells = counts.indices.flatMap { column -> [String] in
        let cell = row.cell(at: column)
        guard counts[column] > 1 else { return [cell] }
        let lines = cell.cellLines
        return lines.count == counts[column]
          ? lines : [cell] + Array(repeating: "", count: counts[column] - 1)
      }
      return FileRow(number: row.number, cells: cells + row.cells.dropFirst(counts.count))
    }
  }

  /// The headings of a line as those of the columns of single lines.
  static func headings(_ row: FileRow) -> [String] {
    row.cells.flatMap { $0.cellLines.count > 1 ? $0.cellLines : [$0] }
  }

  /// How many columns there are in one, of which one at least has amounts, balances or days.
  private static func count(column: Int, _ rows: ArraySlice<FileRow>) -> Int {
    let names = rows[rows.startIndex].cell(at: column).cellLines
    guard names.count > 1, !names.contains("") else { return 1 }
    let plain = names.map(ColumnMapping.plain)
    let amounts = plain.indices.filter {
      StatementHeadings.isAmount(plain[$0]) || StatementHeadings.isBalance(plain[$0])
    }
    let cells = rows.dropFirst().map { $0.cell(at: column) }.filter { !$0.isEmpty }
    let lines = cells.map(\.cellLines).filter { $0.count > 1 }
    // A sum below them has one line.
    guard !amounts.isEmpty || areOfDay(names, plain), !lines.isEmpty,
      lines.count * 10 >= cells.count * 9,
      lines.allSatisfy({ lines in
        lines.count == names.count && amounts.allSatisfy { Self.isAmount(lines[$0]) }
      })
    else { return 1 }
    return names.count
  }

  /// Whether one of the names is that of the day, and the others are known, as the time.
  private static func areOfDay(_ names: [String], _ plain: [String]) -> Bool {
    let words = StatementRole.day.words
    return plain.contains { words.contains($0) || StatementHeadings.isDay($0) }
      && zip(names, plain).allSatisfy { name, word in
        name.first?.isLetter == true
          && (StatementHeadings.isKnown(word) || StatementHeadings.times.contains(word)
            || StatementHeadings.approvals.contains(word)
            || ["no", "no.", "번호", "순번"].contains(word))
      }
  }

  private static func isAmount(_ text: String) -> Bool {
    switch AmountText.read(text) {
    case .none, .amount: true
    default: false
    }
  }
}

extension FileRow {
  /// Whether a cell has several lines.
  var hasLines: Bool { cells.contains { $0.utf8.contains(0x0A) || $0.utf8.contains(0x0D) } }
}

extension String {
  /// The lines of a cell, blank ones too, without the blanks around each.
  fileprivate var cellLines: [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      let start = line.drop(while: \.isWhitespace)
      return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
    }
  }
}
