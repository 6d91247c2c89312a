import Editing
import LedgerDomain
import Phrases
import RIBs
import Search
import TerminalRIBs
import Time

/// The budgets of a month: what each category may spend, has spent and has left.
enum Budgets: Riblet {
  enum Content: Equatable {
    case loading
    /// Nothing could be read yet.
    case failed(LedgerError)
    case read
  }

  struct Model: Equatable {
    var month: LedgerMonth
    /// Whether the month is still to be chosen, when it is known which have entries.
    var isMonthOpen = false
    var content = Content.loading
    /// The sums of all months.
    var totals = MonthTotals([:])
    var settings = LedgerSettings.builtIn
    var sort = BudgetColumn.initial
    /// The category that is selected, as far as it is listed.
    var selected: LedgerCategory?
    /// The categories in the order that stays while budgets of the month are changed; empty until then.
    var order: [LedgerCategory] = []
    var history = HistoryState()
    /// Why the sums could not be read again.
    var failure: LedgerError?

    init(_ month: LedgerMonth) { self.month = month }

    var page: BudgetMonth { BudgetMonth(month, totals, settings) }

    /// The lines of the page: sorted, or in the order that stays, with new ones last.
    var lines: [BudgetLine] {
      let lines = sort.sorted(page.lines, settings.categories)
      let kept = order.compactMap { category in lines.first { $0.category == category } }
      return kept + lines.filter { !kept.contains($0) }
    }
  }

  enum Action {
    case select(LedgerCategory)
    case sort(SortEvent<BudgetColumn>)
    /// Shows the next month that has something, or the one before if negative.
    case turn(months: Int)
    case add
    case edit(LedgerCategory)
    case end(LedgerCategory)
    case undo
    case redo
    case retry
  }
}

struct BudgetsBuilder {
  let dependency: any LedgerDependency

  static let segment: Segment = "budgets"

  /// Without a month the newest that has entries is shown.
  @MainActor func build(_ month: LedgerMonth?, on stage: any Stage) -> any ViewableRouting {
    var model = Budgets.Model(
      month ?? LedgerMonth(of: Day(milliseconds: dependency.clock.now)))
    model.isMonthOpen = month == nil
    let view = BudgetsView(model)
    let interactor = BudgetsInteractor(dependency, on: view)
    return BudgetsRouter(
      interactor: interactor, view: view, stage: stage, dependency: dependency)
  }
}
