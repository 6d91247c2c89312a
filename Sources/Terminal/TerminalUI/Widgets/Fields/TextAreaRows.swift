/// The rows into which the characters of a text area are wrapped.
///
/// Lines end at line feeds; longer ones go on in the next row, at any character, and no character is
/// split. There is always at least one row.
struct TextAreaRows {
  /// The characters of one row, without the line feed after it.
  struct Row: Hashable {
    let range: Range<Int>
    /// Whether the line goes on in the next row.
    let goesOn: Bool
  }

  private(set) var rows: [Row] = []
  private let widths: [Int]

  /// `widths` are the columns of each character, and nil of a line feed.
  init(_ characterWidths: [Int?], columns: Int) {
    widths = characterWidths.map { $0 ?? 0 }
    let columns = max(columns, 1)
    var (start, used) = (0, 0)
    for (index, width) in characterWidths.enumerated() {
      guard let width else {
        rows.append(Row(range: start..<index, goesOn: false))
        (start, used) = (index + 1, 0)
        continue
      }
      if used + width > columns, index > start {
        rows.append(Row(range: start..<index, goesOn: true))
        (start, used) = (index, 0)
      }
      used += width
    }
    rows.append(Row(range: start..<characterWidths.count, goesOn: false))
  }

  /// The row in which a caret before this character is; before the first one of a row it is there, and
  /// not at the end of the row above.
  func row(of caret: Int) -> Int {
    rows.lastIndex { $0.range.lowerBound <= caret } ?? 0
  }

  /// The columns before a caret in its row.
  func column(of caret: Int) -> Int {
    widths[rows[row(of: caret)].range.lowerBound..<caret].reduce(0, +)
  }

  /// The caret that is nearest to a column of a row, not right of it.
  func caret(inRow row: Int, column: Int) -> Int {
    let row = rows[max(min(row, rows.count - 1), 0)]
    var (caret, end) = (row.range.lowerBound, 0)
    while caret < last(of: row) {
      end += widths[caret]
      if end > column { break }
      caret += 1
    }
    return caret
  }

  /// The last caret of a row: where its line goes on, that is before the last character, since behind
  /// it the next row begins.
  private func last(of row: Row) -> Int {
    row.goesOn ? max(row.range.upperBound - 1, row.range.lowerBound) : row.range.upperBound
  }
}
