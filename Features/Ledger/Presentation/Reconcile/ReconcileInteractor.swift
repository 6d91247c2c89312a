import Editing
import LedgerDomain
import Phrases
import RIBs
import Search
import Store
import TerminalRIBs
import Time
import WalletDomain

protocol ReconcileRouting: Routing {
  /// `isChosen` says whether the user has chosen the account.
  func attachForm(_ account: LedgerAccount.ID, isChosen: Bool)
  func detachForm()
}

/// Marks the rows of an account as found in its statement, and locks them once both agree.
final class ReconcileInteractor: PresentableInteractor<Reconcile>, Restorable {
  weak var router: (any ReconcileRouting)?
  private weak let listener: (any ReconcileListener)?
  private let ledger: LedgerUseCases
  private let clock: any WallClock
  private let notify: Notify
  private let notifyChange: NotifyChange
  private var account: LedgerAccount.ID
  private let isChosen: Bool
  private var visibleRows = 0..<0
  private lazy var reading = LatestRequest("reconcile", of: self)
  private lazy var judging = LatestRequest("judge balances", of: self)
  /// Of what the balances were judged last.
  private var judged: (query: AccountStatement, account: LedgerAccount.ID, revision: Int)?

  init(
    _ ledger: LedgerUseCases, clock: any WallClock, notify: @escaping Notify,
    notifyChange: @escaping NotifyChange,
    account: LedgerAccount.ID, isChosen: Bool, on presenter: any Presentable<Reconcile>,
    listener: any ReconcileListener
  ) {
    self.ledger = ledger
    self.clock = clock
    self.notify = notify
    self.notifyChange = notifyChange
    self.account = account
    self.isChosen = isChosen
    self.listener = listener
    super.init(on: presenter)
  }

  /// Goes on with the statement that is being reconciled, or asks for one; a place may remember one.
  func begin() {
    guard model.rows.query == nil else { return }
    guard let kept = ledger.state.value.statements[account] else {
      router?.attachForm(account, isChosen: isChosen)
      return
    }
    show(ReconcileQuery(account: account, kept))
  }

  override func didBecomeActive() {
    follow(ledger.state.map(\.history), at: \.history)
    whileActive(ledger.state.map(\.revision).observe { [weak self] _ in self?.read() })
    whileActive(ledger.state.map(\.work).observe { [weak self] in self?.show($0) })
  }

  var restorationState: RestorationState? {
    guard let query = model.rows.query else { return nil }
    var restoration = model.rows.restorationState
    restoration["account"] = query.account.rawValue
    restoration["day"] = "\(query.statement.day.rawValue)"
    restoration["balance"] = "\(query.statement.balance.amount)"
    restoration["locked"] = query.showsLocked ? "yes" : nil
    return restoration
  }

  func restore(_ restoration: RestorationState) {
    guard let account = restoration["account"].map(LedgerAccount.ID.init(rawValue:)),
      let day = restoration["day"].flatMap({ Int($0) }).flatMap(Day.init(rawValue:)),
      let balance = restoration["balance"].flatMap({ Int64($0) }),
      LedgerAccounts.openings.contains(balance)
    else { return }
    var rows = model.rows
    rows.query = ReconcileQuery(
      account: account, AccountStatement(day: day, balance: Won(balance)),
      showsLocked: restoration["locked"] == "yes")
    rows.restore(restoration)
    model.rows = rows
    if let query = rows.query { show(query) }
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .list(let event):
      let before = model.rows.query
      update { $0.rows.apply(event) }
      if let query = model.rows.query, query != before { show(query) }
    case .visibleRows(let rows):
      visibleRows = rows
      if model.rows.isRead, !model.rows.covers(rows) { read() }
    case .mark: mark()
    case .clearAll: clearAll()
    case .showLocked:
      guard var query = model.rows.query else { return }
      query.showsLocked.toggle()
      show(query)
    case .editStatement: editStatement()
    case .setOpening: setOpening()
    case .lock: lock()
    case .history(let event): request(event, notify: notify, undo: ledger.undo, redo: ledger.redo)
    case .cancel: ledger.cancel()
    case .retry:
      read()
      sayRefreshed(after: reading, notify: notify, unless: \.rows.isWanting)
    }
  }

  func editStatement() { router?.attachForm(account, isChosen: true) }

  private func show(_ query: ReconcileQuery) {
    account = query.account
    router?.detachForm()
    model.rows.query = query
    read()
  }

  private func read() {
    guard let query = model.rows.query, isActive else { return }
    judge(query)
    reading.ask { [ledger, listed = model.rows, visibleRows] () throws(LedgerError) in
      try await listed.read(around: visibleRows) { id throws(LedgerError) in
        try await ledger.reconciledPosition(id, query)
      } rows: { range throws(LedgerError) in
        try await ledger.reconcile(query, range)
      }
    } then: { [self] result in
      update { model in
        model.today = Day(milliseconds: clock.now)
        let settings = ledger.state.value.settings
        (model.accounts, model.categories) = (settings.accounts, settings.categories)
        model.rows.receive(result, for: query)
      }
    }
  }

  /// Reads all balances of the account once for each revision, not whenever rows are scrolled.
  private func judge(_ query: ReconcileQuery) {
    let revision = ledger.state.value.revision
    if let judged, judged == (query.statement, query.account, revision) { return }
    guard let first = Day(year: 1, month: 1, day: 1), first <= query.statement.day else { return }
    // What is known of another day or account is not of this one.
    if judged.map({ ($0.query, $0.account) != (query.statement, query.account) }) ?? true {
      model.chain = nil
    }
    judged = (query.statement, query.account, revision)
    judging.ask { [ledger] () throws(LedgerError) in
      try await ledger.balances([query.account], first...query.statement.day)[query.account]?
        .chain(upTo: query.statement.day)
    } then: { [self] result in
      // What cannot be read is told by the rows.
      switch result {
      case .success(let chain): model.chain = chain
      case .failure: (model.chain, judged) = (nil, nil)
      }
    }
  }

  /// Shows how far a long change is, for which keys do not wait.
  private func show(_ work: LedgerWork?) {
    if model.work == nil, work != nil { markWorkAsLong() }
    model.work = work
  }

  private func mark() {
    guard model.rows.isRead, let row = model.rows.selected else { return }
    let isCleared = row.status.state == .open
    request(
      "clear entry", on: [row.id], notify: notify, until: reading.settled
    ) { [ledger] () throws(LedgerError) in
      _ = try await ledger.perform(.account(.mark([row.id], isCleared: isCleared)))
      return nil
    }
  }

  /// Changes the account, which takes no other command until the table shows that.
  private func change(
    _ name: String, _ change: @escaping @MainActor () async throws(LedgerError) -> ChangeNotice?
  ) {
    request(name, on: [account], notify: notifyChange, until: reading.settled, change)
  }

  private func clearAll() {
    guard let query = model.rows.query else { return }
    change("clear entries") { [ledger] () throws(LedgerError) in
      let count = try await ledger.perform(
        .account(.clear(query.account, upTo: query.statement.day))
      ).count
      return ledger.notice(ReconcileText.cleared(count))
    }
  }

  private func setOpening() {
    guard let opening = model.missingOpening, let id = model.rows.query?.account else { return }
    let name = model.accounts[id].name ?? ""
    change("set opening balance") { [ledger] () throws(LedgerError) in
      _ = try await ledger.perform(.account(.set(id, name: name, opening: opening)))
      return ledger.notice(LedgerText.saved)
    }
  }

  private func lock() {
    guard let query = model.rows.query else { return }
    change("lock entries") { [ledger] () throws(LedgerError) in
      let count = try await ledger.perform(
        .account(.lock(query.account, query.statement))
      ).count
      ledger.keepStatement(nil, query.account)
      return ledger.notice(ReconcileText.locked(count))
    }
  }
}

extension ReconcileInteractor: StatementFormListener {
  func statementDidEnd(_ account: LedgerAccount.ID, _ statement: AccountStatement) {
    ledger.keepStatement(statement, account)
    show(
      ReconcileQuery(
        account: account, statement, showsLocked: model.rows.query?.showsLocked ?? false,
        sort: model.rows.query?.sort ?? LedgerColumn.initial))
  }

  func statementDidClose() {
    router?.detachForm()
    if model.rows.query == nil { listener?.reconcileDidClose(chosen: isChosen ? account : nil) }
  }
}
