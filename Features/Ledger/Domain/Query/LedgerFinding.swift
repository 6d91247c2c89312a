/// The rows that a search has found.
public struct LedgerFinding: Hashable, Sendable {
  /// In the order of the query.
  public let ids: [LedgerRow.ID]
  public let summary: LedgerSummary

  public init(ids: [LedgerRow.ID], summary: LedgerSummary) {
    self.ids = ids
    self.summary = summary
  }
}
