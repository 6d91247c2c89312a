/// Neighbouring cells of one row that look alike.
struct StyleRun: Equatable {
  let column: Int
  let columns: Int
  let style: Style
  /// What they show, left to right; the right halves of wide cells show nothing.
  let text: String
}

extension Buffer {
  /// The cells of a row, cut where the style changes.
  ///
  /// With `separatesForeign` each cell that is not ASCII stands alone, and so does a stretch of
  /// equal ones, for media in which a column is not as wide in every font.
  func runs(in row: Int, separatesForeign: Bool = false) -> [StyleRun] {
    var runs: [StyleRun] = []
    var start = 0
    while start < size.columns {
      let first = self[start, row]
      var end = start + max(Int(first.columns), 1)
      var scalars = String.UnicodeScalarView(clusters.scalars(of: first.glyph))
      while end < size.columns {
        let cell = self[end, row]
        guard cell.style == first.style else { break }
        let isPlain = first.glyph < 0x80 && cell.glyph < 0x80
        let isStretch = first.columns == 1 && cell.glyph == first.glyph
        guard !separatesForeign || isPlain || isStretch else { break }
        scalars.append(contentsOf: clusters.scalars(of: cell.glyph))
        end += max(Int(cell.columns), 1)
      }
      runs.append(
        StyleRun(column: start, columns: end - start, style: first.style, text: String(scalars)))
      start = end
    }
    return runs
  }
}
