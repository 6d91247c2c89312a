import Phrases
import TerminalUI

/// The head, the chart above the table if both fit, and between them a caption of the bars and their
/// range.
struct LedgerLayout: Widget {
  /// Which views were drawn last.
  @MainActor
  final class Sight {
    fileprivate(set) var hasChart = false
    fileprivate(set) var hasTable = true
    var ofHead: LedgerHead.Sight { .init(hasChart: hasChart, hasTable: hasTable) }
    /// Called when another number of months has room in the chart.
    var onChartRoomChange: ((Int) -> Void)?
    private var chartRoom = LedgerChart().room

    fileprivate func setChartRoom(_ months: Int) {
      guard months != chartRoom else { return }
      chartRoom = months
      onChartRoomChange?(months)
    }
  }

  /// Nil where it is shown apart.
  let head: ((LedgerHead.Sight) -> LedgerHead)?
  let search: (any Widget)?
  let chart: any Widget
  let chartRows: Int
  /// The captions of the chart, the longest first.
  let captions: () -> [Phrase]
  /// The months of the chart, at the end of the caption's line if there is room.
  let range: () -> Phrase?
  /// The months of the chart in words; nil if something else says them.
  let spokenRange: Phrase?
  let table: any Widget
  /// Stands in the place of the rows; nil if there are rows.
  let sentence: (any Widget)?
  /// Stands above the rows in the place of a chart without bars.
  let barless: (any Widget)?
  let front: Ledger.Front
  let sight: Sight

  /// In fewer rows only one view is in sight.
  private static let roomForBoth = 15
  /// The most rows of a chart above the table.
  private static let highestChart = 18
  /// The rows of the table below the sentence that there are no bars, which gives them its own.
  private static let rowsBelowSentence = 3
  /// The blanks before the range.
  private static let gap = 2

  func size(in offered: Size, _ environment: Environment) -> Size { offered }

  func draw(on canvas: Canvas) {
    let size = canvas.size
    func lines(_ top: Int, _ count: Int) -> Canvas {
      canvas.region(rows: top..<top + max(count, 0))
    }
    canvas.afterFrame { [sight] in sight.setChartRoom(LedgerChart.months(in: size.columns)) }
    let hasBoth = size.rows >= Self.roomForBoth && chartRows > 1
    sight.hasChart = hasBoth || front == .chart && !isBarless
    sight.hasTable = hasBoth || front == .table || isBarless
    let head = head?(sight.ofHead)
    let headRows = head?.size(in: size, canvas.environment).rows ?? 0
    head?.draw(on: lines(0, headRows))
    search?.draw(on: lines(headRows, 1))
    let top = headRows + (search == nil ? 0 : 1)
    let rest = max(size.rows - top, 1)
    if isBarless, let barless {
      let most = Size(columns: size.columns, rows: max(rest - Self.rowsBelowSentence, 0))
      let height = barless.size(in: most, canvas.environment).rows
      barless.draw(on: lines(top, height))
      return drawTable(on: lines(top + height, rest - height))
    }
    let height = hasBoth ? rows(of: rest) : rest - 1
    // The table is drawn before the chart, since the focus begins in it.
    if sight.hasTable {
      let above = hasBoth ? height + 1 : 0
      drawTable(on: lines(top + above, rest - above))
    }
    if sight.hasChart {
      chart.draw(on: lines(top, height))
      drawCaption(on: lines(top + height, 1))
    }
  }

  /// Whether rows are shown where the chart would be, since it has no bars.
  private var isBarless: Bool { front == .chart && barless != nil }

  /// The rows of the chart, of those that it shares with the table: somewhat less than half of them.
  private func rows(of rows: Int) -> Int { min(rows * 9 / 20, Self.highestChart) }

  private func drawCaption(on line: Canvas) {
    let captions = captions()
    let room = line.size.columns
    func fits(_ caption: Phrase, beside columns: Int = 0) -> Bool {
      line.environment.columns(of: caption) + columns <= room
    }
    let language = line.environment.language
    let range = range() ?? Phrase("")
    let rangeColumns = line.environment.columns(of: range) + Self.gap
    let beside = captions.first { fits($0, beside: rangeColumns) }
    if beside != nil { line.write(range.text(language), Style(.dim), alignment: .trailing) }
    let caption = beside ?? captions.first { fits($0) } ?? captions.last
    guard let caption else { return }
    line.write(caption.text(language), Style(.dim))
  }

  private func drawTable(on canvas: Canvas) {
    guard let sentence else { return table.draw(on: canvas) }
    EmptyList(table, sentence).draw(on: canvas)
  }

  func describe(to speech: Speech) {
    head?(.init(hasChart: chartRows > 1, hasTable: true)).describe(to: speech)
    search?.describe(to: speech)
    if chartRows > 1 {
      if let spokenRange { speech.say(spokenRange.text(speech.environment.language)) }
      chart.describe(to: speech)
    }
    if isBarless, let barless { barless.describe(to: speech) }
    if let sentence { sentence.describe(to: speech) } else { table.describe(to: speech) }
  }
}
