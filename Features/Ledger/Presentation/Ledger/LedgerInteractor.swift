import Editing
import LedgerDomain
import Phrases
import RIBs
import Search
import Store
import TerminalRIBs
import TerminalUI
import Time

protocol LedgerRouting: Routing {
  func attach(_ sheet: Ledger.Sheet)
  func detachSheet()
  func attachReconcile(_ account: LedgerAccount.ID)
  func detachReconcile()
  /// Shows the selected entry over the table, unless it is beside it.
  func attachEntry()
  /// Updates the entry that is shown beside the table or over it.
  func update(_ entry: Glance.Model)
  /// Shows the budgets of a month over the ledger, or of the newest that has entries.
  func attachBudgets(of month: LedgerMonth?)
}

/// Shows the ledger as a table and as a chart, and changes it as the user asks.
final class LedgerInteractor: PresentableInteractor<Ledger>, Remembering {
  weak var router: (any LedgerRouting)?
  let dependency: any LedgerDependency
  private var visibleRows = 0..<0
  private lazy var rows = LatestRequest("list ledger", of: self)
  private lazy var markedRows = LatestRequest("follow marks", of: self)
  private lazy var patience = Patience(of: self, clock: dependency.clock, step: nil) {
    [weak self] in self?.model.isSlow = $0 != nil
  }

  /// Whose sums the chart has; nil if they have to be read.
  private var summed: LedgerQuery?

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

  func setWide(_ isWide: Bool) {
    update {
      $0.opensEntries = !isWide
      $0.chart.isWide = isWide
    }
  }

  override func didReceive(_ action: Action) {
    if action.endsOffer { model.offer = nil }
    switch action {
    case .select(let row): change { $0.listing.rows.select(row) }
    case .openEntry(let row):
      change { $0.listing.rows.select(row) }
      router?.attachEntry()
    case .openOrder: if let order = model.listing.selected?.order { dependency.openOrder(order) }
    case .visibleRows(let rows):
      visibleRows = rows
      if model.content == .rows, !model.listing.rows.covers(rows) { readRows() }
    case .sort(let event): sort(event)
    case .go(let front): model.front = front
    case .goToBars(let place): goToBars(at: place)
    case .filterByBars(let place): filterByBars(at: place)
    case .turnChart(let months): turnChart(by: months)
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
      router?.attach(.choice(.month(model.chart.totals, present: model.listing.query.month)))
    case .filterByCategory:
      let present = model.listing.query.category
      router?.attach(.choice(.category(model.categories, present: present)))
    case .filterByAccount: filterByAccount()
    case .moveToAccount: moveToAccount()
    case .manage(let management): manage(management)
    case .takeOffer: takeOffer()
    case .budgets: router?.attachBudgets(of: model.listing.query.month)
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

  /// The selected row stays selected, wherever it is then.
  private func sort(_ event: SortEvent<LedgerColumn>) {
    ask { query in
      var sort = query.order.sort
      sort.take(event)
      query.order = LedgerOrder(sort)
    }
  }

  /// Changes the model, has the chart show the month of a row that is newly selected, and updates the
  /// entry that is shown.
  func change(_ change: (inout Model) -> Void) {
    let (isRead, before) = (model.content == .rows, model.listing.selected?.id)
    update {
      change(&$0)
      if isRead, let row = $0.listing.selected, row.id != before {
        $0.chart.reveal(LedgerMonth(of: row.day))
      }
    }
    router?.update(Glance.Model(model))
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
    summed = nil
    model.today = Day(milliseconds: dependency.clock.now)
    readRows()
    followMarks()
  }

  /// Reads the rows, and what the chart has of the same question.
  private func readRows() {
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
          $0.content = .rows
          $0.failure = nil
          let settings = dependency.ledger.state.value.settings
          ($0.categories, $0.accounts) = (settings.categories, settings.accounts)
          $0.budgets = settings.budgets
          if let totals { $0.chart.take(totals, order: $0.categories.ids) }
          $0.chart.only = query.month
          $0.listing.rows.take(window, for: query)
        }
      // Rows that were read before stay.
      case .failure(let error) where model.content == .rows: model.failure = error
      case .failure(let error): change { $0.content = .failed(error) }
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
