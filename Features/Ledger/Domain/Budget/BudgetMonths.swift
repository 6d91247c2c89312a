/// The months of the budgets that have something to show: entries, a budget, or the present day.
public struct BudgetMonths: Hashable, Sendable {
  private let used: [LedgerMonth]
  private let budgets: LedgerBudgets
  private let present: LedgerMonth

  /// `totals` are those of all entries.
  public init(_ totals: MonthTotals, _ budgets: LedgerBudgets, present: LedgerMonth) {
    used = totals.months
    self.budgets = budgets
    self.present = present
  }

  /// The month that is shown first: the present one if it has entries, or else the newest that has some.
  public var first: LedgerMonth { used.contains(present) ? present : used.last ?? present }

  /// The nearest later month that has something; nil at the end of the calendar.
  ///
  /// Beyond all of them it is the following month, so that a budget can be planned there.
  public func next(after month: LedgerMonth) -> LedgerMonth? {
    let following = month.advanced(by: 1)
    if let following, budgets.hold(in: following) { return following }
    return (used + budgets.starts + [present]).filter { $0 > month }.min() ?? following
  }

  /// The nearest earlier month that has something; before all of them the one before.
  public func previous(before month: LedgerMonth) -> LedgerMonth? {
    let preceding = month.advanced(by: -1)
    if let preceding, budgets.hold(in: preceding) { return preceding }
    return (used + budgets.lasts + [present]).filter { $0 < month }.max() ?? preceding
  }
}
