/// Words that something over them cuts.
extension Canvas {
  /// A longer rest of a word is kept, with an ellipsis where it is cut.
  private static let mostColumns = 20
  /// More than any button has on one side of what cuts it.
  private static let buttonColumns = 40

  /// Blanks what is left beside a part of the canvas of the words that it covers in part, so that no half
  /// words are read there.
  func blankCutWords(beside rect: Rect) {
    let covered = Rect(origin: onScreen(rect.origin), size: rect.size).intersection(clip)
    guard !covered.isEmpty else { return }
    let (left, right) = (covered.origin.column, covered.endColumn)
    for row in covered.origin.row..<covered.endRow {
      let line = pass.buffer.row(row)
      func isWord(_ column: Int) -> Bool { Self.isWord(column, of: line) }
      var (start, end) = (left, right)
      if isWord(left) {
        while start > clip.origin.column, isWord(start - 1) { start -= 1 }
      }
      if isWord(right - 1) {
        while end < clip.endColumn, isWord(end) { end += 1 }
      }
      // A button is one word, however many are in it.
      let shown = clip.origin.column..<clip.endColumn
      if let button = Self.button(across: left, of: line, in: shown) {
        start = min(start, button.lowerBound)
      }
      if let button = Self.button(across: right, of: line, in: shown) {
        end = max(end, button.upperBound)
      }
      blank(start..<left, of: line, ellipsisAt: left - 1)
      blank(right..<end, of: line, ellipsisAt: right)
    }
  }

  /// The columns of the brackets, and of what is between them, that a boundary before `column` goes through.
  private static func button(
    across column: Int, of line: UnsafeMutableBufferPointer<Cell>, in shown: Range<Int>
  ) -> Range<Int>? {
    func ends(_ columns: some Sequence<Int>, at bracket: UInt32, before other: UInt32) -> Int? {
      for column in columns {
        if line[column].glyph == bracket { return column }
        if line[column].glyph == other { return nil }
      }
      return nil
    }
    guard shown.contains(column), column > shown.lowerBound else { return nil }
    let (open, close): (UInt32, UInt32) = (0x5B, 0x5D)
    let before = max(shown.lowerBound, column - buttonColumns)..<column
    let behind = column..<min(shown.upperBound, column + buttonColumns)
    guard let start = ends(before.reversed(), at: open, before: close),
      let end = ends(behind, at: close, before: open)
    else { return nil }
    return start..<end + 1
  }

  private func blank(
    _ columns: Range<Int>, of line: UnsafeMutableBufferPointer<Cell>, ellipsisAt column: Int
  ) {
    guard !columns.isEmpty else { return }
    guard columns.count > Self.mostColumns else {
      for column in columns { line[column] = .blank(Style(on: line[column].style.background)) }
      return
    }
    // Both halves of a wide letter go.
    let isRight = line[column].columns == 0
    let other = isRight ? column - 1 : line[column].columns == 2 ? column + 1 : column
    let style = line[column].style
    line[other] = .blank(style)
    let ellipsis = environment.symbols.ellipsis.unicodeScalars.first?.value ?? 0x2E
    line[column] = Cell(glyph: ellipsis, style: style, columns: 1)
  }

  /// Whether a cell is a letter or a half of one, and no piece of a line, a bar, a map or a picture.
  private static func isWord(_ column: Int, of line: UnsafeMutableBufferPointer<Cell>) -> Bool {
    let cell = line[column].columns == 0 && column > 0 ? line[column - 1] : line[column]
    return switch cell.glyph {
    case 0x20, 0x2500...0x259F, 0x2800...0x28FF: false
    default: cell.halves == nil && cell.style.role != .rule
    }
  }
}
