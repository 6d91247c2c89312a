import Phrases

/// What stands below the bars.
extension BarChart {
  /// In fewer columns a title is not cut.
  private static let leastCut = 3

  /// Draws a title that is wider than its bar, where it is one of those that have room; the selected bar has a
  /// sign.
  private func drawSparseTitle(
    of index: Int, _ title: String, _ layout: BarChartLayout, on canvas: Canvas
  ) {
    let environment = canvas.environment
    let start = Point(column: layout.column(ofBar: index), row: layout.plotRows)
    if (index - layout.hiddenBars).isMultiple(of: layout.titleStride) {
      let room = layout.barEnd - start.column
      let columns = environment.columns(of: title)
      // A sign in its cells would make another day of it.
      let covered = index...index + max(columns - 1, 0) / layout.cellColumns
      if columns <= room, !covered.contains(where: hasSign) {
        canvas.write(
          title, at: start, Style(self.columns[index].isCurrent ? .text : .dim), columns: room)
      }
    }
    if isMarked(index) { canvas.write(String(environment.symbols.mark), at: start) }
    guard state.place.column == index else { return }
    let cell = canvas.region(Rect(column: start.column, row: start.row, columns: 1, rows: 1))
    cell.write(String(environment.symbols.ascending), Style(.text))
    if state.hasFocus { cell.highlight() }
  }

  private func isMarked(_ index: Int) -> Bool {
    series.contains { $0.bars.indices.contains(index) && $0.bars[index].isMarked }
  }

  /// Whether a sign stands below a bar in place of its title.
  private func hasSign(_ index: Int) -> Bool { isMarked(index) || state.place.column == index }

  /// Draws what a column is called, in brackets if it is selected, with a mark if any bar is marked.
  func drawTitle(of index: Int, _ layout: BarChartLayout, on canvas: Canvas) {
    let (environment, column) = (canvas.environment, columns[index])
    let isSelected = state.place.column == index
    let mark = isMarked(index) ? String(environment.symbols.mark) : ""
    let shown = column.titles.dropFirst(layout.titleLevel).map { $0.text(environment.language) }
    guard layout.titleStride == 1 else {
      return drawSparseTitle(of: index, shown.last ?? "", layout, on: canvas)
    }
    let titles = shown.map { mark + $0 }
    let bracketed = shown.map { mark + "[\($0)]" }
    let room = max(layout.cellColumns - 1, 1)
    func fitting(_ titles: [String]) -> String? {
      titles.first { environment.columns(of: $0) <= room }
    }
    let inBrackets = isSelected ? fitting(bracketed) : nil
    let cell = canvas.region(
      Rect(column: layout.column(ofBar: index), row: layout.plotRows, columns: room, rows: 1))
    cell.write(
      inBrackets ?? fitting(titles) ?? (room < Self.leastCut ? "" : titles.first ?? ""),
      Style(
        column.isCurrent || isSelected ? .text : .dim, bold: column.isCurrent,
        underlined: isSelected && inBrackets == nil))
    if isSelected, state.hasFocus { cell.highlight() }
  }
}
