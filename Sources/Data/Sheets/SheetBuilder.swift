import Storage

/// Puts tables together from cells in any order, within limits.
struct SheetBuilder {
  private struct Span {
    let rows: ClosedRange<Int>
    let column: Int
  }

  private let limits: SheetLimits
  private var sheets: [FileTable] = []
  private var name = ""
  private var rows: [Int: [String]] = [:]
  private var spans: [Span] = []
  /// Up to which column a cell of a row spreads, by the row.
  private var widths: [Int: ClosedRange<Int>] = [:]
  private var cellsLeft: Int
  private var textLeft: Int

  /// More rows than any spreadsheet has.
  private static let rowLimit = 1 << 20
  private static let spanLimit = 100_000

  init(_ limits: SheetLimits) {
    self.limits = limits
    (cellsLeft, textLeft) = (limits.cells, limits.text)
  }

  /// Begins the next table.
  mutating func begin(_ name: String) {
    end()
    self.name = name
  }

  /// Puts a text into a cell; rows and columns are counted from 0.
  ///
  /// Columns far right are left out.
  mutating func put(_ text: String, row: Int, column: Int) throws(SheetError) {
    try count(cells: 1)
    guard row >= 0, row < Self.rowLimit, column >= 0 else { throw .tooLarge(.cells) }
    guard column < SheetLimits.columns, !text.isEmpty else { return }
    textLeft -= text.utf8.count
    guard textLeft >= 0 else { throw .tooLarge(.text) }
    // Blank ones before it take room too.
    let present = rows[row]?.count ?? 0
    if column > present { try count(cells: column - present) }
    rows[row, default: []].put(text, at: column)
  }

  /// Counts cells that are not kept.
  mutating func count(cells: Int) throws(SheetError) {
    cellsLeft -= cells
    guard cellsLeft >= 0 else { throw .tooLarge(.cells) }
    guard !Task.isCancelled else { throw .cancelled }
  }

  /// What stands in the first of these rows is said once for all of them.
  mutating func join(rows: ClosedRange<Int>, column: Int) {
    guard rows.count > 1, spans.count < Self.spanLimit else { return }
    spans.append(Span(rows: rows, column: column))
  }

  /// What stands in the first of these columns stands above all of them: if it is the last one of a row of headings, the
  /// row has blank cells behind it.
  mutating func spread(row: Int, columns: ClosedRange<Int>) {
    guard columns.count > 1, columns.upperBound < SheetLimits.columns, widths.count < Self.spanLimit
    else { return }
    if let other = widths[row], other.upperBound > columns.upperBound { return }
    widths[row] = columns
  }

  /// The tables that have rows.
  consuming func ended() -> [FileTable] {
    end()
    return sheets
  }

  private mutating func end() {
    let numbers = rows.keys.sorted()
    for span in spans { fill(span, in: numbers) }
    for (row, columns) in widths {
      guard var cells = rows[row], cells.count == columns.lowerBound + 1, cells.count > 2,
        (try? count(cells: columns.count)) != nil
      else { continue }
      cells.put("", at: columns.upperBound)
      rows[row] = cells
    }
    if !numbers.isEmpty {
      sheets.append(
        FileTable(name: name, rows: numbers.map { .init(number: $0 + 1, cells: rows[$0] ?? []) }))
    }
    (rows, spans, widths, name) = ([:], [], [:], "")
  }

  /// Repeats a day or a heading in the rows below that have something of their own; a number is not repeated,
  /// since it would be counted twice.
  ///
  /// `numbers` are those of the rows that there are, in order; a span may be of many more.
  private mutating func fill(_ span: Span, in numbers: [Int]) {
    guard let first = rows[span.rows.lowerBound], first.indices.contains(span.column),
      !first[span.column].isEmpty, !NumberText.isAmount(first[span.column])
    else { return }
    let text = first[span.column]
    for row in numbers[numbers.position(of: span.rows.lowerBound + 1)...] {
      guard span.rows.contains(row), var cells = rows[row],
        !cells.indices.contains(span.column) || cells[span.column].isEmpty,
        (try? count(cells: 1)) != nil, textLeft >= text.utf8.count
      else { return }
      textLeft -= text.utf8.count
      cells.put(text, at: span.column)
      rows[row] = cells
    }
  }
}

extension [Int] {
  /// The position of the first number in order that is not less than this one, by halving.
  fileprivate func position(of number: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension [String] {
  fileprivate mutating func put(_ text: String, at index: Int) {
    while count <= index { append("") }
    self[index] = text
  }
}
