/// Writes cells from left to right into one row, and blanks wide characters that it cuts.
struct Pen {
  private let row: UnsafeMutableBufferPointer<Cell>
  private let clip: Range<Int>
  private let style: Style
  private var column: Int
  private var hasWritten = false

  /// A pen at `column`, which may be outside `clip`; only the columns of `clip` are written.
  init(_ row: UnsafeMutableBufferPointer<Cell>, clip: Range<Int>, column: Int, style: Style) {
    self.row = row
    self.clip = clip
    self.column = column
    self.style = style
  }

  /// Whether all further cells are clipped.
  var isPastEnd: Bool { column >= clip.upperBound }

  /// Writes one cell of one column.
  mutating func put(_ cell: Cell) {
    if clip.contains(column) { write(cell, at: column) }
    column += 1
  }

  /// Writes one glyph, or blanks where it is partly clipped.
  @inline(__always)
  mutating func put(_ glyph: UInt32, columns: Int) {
    let start = column
    column += columns
    if start >= clip.lowerBound && column <= clip.upperBound {
      write(Cell(glyph: glyph, style: style, columns: UInt8(columns)), at: start)
      if columns == 2 { row[start + 1] = Cell(glyph: 0x20, style: style, columns: 0) }
    } else if start < clip.upperBound && column > clip.lowerBound {
      for place in max(start, clip.lowerBound)..<min(column, clip.upperBound) {
        write(.blank(style), at: place)
      }
    }
  }

  @inline(__always)
  private mutating func write(_ cell: Cell, at place: Int) {
    if !hasWritten {
      hasWritten = true
      if row[place].columns == 0, place > 0 { row[place - 1] = .blank(row[place - 1].style) }
    }
    row[place] = cell
  }

  /// Ends the writing, and blanks the right half of a wide character that was cut at the end.
  func lift() {
    let end = min(column, clip.upperBound)
    guard hasWritten, end < row.count, row[end].columns == 0 else { return }
    row[end] = .blank(row[end].style)
  }
}
