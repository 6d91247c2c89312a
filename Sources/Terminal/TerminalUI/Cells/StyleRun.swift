/// Adjacent cells of one row with the same style or colours.
struct StyleRun: Equatable {
  let column: Int
  let columns: Int
  let style: Style
  /// The colours of its cells if it is a piece of a picture.
  let halves: Halves?
  /// The text of the cells, without the right halves of wide cells.
  let text: String
}

extension Buffer {
  /// The runs of a row.
  ///
  /// Links make no runs of their own unless `separatesLinks`. With `separatesNonASCII` each
  /// non-ASCII cell, or sequence of equal ones, is its own run, for media whose fonts differ in
  /// character widths.
  func runs(in row: Int, separatesNonASCII: Bool = false, separatesLinks: Bool = false)
    -> [StyleRun]
  {
    func style(of cell: Cell) -> Style {
      var style = cell.style
      if !separatesLinks { style.isLink = false }
      return style
    }
    var runs: [StyleRun] = []
    var start = 0
    while start < size.columns {
      let first = self[start, row]
      let firstStyle = style(of: first)
      var end = start + max(Int(first.columns), 1)
      var scalars = String.UnicodeScalarView(clusters.scalars(of: first.glyph))
      while end < size.columns {
        let cell = self[end, row]
        guard style(of: cell) == firstStyle, cell.halves == first.halves else { break }
        let isPlain = first.glyph < 0x80 && cell.glyph < 0x80
        let isRepeated = first.columns == 1 && cell.glyph == first.glyph
        guard !separatesNonASCII || isPlain || isRepeated else { break }
        scalars.append(contentsOf: clusters.scalars(of: cell.glyph))
        end += max(Int(cell.columns), 1)
      }
      runs.append(
        StyleRun(
          column: start, columns: end - start, style: firstStyle, halves: first.halves,
          text: String(scalars)))
      start = end
    }
    return runs
  }
}
