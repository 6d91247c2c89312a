public import Phrases

/// A bar chart with one column per month or the like, in which the bars of all series are stacked,
/// and with a legend that lists the series and their totals.
///
/// The bars of the first series stand lowest, so that they can be compared: that should be the largest one.
/// More than six series have one colour together above the others, but for the selected one. Without colours
/// the series are told apart by shades. The view should show the value at the selection, which is also spoken.
public struct BarChart: Widget {
  let title: Phrase
  let state: BarChartState
  let columns: [BarColumn]
  let series: [BarSeries]
  let total: BarTotal?
  let scale: (Int64) -> Phrase

  /// Whether the current bar is brought into sight while none is selected.
  public var followsCurrent = true

  /// Whether the first bars stay where not all have room, instead of the last ones; the selected or current one is
  /// always in sight.
  public var beginsWithFirst = false
  /// The least columns of a bar with the gap after it.
  public var leastColumns = 1

  /// So many series have colours of their own, if there are more than one beyond them.
  static let mostParts = 6

  /// `title` is spoken, not drawn; `scale` formats a value of the scale in few columns.
  public init(
    _ title: some Phrased, _ state: BarChartState, columns: [BarColumn], series: [BarSeries],
    total: BarTotal? = nil, scale: @escaping (Int64) -> some Phrased
  ) {
    self.title = title.phrase
    self.state = state
    self.columns = columns
    self.series = series
    self.total = total
    self.scale = { scale($0).phrase }
  }

  /// A row for each series and one for the total; more rows make the bars higher.
  public func size(in offered: Size, _ environment: Environment) -> Size {
    Size(columns: offered.columns, rows: series.count + 1).limited(to: offered)
  }

  public func draw(on canvas: Canvas) {
    let layout = BarChartLayout(of: self, in: canvas.size, canvas.environment)
    state.layOut(
      rowCount: series.count, columnCount: columns.count, rowsInSight: layout.seriesInSight)
    state.hasFocus = !series.isEmpty && canvas.place(state)
    guard !series.isEmpty else { return }
    setMouseTarget(layout, canvas)
    drawScale(layout, on: canvas)
    for index in layout.shownBars { drawBar(index, layout, on: canvas) }
    drawMoreBars(layout, on: canvas)
    BarLegend(
      series: series, roles: series.indices.map(role),
      fills: series.indices.map { fill(of: $0, canvas.environment) }, total: total, layout: layout,
      state: state
    )
    .draw(on: canvas)
    if state.hasFocus, layout.legendColumns == 0 { canvas.drawFocusMark() }
  }

  /// The bar that has to be in sight: the selected one, or else the current one.
  var anchor: Int? {
    state.place.column.flatMap { columns.indices.contains($0) ? $0 : nil }
      ?? (followsCurrent ? columns.firstIndex(where: \.isCurrent) : nil)
  }

  /// The segments of a column.
  func stack(_ column: Int, _ layout: BarChartLayout) -> BarStack {
    BarStack(
      series.map { $0.bars.indices.contains(column) ? $0.bars[column].value : 0 },
      top: layout.top, rows: layout.barRows)
  }

  private func drawScale(_ layout: BarChartLayout, on canvas: Canvas) {
    guard layout.scaleColumns > 0 else { return }
    for (row, value) in layout.marks {
      canvas.write(
        scale(value).text(canvas.environment.language), at: Point(row: row), Style(.dim),
        columns: layout.scaleColumns - 1, alignment: .trailing)
    }
  }

  private func drawBar(_ index: Int, _ layout: BarChartLayout, on canvas: Canvas) {
    let (stack, column) = (stack(index, layout), layout.column(ofBar: index))
    let (environment, symbols) = (canvas.environment, canvas.environment.symbols)
    let shades = hasColors(environment) || symbols.isASCII ? nil : stack.shades
    for row in 0..<layout.barRows {
      guard let piece = stack.piece(inRow: row) else { break }
      let line = Rect(
        column: column, row: layout.plotRows - 1 - row, columns: layout.barColumns, rows: 1)
      if let shades {
        drawShade(shades[row], of: piece, on: canvas.region(line))
      } else {
        canvas.fill(
          style(of: piece), with: glyph(of: piece, inRow: row, environment), in: line)
      }
    }
    if stack.height == 0 { drawLoss(index, layout, on: canvas) }
    if let level = layout.figureLevel {
      let row = layout.plotRows - 1 - stack.height
      canvas.write(
        columns[index].figures[level].text(canvas.environment.language),
        at: Point(column: column, row: max(row, 0)), Style(.dim), columns: layout.cellColumns - 1)
    }
    if layout.hasTitles { drawTitle(of: index, layout, on: canvas) }
  }

  /// Draws a row without colours, in which one series is seen; the end of the lowest one is exact, since no other
  /// has its eighths.
  private func drawShade(_ shade: Int?, of piece: BarStack.Piece, on line: Canvas) {
    guard let shade else { return }
    let symbols = line.environment.symbols
    let isEnd = shade == 0 && piece.above == nil && piece.series == 0
    line.fill(
      Style(role(of: shade)),
      with: isEnd
        ? symbols.levels[piece.eighths - 1] : fill(of: shade, line.environment))
  }

  /// Draws a sign where less than nothing has no bar.
  private func drawLoss(_ index: Int, _ layout: BarChartLayout, on canvas: Canvas) {
    let lost = series.first { $0.bars.indices.contains(index) && $0.bars[index].value < 0 }
    guard let lost, layout.plotRows > 0 else { return }
    canvas.write(
      "-", at: Point(column: layout.column(ofBar: index), row: layout.plotRows - 1),
      Style(lost.role))
  }

  /// Says that there are bars beside those in sight.
  private func drawMoreBars(_ layout: BarChartLayout, on canvas: Canvas) {
    guard layout.hasTitles else { return }
    let isASCII = canvas.environment.symbols.isASCII
    if layout.hiddenBars > 0, layout.scaleColumns > 0 {
      canvas.write(
        isASCII ? "<" : "‹", at: Point(column: layout.scaleColumns - 1, row: layout.plotRows),
        Style(.dim))
    }
    if layout.shownBars.upperBound < columns.count, layout.legendColumns > 0 {
      canvas.write(
        isASCII ? ">" : "›", at: Point(column: layout.legendColumn - 1, row: layout.plotRows),
        Style(.dim))
    }
  }

  private func style(of piece: BarStack.Piece) -> Style {
    Style(role(of: piece.series), on: piece.above.map(role))
  }

  /// The colour of a series, which those after the largest have together, but for the selected one.
  func role(of index: Int) -> Role {
    let isOwn = index < Self.mostParts || series.count == Self.mostParts + 1 || isApart(index)
    return isOwn ? series[index].role : .dim
  }

  private func glyph(
    of piece: BarStack.Piece, inRow row: Int, _ environment: Environment
  ) -> Character {
    let symbols = environment.symbols
    let whole = fill(of: piece.series, environment)
    guard symbols.isASCII else {
      return piece.eighths == symbols.levels.count ? whole : symbols.levels[piece.eighths - 1]
    }
    guard piece.eighths > 3 || piece.above != nil || row == 0 else { return " " }
    return whole
  }

  private func setMouseTarget(_ layout: BarChartLayout, _ canvas: Canvas) {
    if let notches = canvas.wheel { canvas.setMouseTarget { [state] in state.turn(by: notches) } }
    guard let point = canvas.click, let place = place(at: point, layout) else { return }
    canvas.setMouseTarget(state) { [state, hasFocus = state.hasFocus] in
      state.click(place, hadFocus: hasFocus)
    }
  }

  /// The segment at a point, or the series in the legend; nil beside them.
  private func place(at point: Point, _ layout: BarChartLayout) -> BarChartState.Place? {
    if point.column >= layout.legendColumn {
      guard point.row < layout.seriesInSight else { return nil }
      return BarChartState.Place(row: state.offset + point.row, column: nil)
    }
    let bar = layout.shownBars.first { bar in
      let start = layout.column(ofBar: bar)
      return (start..<start + layout.cellColumns).contains(point.column)
    }
    guard let bar else { return nil }
    let piece = stack(bar, layout).piece(inRow: layout.plotRows - 1 - point.row)
    return BarChartState.Place(row: piece?.series ?? state.place.row, column: bar)
  }
}
