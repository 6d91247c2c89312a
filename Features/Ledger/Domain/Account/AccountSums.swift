public import WalletDomain

/// How many entries an account has in each state, and what they come to.
public struct AccountSums: Hashable, Sendable {
  public struct Sum: Hashable, Sendable {
    public let count: Int
    /// Income less spending.
    public let amount: Won

    public static let nothing = Sum(count: 0, amount: .zero)

    public init(count: Int, amount: Won) {
      self.count = count
      self.amount = amount
    }

    public static func + (one: Sum, other: Sum) -> Sum {
      Sum(count: one.count.adding(other.count), amount: one.amount + other.amount)
    }

    public static func - (one: Sum, other: Sum) -> Sum {
      Sum(count: one.count.subtracting(other.count), amount: one.amount - other.amount)
    }
  }

  private var sums: [EntryStatus.State: Sum] = [:]

  public init() {}

  public subscript(state: EntryStatus.State) -> Sum {
    get { sums[state] ?? .nothing }
    set { sums[state] = newValue }
  }

  /// Of all states.
  public var total: Sum { sums.values.reduce(.nothing, +) }

  /// Of what was found in a statement.
  public var settled: Sum { self[.cleared] + self[.locked] }
}
