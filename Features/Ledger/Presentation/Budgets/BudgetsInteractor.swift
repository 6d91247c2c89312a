import Editing
import LedgerDomain
import Phrases
import RIBs
import Search
import Store
import TerminalRIBs
import Time
import WalletDomain

protocol BudgetsRouting: Routing {
  func attachForm(_ model: BudgetForm.Model)
  func detachForm()
}

/// Shows the budgets of one month after another, and changes them.
final class BudgetsInteractor: PresentableInteractor<Budgets>, Restorable {
  weak var router: (any BudgetsRouting)?
  private let ledger: LedgerUseCases
  private let notify: Notify
  private let notifyChange: NotifyChange
  private let clock: any WallClock
  private lazy var reading = LatestRequest("read budgets", of: self)

  init(_ dependencies: LedgerDependencies, on presenter: any Presentable<Budgets>) {
    ledger = dependencies.ledger
    notify = dependencies.notify
    notifyChange = dependencies.notifyChange
    clock = dependencies.clock
    super.init(on: presenter)
  }

  override func didBecomeActive() {
    follow(ledger.state.map(\.history), at: \.history)
    whileActive(ledger.state.map(\.revision).observe { [weak self] _ in self?.read() })
  }

  var restorationState: RestorationState? {
    var restoration: RestorationState =
      model.isMonthOpen ? [:] : ["month": "\(model.month.rawValue)"]
    restoration["category"] = model.list.selectedID?.rawValue
    restoration["sort"] = model.list.sort.restoration
    return restoration
  }

  func restore(_ restoration: RestorationState) {
    update {
      let month = restoration["month"].flatMap { Int($0) }.flatMap(LedgerMonth.init(rawValue:))
      $0.month = month ?? $0.month
      if month != nil { $0.isMonthOpen = false }
      $0.restore(
        sort: Sort(restoration: restoration["sort"]),
        selected: restoration["category"].map(BudgetSubject.init(rawValue:)))
    }
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .list(let event): update { $0.apply(event) }
    case .turn(let count): turn(by: count)
    case .add: add()
    case .addQuery:
      model.keepOrder()
      router?.attachForm(
        BudgetForm.Model(BudgetSubject(query: ""), model.month, model.settings, isNew: true))
    case .edit(let subject):
      guard subject.isOfSpending else { return notify(BudgetText.noBudget) }
      model.keepOrder()
      router?.attachForm(BudgetForm.Model(subject, model.month, model.settings))
    case .end(let subject): end(subject)
    case .tell(let phrase): notify(phrase)
    case .history(let event): request(event, notify: notify, undo: ledger.undo, redo: ledger.redo)
    case .retry:
      read()
      sayRefreshed(after: reading, notify: notify, unless: \.totals.isWanting)
    }
  }

  /// The form that a segment of a place names; nil without one.
  func form(at segment: Segment) async throws(LedgerError) -> BudgetForm.Model? {
    guard segment.name == BudgetForm.segmentName, let subject = segment["of"],
      let month = segment["month"].flatMap({ Int($0) }).flatMap(LedgerMonth.init(rawValue:))
    else { return nil }
    try await ledger.readSettings()
    return BudgetForm.Model(
      BudgetSubject(rawValue: subject), month, ledger.state.value.settings,
      isNew: segment["new"] != nil)
  }

  private func read() {
    reading.ask { [ledger] () throws(LedgerError) in
      try await ledger.readSettings()
      let settings = ledger.state.value.settings
      let subjects = settings.budgets.queries.filter { $0.fault(in: settings) == nil }
      let found = try await ledger.sumSearches(subjects.map { $0.query ?? "" })
      return (
        totals: try await ledger.sumMonths(LedgerQuery()),
        found: Dictionary(zip(subjects, found)) { one, _ in one }
      )
    } then: { [self] result in
      update {
        $0.totals.receive(result.map { $0.totals })
        guard case .success(let sums) = result else { return }
        ($0.found, $0.settings) = (sums.found, ledger.state.value.settings)
        if $0.isMonthOpen { $0.month = months(of: $0).first }
        $0.isMonthOpen = false
        $0.show()
      }
    }
  }

  private func turn(by count: Int) {
    let (months, month) = (months(of: model), model.month)
    let other = count < 0 ? months.previous(before: month) : months.next(after: month)
    guard let other else {
      return notify(count < 0 ? BudgetText.noEarlier : BudgetText.noLater)
    }
    update { $0.show(other) }
  }

  private func months(of model: Model) -> BudgetMonths {
    let present = LedgerMonth(of: Day(milliseconds: clock.now))
    return BudgetMonths(
      model.totals.value ?? MonthTotals([:]), model.settings.budgets, present: present)
  }

  /// Offers the categories without a budget first.
  private func add() {
    let (settings, month) = (model.settings, model.month)
    let free = settings.categories.ofSpending.first {
      settings.budgets.amount(of: $0, in: month) == nil
    }
    model.keepOrder()
    router?.attachForm(
      BudgetForm.Model(BudgetSubject(free ?? .other), month, settings, isNew: true))
  }

  private func end(_ subject: BudgetSubject) {
    let (before, month) = (ledger.state.value.settings, model.month)
    guard before.budgets.amount(of: subject, in: month) != nil else { return }
    model.keepOrder()
    var settings = before
    settings.budgets.end(subject, from: month)
    request(
      "end budget", on: [subject], notify: notifyChange, until: reading.settled
    ) { [ledger, settings] () throws(LedgerError) in
      _ = try await ledger.perform(.save(settings, over: before))
      return ledger.notice(
        BudgetText.ended(subject.phrase(in: settings.categories), from: month))
    }
  }
}

extension BudgetsInteractor: BudgetFormListener {
  func budgetFormDidSave(_ subject: BudgetSubject) {
    router?.detachForm()
    model.select(subject)
    notifyChange(ledger.notice(LedgerText.saved).offered(by: self))
  }

  func budgetFormDidClose() { router?.detachForm() }
}
