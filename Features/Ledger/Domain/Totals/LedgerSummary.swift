public import WalletDomain

/// The sums of the rows of a query.
public struct LedgerSummary: Hashable, Sendable {
  public static let nothing = LedgerSummary(count: 0, spent: .zero, received: .zero)

  public let count: Int
  /// Not negative.
  public let spent: Won
  public let received: Won

  public init(count: Int, spent: Won, received: Won) {
    self.count = count
    self.spent = spent
    self.received = received
  }

  public static func += (one: inout LedgerSummary, other: LedgerSummary) { one = one + other }

  public static func + (one: LedgerSummary, other: LedgerSummary) -> LedgerSummary {
    LedgerSummary(
      count: one.count.adding(other.count), spent: one.spent + other.spent,
      received: one.received + other.received)
  }

  /// The sums of one entry.
  public init(_ entry: LedgerEntry) {
    self.init(
      count: 1, spent: max(-entry.amount, .zero), received: max(entry.amount, .zero))
  }
}
