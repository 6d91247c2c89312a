extension Canvas {
  /// Moves what has been drawn in a part of this canvas down by some rows, or up, with the links and selected
  /// rows in it; what leaves the part is gone, and the rows that become free are blank.
  func moveRows(of part: Rect, by steps: Int) {
    let place = Rect(
      origin: Point(column: frame.origin.column, row: onScreen(part.origin).row),
      size: Size(columns: size.columns, rows: part.size.rows)
    ).intersection(clip)
    guard steps != 0, !place.isEmpty else { return }
    let (rows, columns) = (
      place.origin.row..<place.endRow, place.origin.column..<place.endColumn
    )
    for row in steps > 0 ? Array(rows.reversed()) : Array(rows) {
      let target = pass.buffer.row(row)
      let source = rows.contains(row - steps) ? pass.buffer.row(row - steps) : nil
      for column in columns { target[column] = source?[column] ?? .blank(.plain) }
    }
    func moved(_ rect: Rect) -> Rect? {
      guard !rect.intersection(place).isEmpty else { return rect }
      var rect = rect
      rect.origin.row += steps
      let isInside = rect.origin.row >= rows.lowerBound && rect.endRow <= rows.upperBound
      return isInside ? rect : nil
    }
    pass.buffer.links = pass.buffer.links.compactMap { link in
      moved(link.frame).map { PlacedLink(frame: $0, link: link.link) }
    }
    pass.selections = pass.selections.compactMap(moved)
  }
}
