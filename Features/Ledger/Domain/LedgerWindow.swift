/// The rows of a query that are in sight, and what all of them come to.
public struct LedgerWindow: Hashable, Sendable {
  /// Of all rows of the query.
  public let summary: LedgerSummary
  /// The position of the first of `rows`, counted from 0.
  public let start: Int
  public let rows: [LedgerRow]
  /// That of the state when it was asked for: another one is out of date.
  public let revision: Int

  public init(summary: LedgerSummary, start: Int, rows: [LedgerRow], revision: Int = 0) {
    self.summary = summary
    self.start = start
    self.rows = rows
    self.revision = revision
  }

  /// The row at a position of the query; nil where it is not in sight.
  public func row(at position: Int) -> LedgerRow? {
    rows.indices.contains(position - start) ? rows[position - start] : nil
  }
}
