import Search

extension Canvas {
  /// Highlights what a search matches in the text that is drawn on the first row.
  ///
  /// Where the whole search does not match, its words are highlighted.
  func highlight(matchesOf search: String) {
    eachRow(of: Rect(columns: size.columns, rows: 1)) { _, row, columns in
      let characters = columns.map { text(of: row[$0]) }
      var ranges = HangulSearch(search).ranges(in: characters)
      if ranges.isEmpty {
        ranges = search.split(separator: " ").flatMap {
          HangulSearch(String($0)).ranges(in: characters)
        }
      }
      for column in ranges.joined() {
        row[columns.lowerBound + column].style.role = .accent
        row[columns.lowerBound + column].style.isUnderlined = true
      }
    }
  }

  /// Empty for the right half of a wide character.
  private func text(of cell: Cell) -> String {
    guard cell.columns > 0 else { return "" }
    return String(String.UnicodeScalarView(pass.buffer.clusters.scalars(of: cell.glyph)))
  }
}
