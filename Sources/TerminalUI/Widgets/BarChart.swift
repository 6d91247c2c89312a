import Phrases

/// A bar chart with one row of bars per series, such as the spending per category and month.
///
/// All bars share one scale. Values are written beside the bars only where there is room; the view
/// should show the value at the selection, which is also spoken.
public struct BarChart: Widget {
  private let title: String
  private let state: BarChartState
  private let columns: [String]
  private let series: [BarSeries]
  private let totals: BarTotals?

  /// A chart with `columns` as the titles of its columns; `title` is spoken, not drawn.
  public init(
    _ title: String, _ state: BarChartState, columns: [String], series: [BarSeries],
    totals: BarTotals? = nil
  ) {
    self.title = title
    self.state = state
    self.columns = columns
    self.series = series
    self.totals = totals
  }

  /// At least one row per series; more rows make the bars higher.
  public func size(in offered: Size, _ environment: Environment) -> Size {
    Size(columns: offered.columns, rows: series.count + 1).limited(to: offered)
  }

  public func draw(on canvas: Canvas) {
    let layout = layout(canvas.size, canvas.environment)
    state.layOut(
      rowCount: series.count, columnCount: columns.count, rowsInSight: layout.seriesInSight)
    state.hasFocus = !series.isEmpty && canvas.place(state)
    setMouseTarget(layout, canvas)
    let (offset, place) = (state.offset, state.place)
    if layout.hasHead {
      draw(
        columns, selected: state.hasFocus ? place.column : nil,
        total: totalTitle(canvas.environment.language), Style(.dim), row: 0, layout, on: canvas)
    }
    for index in series.indices.dropFirst(offset).prefix(layout.seriesInSight) {
      let row = layout.row(ofSeries: index - offset)
      BarBlock(
        series: series[index], layout: layout, maximum: maximum,
        bar: place.row == index ? place.column : nil, isSelected: place.row == index,
        hasFocus: state.hasFocus
      ).draw(on: canvas.region(rows: row..<row + layout.rowsPerSeries))
    }
    drawMore(layout, on: canvas)
    guard layout.hasTotals, let totals else { return }
    let row = layout.row(ofSeries: layout.seriesInSight)
    canvas.write(
      totals.title, at: Point(column: BarChartLayout.markColumns, row: row), Style(.dim),
      columns: layout.titleColumns)
    draw(totals.figures, total: totals.total, Style(bold: true), row: row, layout, on: canvas)
  }

  private func totalTitle(_ language: Language) -> String {
    totals?.title ?? TerminalText.total.text(language)
  }

  private func layout(_ size: Size, _ environment: Environment) -> BarChartLayout {
    func widest(_ texts: [String]) -> Int { texts.map(environment.columns).max() ?? 0 }
    let widths = (
      title: widest(series.map(\.title) + [totals?.title ?? ""]),
      total: widest(
        series.map(\.total) + [totals?.total ?? "", totalTitle(environment.language)]),
      figure: widest(series.flatMap { $0.bars.map(\.figure) } + (totals?.figures ?? []))
    )
    return BarChartLayout(
      size, series: series.count, bars: columns.count, widths: widths, hasTotals: totals != nil)
  }

  private var maximum: Int64 { series.flatMap(\.bars).map(\.value).max() ?? 0 }

  private func setMouseTarget(_ layout: BarChartLayout, _ canvas: Canvas) {
    if let notches = canvas.wheel { canvas.setMouseTarget { [state] in state.turn(by: notches) } }
    guard let point = canvas.click else { return }
    let row = (point.row - (layout.hasHead ? 1 : 0)) / layout.rowsPerSeries
    guard point.row >= layout.row(ofSeries: 0), row < layout.seriesInSight else { return }
    let bar = columns.indices.dropFirst(layout.hiddenBars).first { bar in
      let start = layout.column(ofBar: bar)
      return (start..<start + layout.cellColumns).contains(point.column)
    }
    let place = BarChartState.Place(row: state.offset + row, column: bar)
    canvas.setMouseTarget(state) { [state, hasFocus = state.hasFocus] in
      state.click(place, hadFocus: hasFocus)
    }
  }

  /// Draws a dim text in each column where it fits, and one in the column of the totals.
  private func draw(
    _ texts: [String], selected: Int? = nil, total: String, _ totalStyle: Style, row: Int,
    _ layout: BarChartLayout, on canvas: Canvas
  ) {
    let room = layout.cellColumns - layout.trailingBlanks
    for (index, text) in texts.enumerated().dropFirst(layout.hiddenBars)
    where canvas.environment.columns(of: text) <= room {
      canvas.write(
        text, at: Point(column: layout.column(ofBar: index), row: row),
        index == selected ? Style(bold: true) : Style(.dim), columns: room, alignment: .trailing)
    }
    canvas.write(
      total, at: Point(column: layout.totalColumn, row: row), totalStyle,
      columns: layout.totalColumns, alignment: .trailing)
  }

  /// Draws arrows after the bars where there are more rows.
  private func drawMore(_ layout: BarChartLayout, on canvas: Canvas) {
    let hasMore = state.offset + layout.seriesInSight < series.count && layout.seriesInSight > 0
    canvas.drawMoreArrows(
      inColumn: layout.arrowColumn(bars: columns.count),
      above: state.offset > 0 ? layout.row(ofSeries: 0) : nil,
      below: hasMore ? layout.row(ofSeries: layout.seriesInSight) - 1 : nil)
  }

  public func describe(to speech: Speech) {
    let language = speech.environment.language
    let row = series.indices.contains(state.place.row) ? state.place.row : nil
    speech.say(
      TerminalText.chart.phrase, title,
      value: row.map { words(of: series[$0], language) } ?? TerminalText.empty.text(language),
      position: row.map { ($0 + 1, series.count) }, isFocused: speech.hasFocus(state))
  }

  private func words(of row: BarSeries, _ language: Language) -> String {
    func mark(_ isMarked: Bool) -> String {
      isMarked ? " \(TerminalText.marked.text(language))" : ""
    }
    let bars = zip(columns, row.bars).map { "\($0) \($1.figure)\(mark($1.isMarked))" }
    if let column = state.place.column, bars.indices.contains(column) {
      return "\(row.title) \(bars[column])"
    }
    let total = "\(totalTitle(language)) \(row.total)"
    return "\(row.title)\(mark(row.isMarked)): " + (bars + [total]).joined(separator: ", ")
  }
}
