/// Draws one series of a bar chart.
@MainActor
struct BarBlock {
  let series: BarSeries
  let layout: BarChartLayout
  /// The maximum value of all bars.
  let maximum: Int64
  /// The selected bar; nil for the whole row.
  let bar: Int?
  let isSelected: Bool
  let hasFocus: Bool

  private static let eighths = 8

  func draw(on canvas: Canvas) {
    let symbols = canvas.environment.symbols
    let last = canvas.size.rows - 1
    if series.isMarked {
      canvas.write(symbols.mark, at: Point(column: 1, row: last), Style(.accent))
    }
    canvas.write(
      series.title, at: Point(column: BarChartLayout.markColumns, row: last),
      columns: layout.titleColumns)
    for index in series.bars.indices.dropFirst(layout.hiddenBars) {
      let cell = Rect(
        column: layout.column(ofBar: index), row: 0, columns: layout.cellColumns,
        rows: canvas.size.rows)
      draw(series.bars[index], isSelected: isSelected && bar == index, on: canvas.region(cell))
    }
    canvas.write(
      series.total, at: Point(column: layout.totalColumn, row: last),
      columns: layout.totalColumns, alignment: .trailing)
    guard isSelected else { return }
    canvas.drawSelectionMark(hasFocus: hasFocus)
    if hasFocus, bar == nil { highlight(canvas) }
  }

  private func draw(_ bar: BarSeries.Bar, isSelected: Bool, on cell: Canvas) {
    let symbols = cell.environment.symbols
    let last = cell.size.rows - 1
    if layout.hasFigures {
      cell.write(
        bar.figure, Style(.dim), columns: cell.size.columns - layout.trailingBlanks,
        alignment: .trailing)
    }
    let rows = cell.size.rows - (layout.hasFigures ? 1 : 0)
    let start = cell.size.columns - layout.trailingBlanks - layout.barColumns
    for (above, level) in levels(of: bar.value, rows, symbols).enumerated() {
      // A digit is not repeated over the width of the bar.
      let columns = level.isNumber ? 1 : layout.barColumns
      let line = Rect(
        column: start + layout.barColumns - columns, row: last - above, columns: columns, rows: 1)
      cell.fill(Style(series.role), with: level, in: line)
    }
    if bar.isMarked, start > 0 {
      cell.write(symbols.mark, at: Point(column: max(start - 2, 0), row: last), Style(.accent))
    }
    guard isSelected else { return }
    if start > 1, layout.trailingBlanks > 0 {
      let style = Style(hasFocus ? .accent : .dim)
      cell.write("[", at: Point(column: start - 1, row: last), style, columns: 1)
      cell.write("]", at: Point(column: cell.size.columns - 1, row: last), style, columns: 1)
    } else {
      cell.restyle { $0.isUnderlined = true }
    }
    if hasFocus { highlight(cell) }
  }

  /// The characters of a bar, lowest first; a bar with a positive value is always visible.
  private func levels(of value: Int64, _ rows: Int, _ symbols: Symbols) -> [Character] {
    guard value > 0, maximum > 0, rows > 0 else { return [] }
    let share = Double(value) / Double(maximum)
    if symbols.isASCII, rows > 1 {
      let full = max(Int((share * Double(rows)).rounded()), 1)
      return Array(repeating: "#", count: min(full, rows))
    }
    var rest = max(Int((share * Double(rows * Self.eighths)).rounded()), 1)
    var levels: [Character] = []
    while rest > 0, levels.count < rows {
      levels.append(symbols.levels[min(rest, Self.eighths) - 1])
      rest -= Self.eighths
    }
    return levels
  }

  private func highlight(_ canvas: Canvas) {
    canvas.highlight()
    // Tints are hard to see on the background of the selection.
    canvas.restyle { if Role.tints.contains($0.role) { $0.role = .text } }
  }
}
