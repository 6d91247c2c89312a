import TerminalUI

/// The head, the chart above the table where there is room, and what is behind the bars between.
struct LedgerPage: Widget {
  /// What was drawn last, for whoever asks where the user is.
  @MainActor
  final class Sight {
    fileprivate(set) var hasChart = false
    fileprivate(set) var hasTable = true
  }

  /// `showsOneView` is whether the chart or the table is out of sight.
  let head: (_ showsOneView: Bool) -> LedgerHead
  let search: (any Widget)?
  let chart: any Widget
  let chartRows: Int
  /// What is behind the bars where the user is, while the user is there; the longest comes first.
  let captions: () -> [String]
  let table: any Widget
  /// Stands in the place of the rows.
  let sentence: (any Widget)?
  let front: LedgerViewModel.Front
  let sight: Sight

  /// From so many rows on both views are in sight.
  private static let roomForBoth = 15
  /// From so many rows on the bars are higher than one.
  private static let roomForHighBars = 30
  private static let highestBar = 4

  func size(in offered: Size, _ environment: Environment) -> Size { offered }

  func draw(on canvas: Canvas) {
    let size = canvas.size
    let hasBoth = size.rows >= Self.roomForBoth && chartRows > 1
    sight.hasChart = hasBoth || front == .chart
    sight.hasTable = hasBoth || front == .table
    var top = 1
    head(!hasBoth).draw(on: canvas.region(rect(0, 1, size)))
    if let search {
      let line = rect(top, 1, size)
      search.draw(on: canvas.region(line))
      top += 1
    }
    guard hasBoth else {
      let rest = canvas.region(rect(top, size.rows - top, size))
      if front == .table { return drawTable(on: rest) }
      let last = max(rest.size.rows - 1, 0)
      chart.draw(on: rest.region(rect(0, last, size)))
      return drawCaption(on: rest.region(rect(last, 1, size)))
    }
    let rows = self.rows(of: size.rows - top)
    // The table before the chart: the focus begins there.
    drawTable(
      on: canvas.region(rect(top + rows + 1, size.rows - top - rows - 1, size)))
    chart.draw(on: canvas.region(rect(top, rows, size)))
    drawCaption(on: canvas.region(rect(top + rows, 1, size)))
  }

  /// The rows of the chart, where the table has its share.
  private func rows(of rows: Int) -> Int {
    guard rows >= Self.roomForHighBars else { return min(chartRows, (rows - 3) / 2) }
    // Besides the bars, their titles and their sums.
    let height = min((rows / 2 - 2) / (chartRows - 1), Self.highestBar)
    return height > 1 ? (chartRows - 1) * height + 2 : min(chartRows, rows / 2)
  }

  private func rect(_ top: Int, _ rows: Int, _ size: Size) -> Rect {
    Rect(column: 0, row: top, columns: size.columns - 1, rows: max(rows, 0))
  }

  private func drawCaption(on line: Canvas) {
    let captions = captions()
    let room = line.size.columns - 2
    let fitting = captions.first { line.environment.columns(of: $0) <= room }
    line.write(fitting ?? captions.last ?? "", at: Point(column: 2, row: 0), Style(.dim))
  }

  private func drawTable(on canvas: Canvas) {
    guard let sentence else { return table.draw(on: canvas) }
    // The table is there without rows, so that the focus waits in it.
    Rows(.intrinsic(Padding(columns: 1, sentence)), .fixed(0, table)).draw(on: canvas)
  }

  func describe(to speech: Speech) {
    head(false).describe(to: speech)
    search?.describe(to: speech)
    if chartRows > 1 { chart.describe(to: speech) }
    if let sentence { sentence.describe(to: speech) } else { table.describe(to: speech) }
  }
}
