import Editing
import LedgerDomain
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI
import WalletDomain

/// Where the ledger touches the budgets.
extension Ledger.Model {
  /// How much of the budget of a row's category is used in its month; nil if there is no budget, or
  /// if the sums of the chart are not those of all the category's entries.
  func budget(of row: LedgerRow) -> BudgetLine? {
    let (query, month) = (listing.query, LedgerMonth(of: row.day))
    guard !query.isFound, row.amount < .zero,
      let budget = budgets.amount(of: row.category, in: month)
    else { return nil }
    return BudgetLine(
      category: row.category, budget: budget, spent: chart.totals[month, row.category].spent)
  }
}

extension LedgerRouter {
  func attachBudgets(of month: LedgerMonth?) {
    clearFront()
    page.show(BudgetsBuilder(dependencies: dependencies).build(month, on: stage), as: .push)
  }
}
