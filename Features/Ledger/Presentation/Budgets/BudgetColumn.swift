import LedgerDomain
import Phrases
import Search
import WalletDomain

/// What budgets can be sorted by; by themselves the most used is first.
enum BudgetColumn: String, SortColumn {
  case category, budget, spent, left, used

  var startsDescending: Bool { self != .category }

  var phrase: Phrase {
    switch self {
    case .category: LedgerField.category.phrase
    case .budget: BudgetText.budget.phrase
    case .spent: LedgerText.spent.phrase
    case .left: BudgetText.left.phrase
    case .used: BudgetText.used.phrase
    }
  }
}
