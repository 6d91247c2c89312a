public import WalletDomain

/// The budgets of a month, with what was spent and what is left.
public struct BudgetMonth: Hashable, Sendable {
  public let month: LedgerMonth
  /// A line for each category with a budget, an expense or more that came back: the most used budget first, then what
  /// has no budget, the largest expense first.
  public let lines: [BudgetLine]

  /// `totals` are those of all entries, at least of this month.
  public init(_ month: LedgerMonth, _ totals: MonthTotals, _ settings: LedgerSettings) {
    self.month = month
    let lines = settings.categories.ids.map {
      BudgetLine(
        category: $0, budget: settings.budgets.amount(of: $0, in: month),
        spent: totals[month, $0].spent)
    }
    // Of equals the first category of the user's order stays first.
    self.lines = lines.filter { $0.budget != nil || $0.spent != .zero }.enumerated()
      .sorted { one, other in
        let (first, second) = (one.element.rank, other.element.rank)
        return first == second ? one.offset < other.offset : first > second
      }
      .map(\.element)
  }

  /// All budgets together with what was spent of them; nil if there are none.
  public var total: BudgetLine? {
    let budgets = lines.compactMap(\.budget)
    guard !budgets.isEmpty else { return nil }
    let spent = lines.filter { $0.budget != nil }.map(\.spent)
    return BudgetLine(
      category: nil, budget: budgets.reduce(.zero, +), spent: spent.reduce(.zero, +))
  }

  /// All expenses, with a budget or without.
  public var spent: Won { lines.map(\.spent).reduce(.zero, +) }
}
