import Editing
import LedgerDomain
import Phrases
import RIBs
import Store
import TerminalRIBs
import TerminalUI

protocol LedgerRouting: Routing {
  func attach(_ sheet: Ledger.Sheet)
  func detachSheet()
  /// Shows the selected entry over the table, unless it is beside it.
  func attachEntry()
  /// Updates the entry that is shown beside the table or over it.
  func update(_ entry: Glance.Model)
}

/// Shows the ledger as a table and as a chart, and changes it as the user asks.
final class LedgerInteractor: PresentableInteractor<Ledger>, Remembering {
  weak var router: (any LedgerRouting)?
  let dependency: any LedgerDependency
  private var visibleRows = 0..<0
  private lazy var rows = LatestRequest("list ledger", of: self)
  private lazy var months = LatestRequest("sum months", of: self)
  private lazy var markedRows = LatestRequest("follow marks", of: self)
  private lazy var patience = Patience(of: self, clock: dependency.clock, step: nil) {
    [weak self] in self?.model.isSlow = $0 != nil
  }

  /// How many rows can be marked at once.
  private static let markLimit = 50_000

  init(_ dependency: any LedgerDependency, on presenter: any Presentable<Ledger>) {
    self.dependency = dependency
    super.init(on: presenter)
  }

  override func didBecomeActive() {
    whileActive(
      dependency.ledger.state.map(\.revision).observe { [weak self] _ in self?.readAll() })
  }

  var memory: Memory? { model.memory }

  func recall(_ memory: Memory) {
    change { $0.recall(memory) }
    readRows()
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .select(let row): change { $0.listing.rows.select(row) }
    case .openEntry(let row):
      change { $0.listing.rows.select(row) }
      router?.attachEntry()
    case .openOrder: if let order = model.listing.selected?.order { dependency.openOrder(order) }
    case .visibleRows(let rows):
      visibleRows = rows
      if model.content == .rows, !model.listing.rows.covers(rows) { readRows() }
    case .sort: ask { $0.order = $0.order.stepped(by: 1) }
    case .sortBy(let column): ask { $0.order = column.order(after: $0.order) }
    case .go(let front): model.front = front
    case .goToBars(let place): model.chart.go(to: place)
    case .filterByBars(let place): filterByBars(at: place)
    case .turnChart(let months): model.chart.turn(by: months)
    case .markRow: change { $0.listing.toggleMark() }
    case .markBars(let place): markBars(at: place)
    case .beginSearch: model.isTyping = true
    case .search(let text): ask { $0.search = text }
    case .endSearch: model.isTyping = false
    case .categorise: categorise()
    case .note: note()
    case .add: router?.attach(.form)
    case .bankImport: router?.attach(.bankImport)
    case .export: router?.attach(.export(model.listing.query))
    case .filterByMonth:
      let months = model.chart.totals.months
      router?.attach(.choice(.month(months, present: model.listing.query.month)))
    case .filterByCategory:
      router?.attach(.choice(.category(present: model.listing.query.category)))
    case .delete: delete()
    case .undo: request("undo", notify: dependency.notify, dependency.ledger.undo)
    case .redo: request("redo", notify: dependency.notify, dependency.ledger.redo)
    case .retry: readAll()
    case .escape: escape()
    }
  }

  /// Asks for other rows.
  func ask(_ change: (inout LedgerQuery) -> Void) {
    var query = model.listing.query
    change(&query)
    guard query != model.listing.query else { return }
    self.change { $0.listing.rows.query = query }
    readRows()
  }

  /// Changes the model, and updates the entry that is shown.
  func change(_ change: (inout Model) -> Void) {
    update(change)
    router?.update(Glance.Model(model))
  }

  private func filterByBars(at place: BarChartState.Place) {
    model.chart.go(to: place)
    guard let bars = model.chart.query else { return }
    ask {
      let isShown = $0.category == bars.category && $0.month == bars.month
      $0.category = isShown ? nil : bars.category
      $0.month = isShown ? nil : bars.month
    }
  }

  /// Marks all rows of the bars, or unmarks them if all are marked.
  private func markBars(at place: BarChartState.Place) {
    model.chart.go(to: place)
    guard let query = model.chart.query else { return }
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

  private func escape() {
    switch model.escape {
    case .widen:
      model.isTyping = false
      ask { $0 = $0.everything }
    case .unmark: change { $0.listing.marks.clear() }
    case nil: break
    }
  }

  private func readAll() {
    readRows()
    readMonths()
    followMarks()
  }

  private func readRows() {
    let query = model.listing.query
    let range = model.listing.rows.range(around: visibleRows)
    patience.begin()
    rows.ask { [dependency] () throws(LedgerError) in
      try await dependency.ledger.list(query, range)
    } then: { [self] result in
      patience.end()
      switch result {
      case .success(let window):
        change {
          $0.content = .rows
          $0.failure = nil
          $0.listing.rows.take(window, for: query)
        }
      // Rows that were read before stay.
      case .failure(let error) where model.content == .rows: model.failure = error
      case .failure(let error): change { $0.content = .failed(error) }
      }
    }
  }

  /// A failure leaves the totals as they were; that of the rows is shown.
  private func readMonths() {
    months.ask { [dependency] () throws(LedgerError) in
      try await dependency.ledger.sumMonths()
    } then: { [self] result in
      if case .success(let totals) = result { model.chart.take(totals) }
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
