/// One row of a table.
public struct CSVRow: Hashable, Sendable {
  /// The line at which the row begins, counted from 1.
  public let line: Int
  public let cells: [String]
}
