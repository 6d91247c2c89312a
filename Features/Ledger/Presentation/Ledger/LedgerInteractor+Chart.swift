import Editing
import LedgerDomain
import RIBs
import TerminalRIBs
import TerminalUI

/// What the user does in the chart, which shows the same rows as the table.
extension LedgerInteractor {
  /// How many rows can be marked at once.
  private static let markLimit = 50_000

  /// Goes to bars, and in the table to the first row of their month or day.
  func goToBars(at place: BarChartState.Place) {
    model.chart.go(to: place)
    let listing = model.listing
    guard let column = model.chart.column, let selected = listing.selected,
      !column.contains(selected),
      let row = model.chart.firstRow(of: column, in: listing.query.order)
    else { return }
    change { $0.listing.rows.select(at: row) }
  }

  /// Shows later months, or earlier ones if negative; of a table of one month the next one with rows.
  func turnChart(by count: Int) {
    guard let period = model.listing.query.period else { return turnMonths(by: count) }
    if period.monthAround != nil {
      guard let month = model.chart.neighbour(count) else { return tellEnd(of: count) }
      ask { $0.month = month }
    } else {
      guard let turned = model.chart.turned(by: count), turned != period else {
        return tellEnd(of: count)
      }
      ask { $0.period = turned }
    }
  }

  /// Says that there are no entries in later months, or in earlier ones if negative.
  private func tellEnd(of count: Int) {
    dependencies.notify(count < 0 ? LedgerText.noEarlier : LedgerText.noLater)
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
      if month == nil { tellEnd(of: count) }
      if let month, chart.month != nil { model.chart.go(to: month) }
    }
    if let row = month.flatMap({ chart.totals.firstRow(of: $0, in: listing.query.order) }) {
      change { $0.listing.rows.select(at: row) }
    }
  }

  /// Shows bars of payees instead of days, or of days again; the selection stays in its row.
  func switchDetail() {
    update {
      $0.chart.detail = $0.chart.detail.other
      $0.chart.go(to: BarChartState.Place(row: $0.chart.place.row, column: nil))
    }
    readRows()
  }

  /// Shows exactly the rows of bars; if they are shown, those of all bars of one month, or all rows.
  ///
  /// The row of the rest is unfolded, or folded.
  func filterByBars(at place: BarChartState.Place) {
    model.chart.go(to: place)
    guard !model.chart.isAtRest else { return model.chart.turnRest() }
    let listed = model.listing.query
    guard let bars = model.chart.queries(of: listed).first else { return }
    let scope = place.column == nil ? nil : model.chart.scope(of: listed)
    ask { query in
      guard bars == listed else { return query = bars }
      query = scope ?? listed.ofAllMonths
      query.category = nil
    }
  }

  /// Marks all rows of the bars, or unmarks them if all are marked.
  func markBars(at place: BarChartState.Place) {
    model.chart.go(to: place)
    let listed = model.listing.query
    let queries = model.chart.queries(of: listed)
    guard !queries.isEmpty else { return }
    request("mark rows", notify: dependencies.notify) { [self] () throws(LedgerError) in
      var rows: [LedgerRow] = []
      for query in queries {
        let window = try await dependencies.ledger.list(query, 0..<Self.markLimit)
        guard rows.count + window.summary.count <= Self.markLimit else {
          return LedgerText.tooManyToMark(Self.markLimit)
        }
        rows += window.rows
      }
      // The chart has bars of days and payees that a table of one does not list.
      let ids = rows.map(\.id)
      let shown = try await dependencies.ledger.listed(ids, listed)
      // Rows that are not listed by now are not marked unseen.
      guard !Task.isCancelled, model.listing.query == listed else { return nil }
      change {
        $0.listing.marks.toggle(rows)
        $0.listing.marks.show(shown, of: ids)
      }
      return nil
    }
  }
}

extension LedgerChart.Column {
  /// Whether a row is counted in its bar.
  func contains(_ row: LedgerRow) -> Bool {
    switch self {
    case .month(let month): month.contains(row.day)
    case .day(let day): day == row.day
    case .payee(let payee): payee == row.entry.name
    }
  }
}
