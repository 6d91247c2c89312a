public import WalletDomain

/// What may be spent each month in categories, or of what queries find.
///
/// A budget holds from a month on until the next one of its subject, so that a change keeps the
/// past.
public struct LedgerBudgets: Codable, Hashable, Sendable {
  /// An amount that holds from a month on; zero ends the budget.
  struct Step: Codable, Hashable, Sendable {
    let subject: BudgetSubject
    let month: LedgerMonth
    let amount: Int64

    /// As earlier versions, which knew categories alone.
    private enum CodingKeys: String, CodingKey {
      case subject = "category"
      case month, amount
    }
  }

  /// Where a step begins.
  struct Place: Hashable {
    let subject: BudgetSubject
    let month: LedgerMonth
  }

  /// In the order of subjects and months; a step repeats the amount before it only where others were
  /// undone.
  private(set) var steps: [Step]

  public static let none = LedgerBudgets(steps: [])
  /// How many steps there may be, in all together.
  public static let limit = 1_000

  /// What may be spent in a month; nil if there is no budget then, and for a category that is not of spending.
  public func amount(of subject: BudgetSubject, in month: LedgerMonth) -> Won? {
    let amount = steps(of: subject).last { $0.month <= month }?.amount ?? 0
    return amount > 0 ? Won(amount) : nil
  }

  public func amount(of category: LedgerCategory, in month: LedgerMonth) -> Won? {
    amount(of: BudgetSubject(category), in: month)
  }

  /// The queries that have a budget in some month, in the order of their words.
  public var queries: [BudgetSubject] {
    Set(steps.map(\.subject)).filter { $0.query != nil }.sorted { $0.rawValue < $1.rawValue }
  }

  /// The first month after another one in which the subject has another budget, or none; nil if
  /// it stays as it is.
  public func nextChange(of subject: BudgetSubject, after month: LedgerMonth) -> LedgerMonth? {
    let amount = amount(of: subject, in: month) ?? .zero
    return steps(of: subject).first { $0.month > month && $0.amount != amount.amount }?.month
  }

  /// The amounts of all steps.
  var amounts: [Place: Int64] {
    Dictionary(steps.map { (Place(subject: $0.subject, month: $0.month), $0.amount) }) { $1 }
  }

  /// Has a step begin with another amount, or none for nil, if it is as expected; others stay.
  mutating func replace(
    _ before: Int64?, by after: Int64?, of subject: BudgetSubject, from month: LedgerMonth
  ) -> Bool {
    guard amounts[Place(subject: subject, month: month)] == before else { return false }
    guard after == nil || before != nil || steps.count < Self.limit else { return false }
    let others = steps.filter { $0.subject != subject || $0.month != month }
    let new = after.map { [Step(subject: subject, month: month, amount: $0)] } ?? []
    steps = Self.sorted(others + new)
    return true
  }

  /// Whether there is any budget in a month.
  func hold(in month: LedgerMonth) -> Bool {
    Set(usable.map(\.subject)).contains { amount(of: $0, in: month) != nil }
  }

  /// The months from which there is a budget, or another one.
  var starts: [LedgerMonth] { usable.filter { $0.amount > 0 }.map(\.month) }

  /// The last months of budgets that end.
  var lasts: [LedgerMonth] {
    usable.filter { $0.amount == 0 }.compactMap { $0.month.advanced(by: -1) }
  }

  /// Sets the budget from a month on, up to the next month that has another one.
  ///
  /// Throws `.budgetAmount` for an amount beyond `LedgerEntry.amounts`, and `.tooMany`.
  public mutating func set(
    _ amount: Won, of subject: BudgetSubject, from month: LedgerMonth
  ) throws(LedgerError) {
    guard LedgerEntry.amounts.contains(amount.amount) else { throw .budgetAmount }
    let others = steps(of: subject).filter { $0.month != month }
    var changed = self
    changed.replace(
      subject, by: others + [Step(subject: subject, month: month, amount: amount.amount)])
    guard changed.steps.count <= Self.limit else { throw .tooMany(Self.limit) }
    self = changed
  }

  public mutating func set(
    _ amount: Won, of category: LedgerCategory, from month: LedgerMonth
  ) throws(LedgerError) { try set(amount, of: BudgetSubject(category), from: month) }

  /// Ends the budget with the month before; months from this one on have none.
  public mutating func end(_ subject: BudgetSubject, from month: LedgerMonth) {
    let past = steps(of: subject).filter { $0.month < month }
    replace(subject, by: past + [Step(subject: subject, month: month, amount: 0)])
  }

  /// Removes the budget of a category that is merged into another one, which gets it in addition to
  /// its own; `.other` does not, since what is merged into that is removed.
  mutating func merge(_ category: LedgerCategory, into target: LedgerCategory) {
    let (gone, subject) = (BudgetSubject(category), BudgetSubject(target))
    let months = Set(steps.filter { [gone, subject].contains($0.subject) }.map(\.month))
    let sums = months.map { month in
      let amounts = [gone, subject].map { self.amount(of: $0, in: month) ?? .zero }
      let sum = amounts.reduce(.zero, +).amount
      return Step(
        subject: subject, month: month, amount: min(sum, LedgerEntry.amounts.upperBound))
    }
    replace(gone, by: [])
    if target != .other, target.isOfSpending { replace(subject, by: sums) }
  }

  /// Those of spending; a file may have others of before.
  private var usable: [Step] { steps.filter(\.subject.isOfSpending) }

  private func steps(of subject: BudgetSubject) -> [Step] {
    usable.filter { $0.subject == subject }
  }

  /// `new` are all steps of a subject, in any order.
  private mutating func replace(_ subject: BudgetSubject, by new: [Step]) {
    var amount: Int64 = 0
    var kept: [Step] = []
    for step in new.sorted(by: { $0.month < $1.month }) where step.amount != amount {
      kept.append(step)
      amount = step.amount
    }
    steps = Self.sorted(steps.filter { $0.subject != subject } + kept)
  }

  private static func sorted(_ steps: [Step]) -> [Step] {
    steps.sorted { ($0.subject.rawValue, $0.month) < ($1.subject.rawValue, $1.month) }
  }
}
