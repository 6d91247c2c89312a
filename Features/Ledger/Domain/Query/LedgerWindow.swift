/// Some rows of a query, and the sums of all its rows.
public struct LedgerWindow: Hashable, Sendable {
  /// Of all rows of the query.
  public let summary: LedgerSummary
  /// The position of the first of `rows`, counted from 0.
  public let start: Int
  public let rows: [LedgerRow]
  /// The ledger's revision when the rows were read.
  public let revision: Int

  public init(summary: LedgerSummary, start: Int, rows: [LedgerRow], revision: Int = 0) {
    self.summary = summary
    self.start = start
    self.rows = rows
    self.revision = revision
  }

  /// The row at a position of the query; nil outside of the window.
  public func row(at position: Int) -> LedgerRow? {
    rows.indices.contains(position - start) ? rows[position - start] : nil
  }
}
