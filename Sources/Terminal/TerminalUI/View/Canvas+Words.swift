/// Words that something over them cuts.
extension Canvas {
  /// A longer rest of a word is kept, with an ellipsis where it is cut.
  private static let mostColumns = 20

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
      blank(start..<left, of: line, ellipsisAt: left - 1)
      blank(right..<end, of: line, ellipsisAt: right)
    }
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
