import Phrases

/// The positions of the parts of a bar chart: the scale, the bars with their titles below them, and
/// the legend.
@MainActor
struct BarChartLayout {
  /// The least and the greatest width of a bar with the gap after it.
  private static let (comfortableCell, widestCell) = (4, 24)
  /// With fewer rows the bars have no titles, and the scale has no mark in the middle.
  private static let (rowsWithTitles, rowsWithMiddle) = (3, 4)
  /// So many bars have a title each, or none.
  private static let fewBars = 12
  /// So many bars are in sight before the legend has its totals, if bars need many columns.
  private static let fewestBars = 2
  /// In fewer columns only the bars are drawn.
  private static let fewestColumns = 16

  /// The value of the greatest height.
  let top: Int64
  /// Whether any bar is higher than nothing.
  private let hasBars: Bool
  /// The columns of the scale with the blank after it; 0 if it is not shown.
  let scaleColumns: Int
  /// The rows above the titles, and those of them that the bars may fill.
  let plotRows: Int
  let barRows: Int
  /// The number of bars that do not fit before those in sight.
  let hiddenBars: Int
  /// Those in sight.
  let shownBars: Range<Int>
  let cellColumns: Int
  let hasTitles: Bool
  /// The index of the titles that fit.
  let titleLevel: Int
  /// Every which bar has its title; all if 1.
  let titleStride: Int
  /// The index of the figures that fit above the bars; nil for none.
  let figureLevel: Int?
  /// 0 if there is no legend.
  let legendColumns: Int
  let legendColumn: Int
  let titleColumns: Int
  /// 0 if the totals are not shown.
  let totalColumns: Int
  let seriesInSight: Int
  let hasTotal: Bool

  init(of chart: BarChart, in size: Size, _ environment: Environment) {
    func widest(_ texts: [Phrase]) -> Int {
      texts.map { environment.columns(of: $0) }.max() ?? 0
    }
    let (columns, series, total) = (chart.columns, chart.series, chart.total)
    let sums = columns.indices.map { column in
      series.reduce(0) { $0 + max($1.bars.indices.contains(column) ? $1.bars[column].value : 0, 0) }
    }
    // The scale ends at the data, so that no room is lost above them.
    top = max(sums.max() ?? 0, 1)
    hasBars = sums.contains { $0 > 0 }

    // The legend loses its totals before the bars lose their gaps.
    let isLarge = size.columns >= Self.fewestColumns
    let scale = isLarge ? widest([top, top / 2].map(chart.scale)) + 1 : 0
    let titles = widest(series.map(\.title) + [total?.title].compactMap(\.self))
    let totals = widest(series.map(\.total) + [total?.figure].compactMap(\.self))
    let marks = BarLegend.markColumns + BarLegend.swatchColumns + 1
    let (count, room) = (max(columns.count, 1), size.columns - scale - marks - 1)
    titleColumns = min(titles, max(size.columns / 4, 4))
    let least = max(chart.leastColumns, 1)
    let needed =
      least > 1
      ? min(count, Self.fewestBars) * least
      : count > Self.fewBars ? count : count * Self.comfortableCell
    let hasTotals = room - titles - 2 - totals >= needed
    totalColumns = hasTotals ? totals : 0
    let legend = marks + titleColumns + (hasTotals ? 2 + totals : 0)
    scaleColumns = scale
    legendColumns = isLarge ? legend : 0
    legendColumn = size.columns - legendColumns
    let barRoom = max(legendColumn - scale - (isLarge ? 1 : 0), 0)
    let cell = min(max(barRoom / count, min(least, max(barRoom, 1))), Self.widestCell)
    cellColumns = cell
    let inSight = min(barRoom / cell, columns.count)
    var first = chart.beginsWithFirst ? 0 : columns.count - inSight
    if let anchor = chart.anchor, inSight > 0 {
      first = min(max(first, anchor - inSight + 1), anchor)
    }
    hiddenBars = first
    shownBars = first..<first + inSight

    hasTitles = size.rows >= Self.rowsWithTitles
    plotRows = max(size.rows - (hasTitles ? 1 : 0), 0)
    let levels = columns.map(\.titles.count).min() ?? 0
    titleLevel =
      (0..<levels).first { level in widest(columns.map { $0.titles[level] }) < cell }
      ?? max(levels - 1, 0)
    // Of many bars some have their titles; of few each has what fits.
    let widestTitle = levels > 0 ? widest(columns.map { $0.titles[levels - 1] }) : 0
    let isSparse = widestTitle > max(cell - 1, 1) && columns.count > Self.fewBars
    titleStride = isSparse && chart.leastColumns == 1 ? (widestTitle + cell) / cell : 1
    let figures = columns.map(\.figures.count).min() ?? 0
    figureLevel =
      plotRows > Self.rowsWithMiddle
      ? (0..<figures).first { level in widest(columns.map { $0.figures[level] }) < cell } : nil
    let most = plotRows - (figureLevel == nil ? 0 : 1)
    // An even number has a middle.
    barRows = most > Self.rowsWithMiddle ? most / 2 * 2 : most
    hasTotal = total != nil && size.rows > series.count
    seriesInSight = min(series.count, size.rows)
  }

  /// The values of the scale, by the rows at whose upper edge they are.
  var marks: [(row: Int, value: Int64)] {
    var marks: [(row: Int, value: Int64)] = []
    if hasBars { marks.append((plotRows - barRows, top)) }
    if barRows >= Self.rowsWithMiddle, barRows.isMultiple(of: 2), top > 1 {
      marks.append((plotRows - barRows / 2, top / 2))
    }
    if hasTitles { marks.append((plotRows, 0)) }
    return marks
  }

  /// The first column of a bar.
  func column(ofBar bar: Int) -> Int { scaleColumns + (bar - hiddenBars) * cellColumns }

  /// The column after the bars in sight.
  var barEnd: Int { column(ofBar: shownBars.upperBound) }

  /// The width of a bar: its cell without the gap.
  var barColumns: Int { max(cellColumns - max(cellColumns / 4, 1), 1) }

}
