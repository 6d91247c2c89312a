public import WalletDomain

/// The budget of a category or a query in one month, and what was spent.
public struct BudgetLine: Hashable, Sendable {
  /// Nil for all budgets of categories together.
  public let subject: BudgetSubject?
  /// Nil without one.
  public let budget: Won?
  public let spent: Won

  /// Percentages stay below this one, however small the budget is.
  private static let mostPercent: Int64 = 999_999

  public init(category: LedgerCategory?, budget: Won?, spent: Won) {
    self.init(of: category.map(BudgetSubject.init), budget: budget, spent: spent)
  }

  public init(of subject: BudgetSubject?, budget: Won?, spent: Won) {
    self.subject = subject
    self.budget = budget
    self.spent = spent
  }

  /// Nil for a query, and for all budgets together.
  public var category: LedgerCategory? { subject?.category }

  /// Negative if more was spent; nil without a budget.
  public var left: Won? { budget.map { $0 - spent } }

  public var isOver: Bool { left.map { $0 < .zero } ?? false }

  /// How much of the budget is used, in whole percent that are reached; 0 where more came back than was
  /// spent, and nil without a budget.
  public var percent: Int? {
    budget.map { budget in
      guard budget > .zero, spent > .zero else { return 0 }
      let (whole, rest) = spent.amount.quotientAndRemainder(dividingBy: budget.amount)
      let part = rest.multiplied(by: 100) / budget.amount
      return Int(min(whole.multiplied(by: 100).adding(part), Self.mostPercent))
    }
  }

  /// Lines with a budget come before those without.
  var rank: Rank {
    guard let budget else { return Rank(hasBudget: false, share: Double(spent.amount)) }
    return Rank(hasBudget: true, share: Double(spent.amount) / Double(budget.amount))
  }

  struct Rank: Comparable {
    let hasBudget: Bool
    let share: Double

    static func < (one: Rank, other: Rank) -> Bool {
      one.hasBudget == other.hasBudget ? one.share < other.share : !one.hasBudget
    }
  }
}
