import Phrases

/// The series of a bar chart with their totals, beside its bars.
@MainActor
struct BarLegend {
  let series: [BarSeries]
  /// The colour of each.
  let roles: [Role]
  /// What the bars of each are filled with.
  let fills: [Character]
  let total: BarTotal?
  let layout: BarChartLayout
  let state: BarChartState

  /// The columns of the marks of the selection and of marked bars, and of the colour.
  static let markColumns = 2
  static let swatchColumns = 2

  func draw(on canvas: Canvas) {
    guard layout.legendColumns > 0 else { return }
    for row in 0..<layout.seriesInSight { draw(state.offset + row, on: line(row, of: canvas)) }
    let hasMore = state.offset + layout.seriesInSight < series.count
    canvas.drawMoreArrows(
      inColumn: layout.legendColumn - 1, above: state.offset > 0 ? 0 : nil,
      below: hasMore ? layout.seriesInSight - 1 : nil)
    guard layout.hasTotal, let total else { return }
    let line = line(layout.seriesInSight, of: canvas)
    write(total.title, total.figure, Style(bold: true), on: line)
  }

  private func line(_ row: Int, of canvas: Canvas) -> Canvas {
    canvas.region(
      Rect(column: layout.legendColumn, row: row, columns: layout.legendColumns, rows: 1))
  }

  private func draw(_ index: Int, on line: Canvas) {
    let (symbols, each) = (line.environment.symbols, series[index])
    let isSelected = index == state.place.row
    if each.isMarked { line.write(symbols.mark, at: Point(column: 1), Style(bold: true)) }
    write(each.title, each.total, .plain, on: line)
    if isSelected { line.drawSelection(hasFocus: state.hasFocus) }
    // It keeps its colour on the selection, where text of 16 colours has none.
    let swatch = Rect(column: Self.markColumns, columns: Self.swatchColumns, rows: 1)
    line.fill(Style(roles[index]), with: fills[index], in: swatch)
  }

  private func write(_ title: Phrase, _ figure: Phrase, _ style: Style, on line: Canvas) {
    let start = Self.markColumns + Self.swatchColumns + 1
    let language = line.environment.language
    line.write(
      title.text(language), at: Point(column: start), style, columns: layout.titleColumns)
    guard layout.totalColumns > 0 else { return }
    line.write(
      figure.text(language), at: Point(column: line.size.columns - layout.totalColumns), style,
      columns: layout.totalColumns, alignment: .trailing)
  }
}
