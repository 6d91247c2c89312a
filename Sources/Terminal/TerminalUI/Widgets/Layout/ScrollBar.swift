/// The bar at the right of lines that do not all fit; a click or dragging moves them.
struct ScrollBar {
  /// The number of all lines.
  let lines: Int
  /// How many of them fit.
  let visible: Int
  /// The first visible line.
  let offset: Int

  /// The columns of the bar and of the blank before it.
  static let columns = 2
  /// In fewer columns a list has no blank before it, or a table, or a page.
  static let (fewColumns, fewColumnsOfTable, fewColumnsOfPage) = (20, 24, 6)
  /// In fewer columns no bar is drawn.
  private static let fewestColumns = 3

  /// The columns that lines have beside the bar; all of them where it is not shown.
  static func columns(
    of lines: Int, visible: Int, in columns: Int, few: Int = fewColumns
  ) -> Int {
    guard lines > max(visible, 0), columns >= fewestColumns else { return columns }
    return columns - (columns >= few ? Self.columns : 1)
  }

  private var lastOffset: Int { max(lines - visible, 0) }

  /// The rows of the thumb; at an end only where there are no more lines.
  func thumb(in rows: Int) -> Range<Int> {
    guard rows > 0, lines > 0 else { return 0..<0 }
    let length = max(min(rows * visible / lines, rows - 1), 1)
    let room = rows - length
    var start = lastOffset > 0 ? (offset * room + lastOffset / 2) / lastOffset : 0
    if offset > 0, offset < lastOffset, room > 1 { start = max(min(start, room - 1), 1) }
    if offset >= lastOffset { start = room }
    return start..<start + length
  }

  /// The first visible line with the thumb at a row.
  func offset(withThumbAt row: Int, in rows: Int) -> Int {
    let room = rows - thumb(in: rows).count
    return room > 0 ? max(min(row, room), 0) * lastOffset / room : 0
  }

  /// Draws it at the right of a canvas, beside the columns of `columns(of:visible:in:)`.
  ///
  /// `scroll` is called with the new first visible line.
  @MainActor func draw(
    on canvas: Canvas, beside inner: Int, scroll: @escaping @MainActor (Int) -> Void
  ) {
    let size = canvas.size
    guard inner < size.columns, lines > visible else { return }
    let thumb = thumb(in: size.rows)
    for row in thumb {
      let place = Point(column: size.columns - 1, row: row)
      canvas.write(canvas.environment.symbols.scrollBar, at: place, Style(.dim))
    }
    guard let point = canvas.click, point.column >= inner else { return }
    let isOnThumb = thumb.contains(point.row)
    let grip = isOnThumb ? point.row - thumb.lowerBound : thumb.count / 2
    let top = canvas.frame.origin.row
    let drag = { @MainActor (row: Int) in
      scroll(offset(withThumbAt: row - top - grip, in: size.rows))
    }
    canvas.setMouseTarget(drag: { drag($0.row) }) { if !isOnThumb { drag(top + point.row) } }
  }
}
