/// Neighbouring cells of one row that look alike.
struct StyleRun: Equatable {
  let column: Int
  let columns: Int
  let style: Style
  /// What they show, left to right; the right halves of wide cells show nothing.
  let text: String
}

extension Buffer {
  /// The cells of a row, cut where the style changes; with `separatesWide` each wide cell stands
  /// alone, for media in which two columns are not exactly twice as wide as one.
  func runs(in row: Int, separatesWide: Bool = false) -> [StyleRun] {
    var runs: [StyleRun] = []
    var start = 0
    while start < size.columns {
      let first = self[start, row]
      var end = start + max(Int(first.columns), 1)
      var scalars = String.UnicodeScalarView(clusters.scalars(of: first.glyph))
      while end < size.columns, !(separatesWide && first.columns == 2) {
        let cell = self[end, row]
        guard cell.style == first.style, !(separatesWide && cell.columns == 2) else { break }
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
