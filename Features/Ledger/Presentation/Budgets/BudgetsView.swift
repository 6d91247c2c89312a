import Editing
import LedgerDomain
import Phrases
import Search
import Store
import TerminalRIBs
import TerminalUI

/// The month above a table of budgets, with all of them together below.
final class BudgetsView: View<Budgets> {
  private lazy var table = ListControls<Listing<Budgets.Row>>(
    BudgetText.title, opens: Budgets.edit.title,
    sortTitles: BudgetColumn.allCases.map { ($0, $0.phrase) }, sender(Action.list),
    sender(Action.edit))

  /// Half of a window has no room for all columns.
  override var usesWholeStage: Bool { true }

  override var title: Phrase { BudgetText.title }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    let retry = bindings(of: Budgets.retry)
    guard model.totals.value != nil else { return retry }
    return table.bindings(
      of: model.list, first: bindings(of: Budgets.ofRows), in: environment)
      + bindings(of: Budgets.ofMonths) + retry
  }

  override func body(in environment: Environment) -> any Widget {
    let content = content
    guard model.totals.value != nil else { return content }
    let sums = model.totals.value?.total(of: model.month) ?? .nothing
    let head = BudgetsHead(
      model.page, leftOut: LinksText.leftOut(sums), turn: sender(Action.turn))
    var parts: [LayoutItem] = [
      .fixed(1, head), .flexible(content, minimum: 1),
    ]
    if let fault = model.fault {
      parts.append(.intrinsic(Notice([fault.phrase])))
    }
    return Rows(parts)
  }

  private var content: any Widget {
    let status = ListStatus(
      model.totals, loading: LedgerText.loading, empty: BudgetText.empty,
      shownBefore: LedgerText.shownBefore)
    return Adaptive { [table, model] size, environment in
      let categories = model.settings.categories
      let total = model.page.total.map { Budgets.Row($0, categories) }
      let budgets = BudgetTable(
        list: model.list, total: total, categories: categories, environment: environment)
      return table.table(
        model.list, status, columns: budgets.columns(in: size.columns), footer: total,
        in: environment)
    }
  }
}
