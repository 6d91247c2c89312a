import Editing
import LedgerDomain
import RIBs
import Store
import TerminalRIBs
import Time

/// Reads the rows in sight, and what the chart and the marks say of them.
extension LedgerInteractor {
  /// The rows, and what was not known of the chart.
  private struct Answer {
    let window: LedgerWindow
    let totals: MonthTotals?
    let parts: LedgerParts?
    /// Which marked rows are among those of the question, as far as that was not known.
    let marked: Set<LedgerRow.ID>
  }

  func readAll() {
    (summed, parted, contextQuestion, located) = (nil, nil, nil, nil)
    model.today = Day(milliseconds: dependencies.clock.now)
    readRows()
    followMarks()
  }

  /// Reads the rows, and what the chart has of the same question.
  func readRows() {
    let query = model.listing.query
    let (listed, visible) = (model.listing.rows, visibleRows)
    var scope = query.ofAllMonths
    scope.order = .newestFirst
    let isSummed = summed == scope
    let month = model.chart.scope(of: query)
    let unread = month == parted ? nil : month
    let known = located?.query == query ? located?.marks ?? [] : []
    let marked = model.listing.marks.allIDs.filter { !known.contains($0) }
    delay.begin()
    rows.ask { [dependencies] () throws(LedgerError) in
      let window = try await listed.read(around: visible) { id throws(LedgerError) in
        try await dependencies.ledger.position(id, query)
      } rows: { range throws(LedgerError) in
        try await dependencies.ledger.list(query, range)
      }
      let totals = isSummed ? nil : try await dependencies.ledger.sumMonths(query.ofAllMonths)
      var parts: LedgerParts?
      if let unread { parts = try await dependencies.ledger.sumParts(unread) }
      let listed = marked.isEmpty ? [] : try await dependencies.ledger.listed(marked, query)
      return Answer(window: window, totals: totals, parts: parts, marked: listed)
    } then: { [self] (result: Result<Answer, LedgerError>) in
      delay.end()
      switch result {
      case .success(let answer):
        (summed, parted) = (scope, month)
        located = (query, known.union(marked))
        change {
          let settings = dependencies.ledger.state.value.settings
          ($0.categories, $0.accounts) = (settings.categories, settings.accounts)
          $0.budgets = settings.budgets
          if let totals = answer.totals { $0.chart.receive(totals, order: $0.categories.ids) }
          if let parts = answer.parts { $0.chart.receive(parts) }
          $0.chart.period = query.period
          $0.listing.rows.receive(answer.window, for: query)
          $0.listing.marks.show(answer.marked, of: marked)
        }
        // Those that were marked meanwhile were not asked about.
        if !known.union(marked).isSuperset(of: model.listing.marks.allIDs) { readRows() }
        offerLinks()
      case .failure(let error):
        model.listing.rows.receive(.failure(error), for: query)
        if model.queryFault != nil { showNothing(for: query, since: error) }
      }
    }
  }

  /// Removes the rows and the bars of the query before, which would pose as those of a wrong one.
  private func showNothing(for query: LedgerQuery, since error: LedgerError) {
    (summed, parted, located) = (nil, nil, nil)
    change {
      $0.listing.rows.receive(.empty, for: query)
      $0.listing.rows.receive(.failure(error), for: query)
      $0.listing.marks.show([], of: $0.listing.marks.allIDs)
      $0.chart.receive(MonthTotals([:]), order: $0.categories.ids)
      $0.chart.receive(.none)
    }
  }

  /// Unmarks rows that are gone, and finds the bars of the others.
  private func followMarks() {
    let ids = model.listing.marks.allIDs
    guard !ids.isEmpty else { return }
    markedRows.ask { [dependencies] () throws(LedgerError) in
      try await dependencies.ledger.rows(ids)
    } then: { [self] result in
      guard case .success(let rows) = result else { return }
      change { $0.listing.marks.follow(rows, of: ids) }
    }
  }
}

extension Ledger.Model {
  /// What is wrong with the words of the search, to which no rows belong.
  var queryFault: LedgerQueryFault? {
    if case .query(let fault)? = listing.failure { fault } else { nil }
  }
}
