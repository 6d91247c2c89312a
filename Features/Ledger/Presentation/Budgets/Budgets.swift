import Editing
import LedgerDomain
import Phrases
import RIBs
import Search
import Store
import TerminalRIBs
import TerminalUI
import Time
import WalletDomain

/// The budgets of a month: what each category may spend, has spent and has left.
enum Budgets: Riblet {
  /// A budget with its name, which stays in its place while budgets of the month are changed.
  struct Row: ListRow {
    let line: BudgetLine
    let name: Phrase
    /// Nil while the row goes where it is sorted.
    var place: Int?

    init(_ line: BudgetLine, _ categories: LedgerCategories) {
      self.line = line
      name = line.subject?.phrase(in: categories) ?? BudgetText.total
    }

    /// An empty one for all budgets together.
    var id: BudgetSubject { line.subject ?? BudgetSubject(rawValue: "") }

    func sortKey(_ column: BudgetColumn, _ sort: Sort<BudgetColumn>) -> SortKey? {
      if let place { return SortKey(sort.isDescending ? -place : place) }
      return switch column {
      case .category: sort.key(name)
      case .budget: line.budget.map { SortKey($0.amount) }
      case .spent: SortKey(line.spent.amount)
      case .left: line.left.map { SortKey($0.amount) }
      case .used: line.percent.map { SortKey($0) }
      }
    }
  }

  struct Model: Equatable {
    var month: LedgerMonth
    /// Whether the month is still to be chosen, when it is known which have entries.
    var isMonthOpen = false
    /// The sums of all months; those that were read stay when they cannot be read again.
    var totals = AsyncValue<MonthTotals, LedgerError>.loading
    /// Those of what the queries find that have a budget.
    var found: [BudgetSubject: MonthTotals] = [:]
    var settings = LedgerSettings.builtIn
    private(set) var list = Listing<Row>()
    /// The rows in the order that stays while budgets of the month are changed; empty until then.
    private var order: [BudgetSubject] = []
    var history = HistoryState()

    init(_ month: LedgerMonth) { self.month = month }

    var page: BudgetMonth {
      BudgetMonth(month, totals.value ?? MonthTotals([:]), settings, found)
    }

    /// What is wrong with a query since a name of it is gone; nil for nothing.
    var fault: LedgerQueryFault? {
      page.lines.lazy.compactMap { $0.subject?.fault(in: settings) }.first
    }

    /// Lists the budgets of the month: sorted, or in the order that stays, with new ones last.
    mutating func show() {
      var rows = page.lines.map { Row($0, settings.categories) }
      if !order.isEmpty {
        var sorted = list
        sorted.show(rows)
        let ids = order + sorted.rows.map(\.id).filter { !order.contains($0) }
        rows = ids.compactMap { id in rows.first { $0.id == id } }
        for place in rows.indices { rows[place].place = place }
      }
      list.show(rows)
    }

    /// Lets no row leave its place under the user, though a changed budget is used more or less.
    mutating func keepOrder() { order = list.rows.map(\.id) }

    mutating func show(_ month: LedgerMonth) {
      (self.month, order) = (month, [])
      show()
    }

    mutating func apply(_ event: Listing<Row>.Event) {
      list.apply(event)
      guard case .sort = event else { return }
      order = []
      show()
    }

    mutating func select(_ subject: BudgetSubject) { list.select(subject) }

    /// Sorts and selects as in an earlier run.
    mutating func restore(sort: Sort<BudgetColumn>, selected: BudgetSubject?) {
      list.restore(sort: sort, search: "", selectedID: selected)
    }
  }

  enum Action {
    case list(Listing<Row>.Event)
    /// Shows the next month that has something, or the one before if negative.
    case turn(months: Int)
    case add
    case addQuery
    case edit(BudgetSubject)
    case end(BudgetSubject)
    /// Says why a command does nothing.
    case tell(Phrase)
    case history(HistoryEvent)
    case retry
  }
}

/// What keys do.
extension Budgets {
  static let ofRows: [KeyCommand<Budgets>] = [
    KeyCommand("a", title: BudgetText.add, sends: .add).elsewhere(words: ["new budget"]),
    KeyCommand("A", title: BudgetText.addQuery, sends: .addQuery).elsewhere(
      words: ["query", "filter"]),
    KeyCommand("d", title: BudgetText.end) { model in
      model.list.selected.map {
        $0.line.budget == nil ? .tell(BudgetText.nothingToEnd) : .end($0.id)
      }
    }.hinted { $0.list.selected?.line.budget != nil }
      .elsewhere(words: ["예산 삭제", "remove", "delete"], needs: .row),
  ]

  static let ofMonths: [KeyCommand<Budgets>] =
    [
      KeyCommand("[", title: LedgerText.earlier, sends: .turn(months: -1)).elsewhere(),
      KeyCommand("]", title: LedgerText.later, sends: .turn(months: 1)).elsewhere(),
    ] + KeyCommand.history(\.history, sends: Action.history).map(\.onlyHere)

  static let retry: [KeyCommand<Budgets>] = [
    KeyCommand.refresh(\.totals.isWanting, sends: .retry)
  ]

  /// The key is the table's.
  static let edit = ScreenCommand(
    .enter, BudgetText.edit, words: ["edit"], needs: .row)
}

struct BudgetsBuilder {
  let dependencies: LedgerDependencies

  static let segment: Segment = "budgets"

  /// Without a month the newest that has entries is shown.
  @MainActor func build(_ month: LedgerMonth?, on stage: any Stage) -> any ViewableRouting {
    var model = Budgets.Model(
      month ?? LedgerMonth(of: Day(milliseconds: dependencies.clock.now)))
    model.isMonthOpen = month == nil
    let view = BudgetsView(model)
    let interactor = BudgetsInteractor(dependencies, on: view)
    return BudgetsRouter(
      interactor: interactor, view: view, stage: stage, dependencies: dependencies)
  }
}
