import LedgerDomain
import Storage

/// Lines of brokers that say of each movement in two or three lines what the headings say in as many, as one line each.
struct FoldedRows {
  /// The headings, and the movements below them.
  let rows: [FileRow]

  /// How many lines a movement may have.
  private static let lengths = 2...3

  /// Of lines that begin with headings; nil if these, or those of a movement, are in one line.
  init?(_ rows: ArraySlice<FileRow>) {
    if let merged = Self.merged(rows) {
      self.rows = merged
      return
    }
    for length in Self.lengths.reversed() {
      if let folded = Self.folded(rows, length) {
        self.rows = folded
        return
      }
    }
    return nil
  }

  /// The first line from which on lines are folded with all that entries need; nil if none are.
  static func start(in rows: [FileRow]) -> Int? {
    rows.indices.prefix(StatementReading.preambleLimit).first { place in
      ColumnMapping(headings: rows[place].cells, line: 1)[.day] != nil
        && FoldedRows(rows[place...]).map {
          ColumnMapping(headings: $0.rows[0].cells, line: 1).isUsable
        } == true
    }
  }

  private static func folded(_ rows: ArraySlice<FileRow>, _ length: Int) -> [FileRow]? {
    let headings = rows.prefix(length)
    guard headings.count == length, let first = headings.first,
      let day = ColumnMapping(headings: first.cells, line: 1)[.day],
      headings.dropFirst().allSatisfy({ row in
        row.filledCount > 1 && !row.cells.joined().contains(where: \.isNumber)
          && !row.repeats(first)
      })
    else { return nil }
    func hasDay(_ row: FileRow) -> Bool { DayText.read(DayText.usual(row.cell(at: day))) != nil }
    var movements: [[FileRow]] = []
    var rest: [FileRow] = []
    // Each page may begin with the headings again.
    for row in rows.dropFirst(length) where !headings.contains(where: { $0.cells == row.cells }) {
      if hasDay(row), rest.isEmpty {
        movements.append([row])
      } else if let last = movements.last, last.count < length, rest.isEmpty {
        movements[movements.count - 1].append(row)
      } else {
        rest.append(row)
      }
    }
    // Blank lines were left out.
    let areWhole = movements.allSatisfy { $0.count == length || $0.count == 1 && length == 2 }
    let whole = movements.filter { $0.count == length }
    let haveTotals = whole.contains { lines in
      lines.contains { $0.cells.contains(where: StatementWords.isTotal) }
    }
    guard areWhole, !haveTotals, !whole.isEmpty, whole.count * 2 >= movements.count,
      !rest.contains(where: hasDay)
    else { return nil }
    let all = [Array(headings)] + movements
    let widths = (0..<length).map { line in
      all.map { $0.count > line ? $0[line].cells.count : 0 }.max() ?? 0
    }
    return all.map { lines in
      FileRow(
        number: lines[0].number,
        cells: (0..<length).flatMap { line in
          let cells = lines.count > line ? lines[line].cells : []
          return cells + Array(repeating: "", count: widths[line] - cells.count)
        })
    } + rest
  }
}

extension FileRow {
  fileprivate var filledCount: Int { cells.count { !$0.allSatisfy(\.isWhitespace) } }

  /// Whether a column has the same words in both, as a cell over two lines does.
  fileprivate func repeats(_ above: FileRow) -> Bool {
    zip(cells, above.cells).contains { $0 == $1 && !$0.allSatisfy(\.isWhitespace) }
  }
}
