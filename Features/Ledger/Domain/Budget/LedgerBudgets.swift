public import WalletDomain

/// What may be spent in categories each month.
///
/// A budget holds from a month on until the next one of its category, so that a change keeps the
/// past.
public struct LedgerBudgets: Codable, Hashable, Sendable {
  /// An amount that holds from a month on; zero ends the budget.
  struct Step: Codable, Hashable, Sendable {
    let category: LedgerCategory
    let month: LedgerMonth
    let amount: Int64
  }

  /// Where a step begins.
  struct Place: Hashable {
    let category: LedgerCategory
    let month: LedgerMonth
  }

  /// In the order of categories and months; a step repeats the amount before it only where others were
  /// undone.
  private(set) var steps: [Step]

  public static let none = LedgerBudgets(steps: [])
  /// How many steps there may be, in all categories together.
  public static let limit = 1_000

  /// What the category may spend in a month; nil if it has no budget then, and for a category that is
  /// not of spending.
  public func amount(of category: LedgerCategory, in month: LedgerMonth) -> Won? {
    let amount = steps(of: category).last { $0.month <= month }?.amount ?? 0
    return amount > 0 ? Won(amount) : nil
  }

  /// The first month after another one in which the category has another budget, or none; nil if
  /// it stays as it is.
  public func nextChange(of category: LedgerCategory, after month: LedgerMonth) -> LedgerMonth? {
    let amount = amount(of: category, in: month) ?? .zero
    return steps(of: category).first { $0.month > month && $0.amount != amount.amount }?.month
  }

  /// The amounts of all steps.
  var amounts: [Place: Int64] {
    Dictionary(steps.map { (Place(category: $0.category, month: $0.month), $0.amount) }) { $1 }
  }

  /// Has a step begin with another amount, or none for nil, if it is as expected; others stay.
  mutating func replace(
    _ before: Int64?, by after: Int64?, of category: LedgerCategory, from month: LedgerMonth
  ) -> Bool {
    guard amounts[Place(category: category, month: month)] == before else { return false }
    guard after == nil || before != nil || steps.count < Self.limit else { return false }
    let others = steps.filter { $0.category != category || $0.month != month }
    let new = after.map { [Step(category: category, month: month, amount: $0)] } ?? []
    steps = Self.sorted(others + new)
    return true
  }

  /// Whether any category has a budget in a month.
  func hold(in month: LedgerMonth) -> Bool {
    Set(usable.map(\.category)).contains { amount(of: $0, in: month) != nil }
  }

  /// The months from which a category has a budget, or another one.
  var starts: [LedgerMonth] { usable.filter { $0.amount > 0 }.map(\.month) }

  /// The last months of budgets that end.
  var lasts: [LedgerMonth] {
    usable.filter { $0.amount == 0 }.compactMap { $0.month.advanced(by: -1) }
  }

  /// Sets the budget from a month on, up to the next month that has another one.
  ///
  /// Throws `.budgetAmount` for an amount beyond `LedgerEntry.amounts`, and `.tooMany`.
  public mutating func set(
    _ amount: Won, of category: LedgerCategory, from month: LedgerMonth
  ) throws(LedgerError) {
    guard LedgerEntry.amounts.contains(amount.amount) else { throw .budgetAmount }
    let others = steps(of: category).filter { $0.month != month }
    var changed = self
    changed.replace(
      category, by: others + [Step(category: category, month: month, amount: amount.amount)])
    guard changed.steps.count <= Self.limit else { throw .tooMany(Self.limit) }
    self = changed
  }

  /// Ends the budget with the month before; months from this one on have none.
  public mutating func end(_ category: LedgerCategory, from month: LedgerMonth) {
    let past = steps(of: category).filter { $0.month < month }
    replace(category, by: past + [Step(category: category, month: month, amount: 0)])
  }

  /// Removes the budget of a category that is merged into another one, which gets it in addition to
  /// its own; `.other` does not, since what is merged into that is removed.
  mutating func merge(_ category: LedgerCategory, into target: LedgerCategory) {
    let months = Set(steps.filter { [category, target].contains($0.category) }.map(\.month))
    let sums = months.map { month in
      let amounts = [category, target].map { self.amount(of: $0, in: month) ?? .zero }
      let sum = amounts.reduce(.zero, +).amount
      return Step(
        category: target, month: month, amount: min(sum, LedgerEntry.amounts.upperBound))
    }
    replace(category, by: [])
    if target != .other, target.isOfSpending { replace(target, by: sums) }
  }

  /// Those of spending; a file may have others of before.
  private var usable: [Step] { steps.filter(\.category.isOfSpending) }

  private func steps(of category: LedgerCategory) -> [Step] {
    usable.filter { $0.category == category }
  }

  /// `new` are all steps of a category, in any order.
  private mutating func replace(_ category: LedgerCategory, by new: [Step]) {
    var amount: Int64 = 0
    var kept: [Step] = []
    for step in new.sorted(by: { $0.month < $1.month }) where step.amount != amount {
      kept.append(step)
      amount = step.amount
    }
    steps = Self.sorted(steps.filter { $0.category != category } + kept)
  }

  private static func sorted(_ steps: [Step]) -> [Step] {
    steps.sorted { ($0.category.rawValue, $0.month) < ($1.category.rawValue, $1.month) }
  }
}
