import Editing
import LedgerDomain
import RIBs
import Store
import TerminalRIBs
import Time

/// Reads the rows in sight, and what the chart and the marks say of them.
extension LedgerInteractor {
  func readAll() {
    summed = nil
    model.today = Day(milliseconds: dependency.clock.now)
    readRows()
    followMarks()
  }

  /// Reads the rows, and what the chart has of the same question.
  func readRows() {
    let query = model.listing.query
    let range = model.listing.rows.range(around: visibleRows)
    let sought = model.listing.rows.sought
    var scope = query.ofAllMonths
    scope.order = .newestFirst
    let isSummed = summed == scope
    patience.begin()
    rows.ask { [dependency] () throws(LedgerError) in
      var range = range
      if let sought, let position = try await dependency.ledger.position(sought, query) {
        range = WindowedRows<LedgerQuery, LedgerWindow>.range(around: position)
      }
      let window = try await dependency.ledger.list(query, range)
      return (window, isSummed ? nil : try await dependency.ledger.sumMonths(query.ofAllMonths))
    } then: { [self] (result: Result<(LedgerWindow, MonthTotals?), LedgerError>) in
      patience.end()
      switch result {
      case .success((let window, let totals)):
        summed = scope
        change {
          $0.failure = nil
          let settings = dependency.ledger.state.value.settings
          ($0.categories, $0.accounts) = (settings.categories, settings.accounts)
          $0.budgets = settings.budgets
          if let totals { $0.chart.receive(totals, order: $0.categories.ids) }
          $0.chart.only = query.month
          $0.listing.rows.receive(window, for: query)
        }
        offerLinks()
      case .failure(let error): model.failure = error
      }
    }
  }

  /// Unmarks rows that are gone, and finds the bars of the others.
  private func followMarks() {
    let months = model.listing.marks.months.sorted()
    guard !months.isEmpty else { return }
    markedRows.ask { [dependency] () throws(LedgerError) in
      var rows: [LedgerRow] = []
      for month in months {
        rows += try await dependency.ledger.list(LedgerQuery(month: month), 0..<Int.max).rows
      }
      return rows
    } then: { [self] result in
      guard case .success(let rows) = result else { return }
      change { $0.listing.marks.follow(rows) }
    }
  }
}
