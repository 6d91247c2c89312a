/// The rows of a bar chart that one series takes.
@MainActor
struct BarBlock {
  let series: BarSeries
  let layout: BarChartLayout
  /// The value of the highest bar of all.
  let most: Int64
  /// The bar at which the user is; nil for the whole row.
  let bar: Int?
  let isSelected: Bool
  let hasFocus: Bool

  private static let eighths = 8

  func draw(on canvas: Canvas) {
    let symbols = canvas.environment.symbols
    let last = canvas.size.rows - 1
    if series.isMarked {
      canvas.write(
        String(symbols.mark), at: Point(column: 1, row: last), Style(.accent), columns: 1)
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
    if layout.totalColumns > 0 {
      canvas.write(
        series.total,
        at: Point(column: layout.totalColumn, row: last),
        columns: layout.totalColumns, alignment: .trailing)
    }
    if isSelected { drawSelection(on: canvas) }
  }

  private func draw(_ bar: BarSeries.Bar, isSelected: Bool, on cell: Canvas) {
    let symbols = cell.environment.symbols
    let last = cell.size.rows - 1
    if layout.hasFigures {
      cell.write(
        bar.figure, Style(.dim), columns: cell.size.columns - layout.blanksBehind,
        alignment: .trailing)
    }
    let rows = cell.size.rows - (layout.hasFigures ? 1 : 0)
    let start = cell.size.columns - layout.blanksBehind - layout.barColumns
    for (above, level) in levels(of: bar.value, rows, symbols).enumerated() {
      // A figure stands once: three of them would be another figure.
      let columns = level.isNumber ? 1 : layout.barColumns
      let line = Rect(
        column: start + layout.barColumns - columns, row: last - above, columns: columns, rows: 1)
      cell.fill(Style(series.role), with: level, in: line)
    }
    if bar.isMarked, start > 0 {
      let place = Point(column: max(start - 2, 0), row: last)
      cell.write(String(symbols.mark), at: place, Style(.accent), columns: 1)
    }
    guard isSelected else { return }
    if start > 1, layout.blanksBehind > 0 {
      let style = Style(hasFocus ? .accent : .dim)
      cell.write("[", at: Point(column: start - 1, row: last), style, columns: 1)
      cell.write("]", at: Point(column: cell.size.columns - 1, row: last), style, columns: 1)
    } else {
      cell.restyle { $0.isUnderlined = true }
    }
    if hasFocus { onSelection(cell) }
  }

  /// What stands in the rows of a bar, the lowest first; a bar of any value is seen.
  private func levels(of value: Int64, _ rows: Int, _ symbols: Symbols) -> [Character] {
    guard value > 0, most > 0, rows > 0 else { return [] }
    let share = Double(value) / Double(most)
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

  private func drawSelection(on canvas: Canvas) {
    let mark = String(canvas.environment.symbols.selection)
    for row in 0..<canvas.size.rows {
      canvas.write(
        mark, at: Point(column: 0, row: row), Style(hasFocus ? .accent : .dim), columns: 1)
    }
    if hasFocus, bar == nil { onSelection(canvas) }
  }

  private func onSelection(_ canvas: Canvas) {
    canvas.restyle { style in
      style.background = .selection
      // What is made for the ground would be hard to see on the selection's colour.
      if style.role == .dim || Role.tints.contains(style.role) { style.role = .text }
    }
  }
}
