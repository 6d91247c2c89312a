public import WalletDomain

/// The budgets of a month, with what was spent and what is left.
public struct BudgetMonth: Hashable, Sendable {
  public let month: LedgerMonth
  /// A line for each query with a budget, and each category with one, an expense or more that came back: the most
  /// used budget first, then what has no budget, the largest expense first.
  public let lines: [BudgetLine]

  /// `totals` are those of all entries, at least of this month, and `found` those of what queries find.
  public init(
    _ month: LedgerMonth, _ totals: MonthTotals, _ settings: LedgerSettings,
    _ found: [BudgetSubject: MonthTotals] = [:]
  ) {
    self.month = month
    let queries = settings.budgets.queries.map {
      BudgetLine(
        of: $0, budget: settings.budgets.amount(of: $0, in: month),
        spent: found[$0]?.total(of: month).spent ?? .zero)
    }.filter { $0.budget != nil }
    let lines = settings.categories.ids.map {
      BudgetLine(
        category: $0, budget: settings.budgets.amount(of: $0, in: month),
        spent: totals[month, $0].spent)
    }
    // Of equals the first category of the user's order stays first.
    self.lines = (queries + lines.filter { $0.budget != nil || $0.spent != .zero }).enumerated()
      .sorted { one, other in
        let (first, second) = (one.element.rank, other.element.rank)
        return first == second ? one.offset < other.offset : first > second
      }
      .map(\.element)
  }

  /// All budgets of categories together with what was spent of them; nil if there are none.
  ///
  /// What a query finds is in categories too, and would count twice.
  public var total: BudgetLine? {
    let counted = ofCategories.filter { $0.budget != nil }
    let (budgets, spent) = (counted.compactMap(\.budget), counted.map(\.spent))
    guard !budgets.isEmpty else { return nil }
    return BudgetLine(
      category: nil, budget: budgets.reduce(.zero, +), spent: spent.reduce(.zero, +))
  }

  /// All expenses, with a budget or without.
  public var spent: Won { ofCategories.map(\.spent).reduce(.zero, +) }

  private var ofCategories: [BudgetLine] { lines.filter { $0.category != nil } }
}
