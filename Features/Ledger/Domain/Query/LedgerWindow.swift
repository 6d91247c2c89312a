public import Editing

/// Some rows of a query, and the sums of all its rows.
public struct LedgerWindow: Hashable, Sendable, RowWindow {
  /// The window of an empty ledger, before anything was read.
  public static let empty = LedgerWindow(summary: .nothing, start: 0, rows: [], revision: 0)

  /// Of all rows of the query.
  public let summary: LedgerSummary
  /// The position of the first of `rows`, counted from 0.
  public let start: Int
  public let rows: [LedgerRow]
  /// The ledger's revision when the rows were read.
  public let revision: Int

  public var count: Int { summary.count }
}
