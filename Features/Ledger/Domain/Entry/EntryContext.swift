public import WalletDomain

/// What other entries say of one: what its account had after it, what its payee's months come to, and which bill has
/// it.
public struct EntryContext: Hashable, Sendable {
  /// What the entries of its account come to, up to it and with it, in the order of days and of adding; nil
  /// where too many entries lie on both sides of it.
  public let sum: Won?
  /// What was spent under its name in each of its `months`, or received if it is income; nil where these have
  /// too many entries.
  public let ofMonths: [Won]?
  /// The card's bill that it pays, or that has it; nil where no link explains one wholly.
  public let bill: CardBill?

  public init(sum: Won?, ofMonths: [Won]?, bill: CardBill? = nil) {
    (self.sum, self.ofMonths, self.bill) = (sum, ofMonths, bill)
  }

  /// The same with a bill, if it is known.
  public func with(_ billed: BilledRows?, of row: LedgerRow) -> EntryContext {
    EntryContext(sum: sum, ofMonths: ofMonths, bill: billed?.bill(of: row))
  }

  private static let monthCount = 6
  /// How many entries are read at most, of an account and of the months: a tenth of a second's work.
  public static let mostEntries = 100_000

  /// The months of an entry: its own and those before it, the earliest first.
  public static func months(of row: LedgerRow) -> [LedgerMonth] {
    LedgerMonth(of: row.day).last(monthCount)
  }

  /// Whether the months of an entry are of what was received.
  public static func isIncome(_ row: LedgerRow) -> Bool {
    LedgerSummary(amount: row.amount, link: row.link).received > .zero
  }
}
