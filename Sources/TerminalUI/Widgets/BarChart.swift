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
    if layout.hasHead { drawHead(layout, on: canvas) }
    let offset = state.offset
    for index in series.indices.dropFirst(offset).prefix(layout.seriesInSight) {
      let block = Rect(
        column: 0, row: layout.row(ofSeries: index - offset), columns: canvas.size.columns,
        rows: layout.rowsPerSeries)
      let place = state.place
      BarBlock(
        series: series[index], layout: layout, maximum: maximum,
        bar: place.row == index ? place.column : nil, isSelected: place.row == index,
        hasFocus: state.hasFocus
      ).draw(on: canvas.region(block))
    }
    drawMore(layout, on: canvas)
    if layout.hasTotals { drawTotals(layout, on: canvas) }
  }

  private func totalTitle(_ language: Language) -> String {
    totals?.title ?? TerminalText.total.text(language)
  }

  private func layout(_ size: Size, _ environment: Environment) -> BarChartLayout {
    func widest(_ texts: [String]) -> Int { texts.map(environment.columns).max() ?? 0 }
    let figures = series.flatMap { $0.bars.map(\.figure) } + (totals?.figures ?? [])
    let texts = BarChartLayout.Texts(
      title: widest(series.map(\.title) + [totals?.title ?? ""]),
      total: widest(
        series.map(\.total) + [totals?.total ?? "", totalTitle(environment.language)]),
      figure: widest(figures))
    return BarChartLayout(
      size, series: series.count, bars: columns.count, texts: texts, hasTotals: totals != nil)
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

  private func drawHead(_ layout: BarChartLayout, on canvas: Canvas) {
    let selected = state.hasFocus ? state.place.column : nil
    let room = layout.cellColumns - layout.trailingBlanks
    for (index, title) in columns.enumerated().dropFirst(layout.hiddenBars) {
      guard canvas.environment.columns(of: title) <= room else { continue }
      canvas.write(
        title, at: Point(column: layout.column(ofBar: index), row: 0),
        index == selected ? Style(bold: true) : Style(.dim), columns: room, alignment: .trailing)
    }
    guard layout.totalColumns > 0 else { return }
    canvas.write(
      totalTitle(canvas.environment.language),
      at: Point(column: layout.totalColumn, row: 0), Style(.dim),
      columns: layout.totalColumns, alignment: .trailing)
  }

  private func drawTotals(_ layout: BarChartLayout, on canvas: Canvas) {
    guard let totals else { return }
    let row = layout.row(ofSeries: layout.seriesInSight)
    let style = Style(.dim)
    canvas.write(
      totals.title, at: Point(column: BarChartLayout.markColumns, row: row), style,
      columns: layout.titleColumns)
    for (index, figure) in totals.figures.enumerated().dropFirst(layout.hiddenBars) {
      canvas.write(
        figure, at: Point(column: layout.column(ofBar: index), row: row), style,
        columns: layout.cellColumns - layout.trailingBlanks, alignment: .trailing)
    }
    guard layout.totalColumns > 0 else { return }
    canvas.write(
      totals.total, at: Point(column: layout.totalColumn, row: row),
      Style(bold: true), columns: layout.totalColumns, alignment: .trailing)
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
    let isFocused = speech.hasFocus(state)
    guard series.indices.contains(state.place.row) else {
      let empty = TerminalText.empty.text(speech.environment.language)
      return speech.say(TerminalText.chart.phrase, title, value: empty, isFocused: isFocused)
    }
    let row = series[state.place.row]
    speech.say(
      TerminalText.chart.phrase, title, value: words(of: row, speech.environment.language),
      position: (state.place.row + 1, series.count), isFocused: isFocused)
  }

  private func words(of row: BarSeries, _ language: Language) -> String {
    func words(ofBar index: Int) -> String {
      let bar = row.bars[index]
      let mark = bar.isMarked ? " \(TerminalText.marked.text(language))" : ""
      return "\(columns[index]) \(bar.figure)\(mark)"
    }
    let bars = row.bars.indices.filter { columns.indices.contains($0) }
    if let column = state.place.column, bars.contains(column) {
      return "\(row.title) \(words(ofBar: column))"
    }
    let total = "\(totalTitle(language)) \(row.total)"
    let mark = row.isMarked ? " \(TerminalText.marked.text(language))" : ""
    return "\(row.title)\(mark): " + (bars.map(words) + [total]).joined(separator: ", ")
  }
}
