/// One row of a table.
public struct CSVRow: Hashable, Sendable {
  /// The line at which the row begins, counted from 1.
  public let line: Int
  public let cells: [String]

  public init(line: Int, cells: [String]) {
    self.line = line
    self.cells = cells
  }
}
