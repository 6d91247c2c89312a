import CNcurses
import TerminalUI

/// Writes frames to the ncurses window, but only the rows that have changed.
@MainActor
final class FrameWriter {
  var palette: Palette
  private var size = Size.zero
  /// The cells of the window, row by row.
  private var shown: UnsafeMutableBufferPointer<Cell>
  /// The columns that the last frame has changed, row by row.
  private var written: [Range<Int>] = []
  /// A buffer for one row in ncurses' format.
  private var line: UnsafeMutableBufferPointer<cchar_t>
  /// Whether the next frame writes all rows.
  private var isInvalid = true

  init(palette: Palette) {
    self.palette = palette
    shown = .allocate(capacity: 0)
    line = .allocate(capacity: 0)
  }

  isolated deinit {
    shown.deallocate()
    line.deallocate()
  }

  /// Makes the next frame write all rows, because glyph numbers or colours have changed.
  func invalidate() { isInvalid = true }

  func write(_ buffer: Buffer) {
    if buffer.size != size { resize(to: buffer.size) }
    if buffer.hasPictures, palette.isNearlyFull(for: size.columns * size.rows) {
      palette.forgetColors()
      isInvalid = true
    }
    for row in 0..<size.rows {
      let old = UnsafeMutableBufferPointer(
        rebasing: shown[row * size.columns..<(row + 1) * size.columns])
      buffer.withRow(row) { new in
        let columns = isInvalid ? 0..<new.count : new.changes(from: .init(old))
        written[row] = columns
        guard !columns.isEmpty else { return }
        _ = old.update(fromContentsOf: new)
        write(new, columns, at: row, buffer.clusters)
      }
    }
    isInvalid = false
  }

  /// Whether the last frame has changed cells of a rectangle.
  func hasWritten(over rect: Rect) -> Bool {
    let columns = rect.origin.column..<rect.endColumn
    return written[(rect.origin.row..<rect.endRow).clamped(to: written.indices)]
      .contains { $0.overlaps(columns) }
  }

  private func resize(to size: Size) {
    self.size = size
    written = Array(repeating: 0..<0, count: size.rows)
    shown.deallocate()
    shown = .allocate(capacity: size.columns * size.rows)
    line.deallocate()
    line = .allocate(capacity: size.columns)
    isInvalid = true
  }

  private func write(
    _ cells: UnsafeBufferPointer<Cell>, _ columns: Range<Int>, at row: Int, _ clusters: Clusters
  ) {
    let line = line
    let palette = palette
    var count = 0
    var column = columns.lowerBound
    var style = Style.plain
    var rendition = palette[style]
    while column < columns.upperBound {
      let cell = cells[column]
      if let halves = cell.halves {
        let rendition = palette[halves]
        ncurses_fill(
          &line[count], rendition.attributes, rendition.pair, wchar_t(bitPattern: cell.glyph))
        column += 1
        count += 1
        continue
      }
      if cell.style != style {
        style = cell.style
        rendition = palette[style]
      }
      let isCut = column + Int(cell.columns) > cells.count
      column += fill(&line[count], with: isCut ? .blank(style) : cell, rendition, clusters)
      count += 1
    }
    if columns.upperBound == cells.count, ncurses_has_columns_beside() {
      keepColor(of: &line[count - 1])
    }
    mvwadd_wchnstr(
      ncurses_window(), Int32(row), Int32(columns.lowerBound), line.baseAddress, Int32(count))
  }

  /// Where a row ends with blanks of a colour, ncurses erases to the end of the terminal's row; a blank
  /// that does not break is written.
  private func keepColor(of last: inout cchar_t) {
    if last.chars.0 == 0x20, last.ext_color != 0 { last.chars.0 = 0xA0 }
  }

  /// Fills one element; returns the columns that it takes.
  private func fill(
    _ element: inout cchar_t, with cell: Cell, _ rendition: Palette.Rendition, _ clusters: Clusters
  ) -> Int {
    guard !(0x20..<0x7F).contains(cell.glyph) else {
      ncurses_fill(
        &element, rendition.attributes, rendition.pair, wchar_t(bitPattern: cell.glyph))
      return 1
    }
    let isCluster = UnicodeScalar(cell.glyph) == nil
    let scalars = isCluster ? clusters.scalars(of: cell.glyph).map { wchar_t($0.value) } : []
    let base = scalars.first ?? wchar_t(bitPattern: cell.glyph)
    // A stray right half, or a character whose width ncurses sees differently, must not shift the
    // row.
    guard cell.columns > 0, ncurses_width(base) == Int32(cell.columns) else {
      let mark: UnicodeScalar = cell.columns == 0 ? " " : "?"
      ncurses_fill(&element, rendition.attributes, rendition.pair, wchar_t(mark.value))
      return 1
    }
    ncurses_fill(&element, rendition.attributes, rendition.pair, base)
    let combining = scalars.dropFirst()
    if scalars.count <= Int(ncurses_cell_limit())
      && combining.allSatisfy({ ncurses_width($0) == 0 })
    {
      for (index, scalar) in combining.enumerated() {
        ncurses_combine(&element, Int32(index + 1), scalar)
      }
    }
    return Int(cell.columns)
  }
}
