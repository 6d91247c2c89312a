/// The positions of the parts of a bar chart.
struct BarChartLayout: Equatable {
  /// The columns before the titles, for the selection and the mark of a row.
  static let markColumns = 2
  /// The columns between the bars and the totals.
  private static let gap = 1
  /// The width of a bar with blanks around it, and the maximum width.
  private static let (comfortableCell, widestCell) = (5, 14)
  private static let maximumRowsPerSeries = 5
  /// A series of at least this height shows its values above the bars.
  private static let figureRows = 3

  private let columns: Int
  let titleColumns: Int
  /// The number of first bars that do not fit.
  let hiddenBars: Int
  let cellColumns: Int
  /// 0 if the totals are not shown.
  let totalColumns: Int
  let hasHead: Bool
  let rowsPerSeries: Int
  let seriesInSight: Int
  let hasTotals: Bool
  let hasFigures: Bool

  /// `widths` are those of the widest texts.
  init(
    _ size: Size, series: Int, bars: Int, widths: (title: Int, total: Int, figure: Int),
    hasTotals: Bool
  ) {
    columns = size.columns
    titleColumns = min(widths.title, max(size.columns / 4, 6))
    let room = max(size.columns - Self.markColumns - titleColumns - 1, 0)
    let besideTotal = room - widths.total - Self.gap
    let hasTotalColumn = bars > 0 && besideTotal >= bars * Self.comfortableCell
    totalColumns = hasTotalColumn ? widths.total : 0
    let barRoom = hasTotalColumn ? besideTotal : room
    cellColumns = bars > 0 ? min(max(barRoom / bars, 1), Self.widestCell) : 0
    hiddenBars = cellColumns > 0 ? max(bars - barRoom / cellColumns, 0) : 0

    hasHead = size.rows > 1
    let rows = max(size.rows - (hasHead ? 1 : 0), 0)
    let count = max(series, 1)
    let beforeTotals = min((rows - 1) / count, Self.maximumRowsPerSeries)
    let fits = widths.figure < cellColumns
    self.hasTotals = hasTotals && fits && series > 0 && beforeTotals > 1
    rowsPerSeries =
      self.hasTotals ? beforeTotals : max(min(rows / count, Self.maximumRowsPerSeries), 1)
    hasFigures = fits && rowsPerSeries >= Self.figureRows
    seriesInSight = min(series, (rows - (self.hasTotals ? 1 : 0)) / rowsPerSeries)
  }

  /// The first row of a series, by its index among the visible ones.
  func row(ofSeries index: Int) -> Int { (hasHead ? 1 : 0) + index * rowsPerSeries }

  /// The first column of the cell of a bar.
  func column(ofBar bar: Int) -> Int {
    Self.markColumns + titleColumns + 1 + (bar - hiddenBars) * cellColumns
  }

  /// The width of a bar, and the blanks after it in its cell.
  var barColumns: Int { max(cellColumns - 3, 1) }
  var trailingBlanks: Int { cellColumns > 1 ? 1 : 0 }

  /// The first column of the totals, which end at the right edge.
  var totalColumn: Int { columns - totalColumns }

  /// The column of the arrows that show that there are more rows.
  func arrowColumn(bars: Int) -> Int { min(column(ofBar: bars), totalColumn - 1) }
}
