import Editing
import LedgerDomain
import RIBs
import TerminalRIBs
import TerminalUI

/// What the user does in the chart, which shows the same rows as the table.
extension LedgerInteractor {
  /// How many rows can be marked at once.
  private static let markLimit = 50_000

  /// Goes to bars, and in the table to the first row of their month.
  func goToBars(at place: BarChartState.Place) {
    model.chart.go(to: place)
    let listing = model.listing
    guard let month = model.chart.month, listing.query.month == nil,
      listing.selected.map({ LedgerMonth(of: $0.day) }) != month,
      let row = model.chart.totals.firstRow(of: month, in: listing.query.order)
    else { return }
    change { $0.listing.rows.select(at: row) }
  }

  /// Shows later months, or earlier ones if negative; of a table of one month the next one with rows.
  func turnChart(by count: Int) {
    guard model.listing.query.month != nil else { return turnMonths(by: count) }
    if let month = model.chart.neighbour(count) { ask { $0.month = month } }
  }

  /// Turns the chart, and the table with it: to the month of the selected bar, or else to the last one.
  ///
  /// Where the chart ends, the table goes on by one month.
  private func turnMonths(by count: Int) {
    let before = model.chart.months
    model.chart.turn(by: count)
    let (chart, listing) = (model.chart, model.listing)
    let month: LedgerMonth?
    if chart.months != before {
      let last = chart.month ?? chart.months.last
      month = chart.totals.months.last { $0 <= last ?? $0 }.flatMap {
        chart.months.contains($0) ? $0 : nil
      }
    } else {
      let present = chart.month ?? listing.selected.map { LedgerMonth(of: $0.day) }
      month = present.flatMap { chart.totals.neighbour(of: $0, count) }
      if let month, chart.month != nil { model.chart.go(to: month) }
    }
    if let row = month.flatMap({ chart.totals.firstRow(of: $0, in: listing.query.order) }) {
      change { $0.listing.rows.select(at: row) }
    }
  }

  /// Shows only the rows of bars, or all rows again.
  func filterByBars(at place: BarChartState.Place) {
    model.chart.go(to: place)
    guard let bars = model.chart.query else { return }
    ask {
      let isShown = $0.category == bars.category && (bars.month ?? $0.month) == $0.month
      $0.category = isShown ? nil : bars.category
      if let month = bars.month { $0.month = isShown ? nil : month }
    }
  }

  /// Marks all rows of the bars, or unmarks them if all are marked.
  func markBars(at place: BarChartState.Place) {
    model.chart.go(to: place)
    guard let bars = model.chart.query else { return }
    var query = model.listing.query
    query.category = bars.category
    query.month = bars.month ?? query.month
    request("mark rows", notify: dependency.notify) { [self] () throws(LedgerError) in
      let window = try await dependency.ledger.list(query, 0..<Self.markLimit)
      guard window.summary.count <= Self.markLimit else {
        return LedgerText.tooManyToMark(Self.markLimit)
      }
      guard !Task.isCancelled else { return nil }
      change { $0.listing.marks.toggle(window.rows) }
      return nil
    }
  }
}
