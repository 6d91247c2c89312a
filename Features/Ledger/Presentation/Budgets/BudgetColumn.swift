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

extension Sort<BudgetColumn> {
  /// The lines in this order; those without a budget come last where it decides.
  func sorted(_ lines: [BudgetLine], _ categories: LedgerCategories) -> [BudgetLine] {
    sorted(lines) { line, column in
      switch column {
      case .category: line.category.flatMap { key(categories[$0].phrase) }
      case .budget: line.budget.map { SortKey($0.amount) }
      case .spent: SortKey(line.spent.amount)
      case .left: line.left.map { SortKey($0.amount) }
      case .used: line.percent.map { SortKey($0) }
      }
    }
  }
}
