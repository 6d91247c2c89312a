import LedgerDomain
import Phrases
import RIBs
import Store
import TerminalUI

protocol LedgerRouting: Routing {
  func attachChoice(_ choice: Choice)
  /// `text` is what stands there, `count` how many rows the note is for.
  func attachNote(_ text: String, for count: Int)
  func attachForm()
  func attachImport()
  func attachExport(of query: LedgerQuery)
  func detachSheet()
  /// What is shown of the selected row where there is room.
  func routeToGlance(at entry: GlanceViewModel)
  /// Shows all of the selected row where there is no room beside the table.
  func routeToEntry()
}

protocol LedgerPresentable: LegacyPresentable {
  var listener: (any LedgerPresentableListener)? { get set }
  func show(_ model: LedgerViewModel)
}

/// Shows the ledger as a table and as a chart, with one selection, and changes it as the user asks.
final class LedgerInteractor: Interactor, LedgerPresentableListener {
  weak var router: (any LedgerRouting)?
  let dependency: any LedgerDependency
  private let presenter: any LedgerPresentable
  private(set) var model = LedgerViewModel()
  /// The rows in sight.
  private var sight = 0..<0
  private lazy var reading = LedgerReading(of: self, dependency)
  private(set) lazy var commands = LedgerCommands(of: self, dependency)

  init(presenter: any LedgerPresentable, dependency: any LedgerDependency) {
    self.presenter = presenter
    self.dependency = dependency
    super.init()
    presenter.listener = self
  }

  override func didBecomeActive() {
    whileActive(
      dependency.ledger.map(\.revision).observe { [weak self] _ in self?.readAll() })
  }

  var memory: Memory { model.memory }

  func recall(_ memory: Memory) {
    change { $0.recall(memory) }
    readRows()
  }

  /// What the table shows.
  var shownQuery: LedgerQuery { model.listing.query }

  func didSelect(row: Int) { change { $0.listing.select(row: row) } }

  func didChoose(row: Int) {
    didSelect(row: row)
    router?.routeToEntry()
  }

  func didLook(at rows: Range<Int>) {
    sight = rows
    if model.content == .rows, !model.listing.covers(rows) { readRows() }
  }

  func didGo(to front: LedgerViewModel.Front) { change { $0.front = front } }

  func didGo(to place: BarChartState.Place) { change { $0.chart.go(to: place) } }

  func didTurn(by months: Int) { change { $0.chart.turn(by: months) } }

  /// The table shows the rows behind the bars, or all of them again where it shows those already.
  func didChoosePlace() {
    guard let place = model.chart.query else { return }
    let shown = model.listing.query
    let isShown = shown.category == place.category && shown.month == place.month
    ask {
      $0.category = isShown ? nil : place.category
      $0.month = isShown ? nil : place.month
    }
  }

  func didPressMark() { change { $0.listing.toggleMark() } }

  /// All rows behind the bars are marked, or unmarked where they are all marked.
  func didPressMarkPlace() {
    guard let query = model.chart.query else { return }
    reading.rows(of: query) { [weak self] result in
      switch result {
      case .success(let rows): self?.change { $0.listing.marks.toggle(rows) }
      case .failure(let failure): self?.dependency.notify(failure.phrase)
      }
    }
  }

  func didPressSearch() { change { $0.isTyping = true } }

  func didType(search: String) {
    guard search != model.listing.query.search else { return }
    ask { $0.search = search }
  }

  func didLeaveSearch() { change { $0.isTyping = false } }

  func didPressEscape() {
    switch model.escape {
    case .widen:
      change {
        $0.isTyping = false
        $0.listing.widen()
      }
      readRows()
    case .unmark: change { $0.listing.marks.clear() }
    case nil: break
    }
  }

  func didPressSort() { ask { $0.order = $0.order.next } }

  func didChoose(column: LedgerTable.Column) {
    ask { query in
      switch column {
      case .day: query.order = query.order == .newestFirst ? .oldestFirst : .newestFirst
      case .amount:
        query.order = query.order == .amountAscending ? .amountDescending : .amountAscending
      default: break
      }
    }
  }

  func didPressRetry() { readAll() }

  /// Asks for other rows.
  func ask(_ change: (inout LedgerQuery) -> Void) {
    var query = model.listing.query
    change(&query)
    guard query != model.listing.query else { return }
    self.change { $0.listing.query = query }
    readRows()
  }

  func change(_ body: (inout LedgerViewModel) -> Void) {
    body(&model)
    presenter.show(model)
    router?.routeToGlance(at: GlanceViewModel(model))
  }

  private func readAll() {
    readRows()
    reading.months { [weak self] totals in self?.change { $0.chart.take(totals) } }
    let months = model.listing.marks.months
    guard !months.isEmpty else { return }
    reading.rows(of: months) { [weak self] rows in
      self?.change { $0.listing.marks.follow(rows) }
    }
  }

  private func readRows() {
    let query = model.listing.query
    reading.window(of: query, at: model.listing.range(around: sight)) { [weak self] event in
      self?.change { $0.take(event, for: query) }
    }
  }
}
