/// The rows of a query that is gathered.
public struct LedgerFinding: Hashable, Sendable {
  /// In the order of the query.
  public let ids: [LedgerRow.ID]
  /// Of these rows.
  public let totals: MonthTotals

  public init(ids: [LedgerRow.ID], totals: MonthTotals) {
    self.ids = ids
    self.totals = totals
  }
}
