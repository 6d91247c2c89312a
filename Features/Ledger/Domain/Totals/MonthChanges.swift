public import WalletDomain

/// By how much more was spent in months than before, or less if negative.
public struct MonthChanges: Hashable, Sendable {
  /// One month whose spending is another than before.
  public struct Change: Hashable, Sendable {
    public let month: LedgerMonth
    public let spent: Won
  }

  /// In the order of time.
  public let list: [Change]

  public init(from before: MonthTotals, to after: MonthTotals) {
    list = Set(before.months + after.months).sorted().compactMap { month in
      let spent = after.total(of: month).spent - before.total(of: month).spent
      return spent == .zero ? nil : Change(month: month, spent: spent)
    }
  }

  private init(_ list: [Change]) { self.list = list }

  /// Those of months before one; none if nil.
  public func before(_ month: LedgerMonth?) -> MonthChanges {
    MonthChanges(list.filter { change in month.map { change.month < $0 } ?? false })
  }
}
