/// What the mouse has selected of a frame: from one cell to another in the order of reading, within
/// the part of the screen in which it began.
struct CellSelection: Hashable {
  let start: Point
  var end: Point
  let bounds: Rect

  /// The columns of a row between both, without those outside of `bounds`; empty in other rows.
  func columns(inRow row: Int) -> Range<Int> {
    let isDown = (start.row, start.column) <= (end.row, end.column)
    let (first, last) = isDown ? (start, end) : (end, start)
    guard row >= first.row, row <= last.row, row >= bounds.origin.row, row < bounds.endRow else {
      return 0..<0
    }
    let whole = bounds.origin.column..<bounds.endColumn
    let begin = row == first.row ? first.column : whole.lowerBound
    let end = row == last.row ? last.column + 1 : whole.upperBound
    return begin < end ? (begin..<end).clamped(to: whole) : 0..<0
  }

  var rows: Range<Int> { min(start.row, end.row)..<max(start.row, end.row) + 1 }
}

/// Selecting text with the mouse, where nothing else follows it.
extension Window {
  /// Selects up to where the mouse is dragged, if it is no click any more.
  func select(to point: Point) {
    pressed?.move(to: point)
    guard let pressed, pressed.isDragged, pressed.selection != selected else { return }
    selected = pressed.selection
    note(.content)
  }

  /// Copies what was selected, which stays marked until the next key or click.
  func copySelection() {
    guard let text = selectedText else { return }
    guard environment.canCopy else {
      onCannotCopy?()
      return
    }
    copied = text
    onCopy?(text, nil)
  }

  /// Removes the mark of the selection.
  func forgetSelection() {
    pressed = nil
    guard selected != nil else { return }
    selected = nil
    note(.content)
  }

  /// The selected text; nil without one.
  ///
  /// Wide characters are whole; lines around the text are left out, and fields of secrets too, also while they
  /// show what is typed.
  var selectedText: String? {
    guard let selected else { return nil }
    let buffer = frame()
    let secrets = placements.filter(\.responder.isSecret).map(\.frame)
    let rows = selected.rows.clamped(to: 0..<size.rows).map { row in
      let text = buffer.wholeCells(in: selected.columns(inRow: row), row).map { column in
        let cell = buffer[column, row]
        let isSecret = secrets.contains { $0.contains(Point(column: column, row: row)) }
        return cell.isText && !isSecret ? buffer.clusters.scalars(of: cell.glyph) : [" "]
      }
      var line = String.UnicodeScalarView()
      for scalars in text { line.append(contentsOf: scalars) }
      return String(line)[...].trimmedOfBlanks
    }
    let lines = rows.drop { $0.isEmpty }.reversed().drop { $0.isEmpty }.reversed()
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// Marks the selected cells of a frame.
  func markSelection(in buffer: Buffer) {
    guard let selected else { return }
    for row in selected.rows.clamped(to: 0..<buffer.size.rows) {
      for column in buffer.wholeCells(in: selected.columns(inRow: row), row, withHalves: true) {
        buffer[column, row].style.background = .selection
        buffer[column, row].style.isUnderlined = true
      }
    }
  }
}

extension Rect {
  /// The largest part of it around a point that is above, below or beside another rectangle, in which the
  /// point is not.
  func part(around point: Point, without other: Rect) -> Rect {
    guard !intersection(other).isEmpty else { return self }
    let parts = [
      Rect(origin: origin, size: Size(columns: size.columns, rows: other.origin.row - origin.row)),
      Rect(
        column: origin.column, row: other.endRow, columns: size.columns,
        rows: endRow - other.endRow),
      Rect(
        origin: origin, size: Size(columns: other.origin.column - origin.column, rows: size.rows)),
      Rect(
        column: other.endColumn, row: origin.row, columns: endColumn - other.endColumn,
        rows: size.rows),
    ]
    return parts.filter { $0.contains(point) }.max { $0.cells < $1.cells } ?? self
  }

  /// The number of its cells.
  var cells: Int { size.columns * size.rows }
}

extension Buffer {
  /// The columns of the cells in a range of a row, and of the other half of a wide character at its
  /// ends; right halves only if `withHalves`.
  fileprivate func wholeCells(
    in columns: Range<Int>, _ row: Int, withHalves: Bool = false
  ) -> [Int] {
    var range = columns.clamped(to: 0..<size.columns)
    guard !range.isEmpty else { return [] }
    while range.lowerBound > 0, self[range.lowerBound, row].columns == 0 {
      range = range.lowerBound - 1..<range.upperBound
    }
    while range.upperBound < size.columns, self[range.upperBound, row].columns == 0 {
      range = range.lowerBound..<range.upperBound + 1
    }
    return range.filter { withHalves || self[$0, row].columns > 0 }
  }
}

extension Cell {
  /// Whether it is no piece of a line, of a mark, or of a picture.
  fileprivate var isText: Bool {
    if halves != nil { return false }
    if (0x2500...0x259F).contains(glyph) { return false }
    return !(style.role == .rule && "|+-".unicodeScalars.contains { $0.value == glyph })
  }
}

extension Substring {
  fileprivate var trimmedOfBlanks: String {
    let start = drop { $0 == " " }
    return String(String(start.reversed().drop { $0 == " " }.reversed()))
  }
}
