/// Some rows of a query, and the sums of all its rows.
public struct LedgerWindow: Hashable, Sendable {
  /// The window of an empty ledger, before anything was read.
  public static let empty = LedgerWindow(summary: .nothing, start: 0, rows: [], revision: 0)

  /// Of all rows of the query.
  public let summary: LedgerSummary
  /// The position of the first of `rows`, counted from 0.
  public let start: Int
  public let rows: [LedgerRow]
  /// The ledger's revision when the rows were read.
  public let revision: Int

  /// The row at a position of the query; nil outside of the window.
  public func row(at position: Int) -> LedgerRow? {
    rows.indices.contains(position - start) ? rows[position - start] : nil
  }
}
