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
  /// Whether a sheet or a page lies over the ledger.
  var isCovered: Bool { get }
  func attach(_ sheet: Ledger.Sheet)
  func detachSheet()
  func attachReconcile(_ account: LedgerAccount.ID, isChosen: Bool)
  func detachReconcile()
  /// Shows the selected entry over the table, unless it is beside it.
  func attachEntry()
  /// Returns to the table from the entry over it, and says whether it was there.
  func leaveEntry() -> Bool
  /// Shows the budgets of a month over the ledger, or of the newest that has entries.
  func attachBudgets(of month: LedgerMonth?)
  /// Shows the entries that may be linked.
  func attachLinks()
}

/// Shows the ledger as a table and as a chart, and changes it as the user asks.
final class LedgerInteractor: PresentableInteractor<Ledger>, Restorable {
  weak var router: (any LedgerRouting)?
  let dependencies: LedgerDependencies
  var visibleRows = 0..<0
  private(set) lazy var rows = LatestRequest("list ledger", of: self)
  private(set) lazy var markedRows = LatestRequest("follow marks", of: self)
  private(set) lazy var imported = LatestRequest("find links of import", of: self)
  private(set) lazy var offered = LatestRequest("offer links", of: self)
  private(set) lazy var months = LatestRequest("sum months before import", of: self)
  private(set) lazy var pairs = LatestRequest("list links", of: self)
  private(set) lazy var delay = ProgressDelay(of: self, clock: dependencies.clock, step: nil) {
    [weak self] in self?.model.isSlow = $0 != nil
  }

  private let entryStore: Store<EntryPane.Model>
  /// Whether a rule is offered, in a notice that goes with the offer.
  let offering = Store(false)
  /// The rows about which the list over the ledger was opened, whatever the table selects by now; nil for none.
  var asked: [LedgerRow.ID]?
  /// How the lists over the ledger are sorted.
  var sorts: [Picker.Listing: Sort<Picker.Column>] = [:]
  /// The list of what is managed as it was when something was chosen in it last, to be shown so again; nil before.
  var managed: Picker.Model?
  /// Whose sums the chart has; nil if they have to be read.
  var summed: LedgerQuery?
  /// Whether it was asked which links are to be offered.
  var hasAskedForOffer = false
  /// Whose sums the chart has of one month; nil if they have to be read.
  var parted: LedgerQuery?
  /// Of which marked rows it is known whether a query finds them; nil if they have to be asked about.
  var located: (query: LedgerQuery, marks: Set<LedgerRow.ID>)?
  /// Whose links were read last.
  var pairQuestion: RowQuestion?
  /// Around which entry others were read last, and what reads them.
  var contextQuestion: RowQuestion?
  var reading: Task<Void, Never>?
  /// What was spent in which months when the sheet of an import was opened last; nil if that is not known.
  var monthsBefore: MonthTotals?
  /// Whether the user has opened the entry over the table.
  private(set) var showsEntry = false

  init(_ dependencies: LedgerDependencies, on presenter: any Presentable<Ledger>) {
    self.dependencies = dependencies
    entryStore = Store(EntryPane.Model(presenter.model))
    super.init(on: presenter)
  }

  /// The selected entry.
  var entry: Stored<EntryPane.Model> { entryStore.stored(\.self) }

  override func didBecomeActive() {
    follow(dependencies.ledger.problem, at: \.problem)
    follow(dependencies.ledger.state.map(\.history), at: \.history)
    whileActive(
      dependencies.ledger.state.map(\.revision).observe { [weak self] _ in self?.readAll() })
    whileActive(
      dependencies.ledger.state.map(\.work).observe { [weak self] in self?.show($0) })
  }

  var restorationState: RestorationState? { model.restorationState }

  func restore(_ restoration: RestorationState) {
    change { $0.restore(restoration) }
    readRows()
  }

  func setWide(_ isWide: Bool) {
    model.opensEntries = !isWide
    readEntry()
  }

  override func didReceive(_ action: Action) {
    if action.endsOffer { offer(nil) }
    switch action {
    case .list(let event): changeListing { $0.apply(event) }
    case .open:
      showsEntry = true
      readEntry()
      router?.attachEntry()
    case .openOrder: if let order = model.listing.selected?.order { dependencies.openOrder(order) }
    case .visibleRows(let rows):
      visibleRows = rows
      if model.listing.isRead, !model.listing.rows.covers(rows) { readRows() }
    case .go(let front): model.front = front
    case .goToBars(let place): goToBars(at: place)
    case .filterByBars(let place): filterByBars(at: place)
    case .turnChart(let months): turnChart(by: months)
    case .switchDetail: switchDetail()
    case .chartRoom(let months): model.chart.room = months
    case .markBars(let place): markBars(at: place)
    case .categorise: categorise()
    case .note: note()
    case .add: router?.attach(.form)
    case .edit: if let row = model.listing.selected { router?.attach(.edit(row)) }
    case .copy: if let row = model.listing.selected { router?.attach(.copy(row)) }
    case .split: split()
    case .bankImport: router?.attach(.bankImport)
    case .export: router?.attach(.export(model.listing.query))
    case .filterByMonth:
      router?.attach(.choice(.month(model.chart.totals, present: model.listing.query.month)))
    case .filterByCategory:
      let present = model.listing.query.category
      router?.attach(.choice(.category(model.categories, present: present)))
    case .filterByAccount: filterByAccount()
    case .moveToAccount: moveToAccount()
    case .manage(let management):
      managed = nil
      request("manage") { [self] in await manage(management) }
    case .takeOffer: takeOffer()
    case .tell(let reason): dependencies.notify(reason)
    case .budgets: router?.attachBudgets(of: model.listing.query.month)
    case .links: router?.attachLinks()
    case .linkChosen: linkChosen()
    case .goToPair:
      leaveEntry()
      goToPair()
    case .unlink:
      leaveEntry()
      unlink()
    case .delete:
      leaveEntry()
      delete()
    case .history(let event):
      request(
        event, notify: dependencies.notify, undo: dependencies.ledger.undo,
        redo: dependencies.ledger.redo)
    case .retry:
      readAll()
      sayRefreshed(after: rows, notify: dependencies.notify, unless: \.listing.isWanting)
    case .escape: escape()
    }
  }

  /// Searches all entries; false for a text that is none.
  func search(for text: String) -> Bool {
    let query = LedgerQuery(search: text)
    guard query.isSearch, text.fits(LedgerEntry.textLimit) else { return false }
    change { $0.front = .table }
    ask { $0 = LedgerQuery(order: $0.order, texts: $0.texts, search: text) }
    return true
  }

  /// Asks for other rows.
  func ask(_ change: (inout LedgerQuery) -> Void) {
    changeListing { change(&$0.rows.query) }
  }

  /// Changes what is listed, and reads the rows if others are asked for.
  private func changeListing(_ change: (inout LedgerListing) -> Void) {
    let query = model.listing.query
    self.change { change(&$0.listing) }
    if model.listing.query != query { readRows() }
  }

  /// Changes the model, has the chart show the month of a row that is newly selected, and updates the
  /// entry that is shown.
  func change(_ change: (inout Model) -> Void) {
    let (isRead, before) = (model.listing.isRead, model.listing.selected?.id)
    update {
      change(&$0)
      if isRead, let row = $0.listing.selected, row.id != before {
        $0.chart.reveal(LedgerMonth(of: row.day))
      }
    }
    // What comes into its place is not what the user has opened.
    if model.listing.selected?.id != before, leaveEntry() {
      dependencies.notify(LedgerText.entryGone)
    }
    showEntry()
    readEntry()
  }

  /// Returns from the entry over the table, and says whether it was there.
  @discardableResult
  private func leaveEntry() -> Bool {
    defer { showsEntry = false }
    return showsEntry && router?.leaveEntry() == true
  }

  /// Reads what is shown of the selected entry besides its row.
  private func readEntry() {
    readPairs()
    readContext()
  }

  func showEntry() { entryStore.update { [model] in $0 = EntryPane.Model(model) } }

  /// Shows how far a long change is, for which keys do not wait.
  private func show(_ work: LedgerWork?) {
    if model.work == nil, work != nil { markWorkAsLong() }
    model.work = work
  }

  private func escape() {
    switch model.escape {
    case .cancel: dependencies.ledger.cancel()
    case .widen:
      changeListing {
        $0.apply(.search(.clear))
        $0.rows.query = $0.query.everything
      }
    case .unmark: change { $0.listing.marks.clear() }
    case nil: break
    }
  }
}

extension LedgerWork.Kind {
  /// What is shown beside the bar.
  var phrase: Phrase {
    switch self {
    case .importing: Phrase(ko: "가져오는 중", en: "Importing")
    case .removing: Phrase(ko: "삭제하는 중", en: "Deleting")
    case .categorising: Phrase(ko: "분류하는 중", en: "Categorising")
    case .changing: Phrase(ko: "바꾸는 중", en: "Updating")
    case .undoing: Phrase(ko: "되돌리는 중", en: "Undoing")
    case .redoing: Phrase(ko: "다시 실행하는 중", en: "Redoing")
    }
  }
}
