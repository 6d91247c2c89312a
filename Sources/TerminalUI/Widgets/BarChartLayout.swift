/// Where the parts of a bar chart stand in the room there is.
struct BarChartLayout: Equatable {
  /// The widest texts, in columns.
  struct Texts {
    var title: Int
    var total: Int
    var figure: Int
  }

  /// The columns before the titles: the mark of the place, and the sign of a marked row.
  static let markColumns = 2
  /// Between the bars and the totals.
  private static let gap = 1
  /// A bar with blanks around it, and the widest that is of use.
  private static let (roomyCell, widestCell) = (5, 14)
  private static let mostRowsPerSeries = 5
  /// A row of bars this high begins with its figures.
  private static let figureRows = 3

  private let columns: Int
  let titleColumns: Int
  /// How many of the first bars have no room.
  let hiddenBars: Int
  let cellColumns: Int
  /// 0 where they are left out.
  let totalColumns: Int
  let hasHead: Bool
  let rowsPerSeries: Int
  let seriesInSight: Int
  let hasTotals: Bool
  let hasFigures: Bool

  init(_ size: Size, series: Int, bars: Int, texts: Texts, hasTotals: Bool) {
    columns = size.columns
    titleColumns = min(texts.title, max(size.columns / 4, 6))
    let room = max(size.columns - Self.markColumns - titleColumns - 1, 0)
    let besideTotal = room - texts.total - Self.gap
    let hasTotalColumn = bars > 0 && besideTotal >= bars * Self.roomyCell
    totalColumns = hasTotalColumn ? texts.total : 0
    let barRoom = hasTotalColumn ? besideTotal : room
    cellColumns = bars > 0 ? min(max(barRoom / bars, 1), Self.widestCell) : 0
    hiddenBars = cellColumns > 0 ? max(bars - barRoom / cellColumns, 0) : 0

    hasHead = size.rows > 1
    let rows = max(size.rows - (hasHead ? 1 : 0), 0)
    let count = max(series, 1)
    let beforeTotals = min((rows - 1) / count, Self.mostRowsPerSeries)
    let fits = texts.figure < cellColumns
    self.hasTotals = hasTotals && fits && series > 0 && beforeTotals > 1
    rowsPerSeries =
      self.hasTotals ? beforeTotals : max(min(rows / count, Self.mostRowsPerSeries), 1)
    hasFigures = fits && rowsPerSeries >= Self.figureRows
    seriesInSight = min(series, (rows - (self.hasTotals ? 1 : 0)) / rowsPerSeries)
  }

  /// The first row of a series, by its place among those in sight.
  func row(ofSeries place: Int) -> Int { (hasHead ? 1 : 0) + place * rowsPerSeries }

  /// The first column of a bar with the blanks around it.
  func column(ofBar bar: Int) -> Int {
    Self.markColumns + titleColumns + 1 + (bar - hiddenBars) * cellColumns
  }

  /// How wide a bar is, and how many blanks follow it, for signs.
  var barColumns: Int { max(cellColumns - 3, 1) }
  var blanksBehind: Int { cellColumns > 1 ? 1 : 0 }

  /// The first column of the totals, which end at the right edge, as the figures around do.
  var totalColumn: Int { columns - totalColumns }

  /// Where arrows stand that say that there are more rows.
  func arrowColumn(bars: Int) -> Int { min(column(ofBar: bars), totalColumn - 1) }
}
