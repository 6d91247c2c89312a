/// What a command has done.
public struct LedgerOutcome: Hashable, Sendable {
  /// In the order in which they were made.
  public let changes: [LedgerChange]
  /// How many rows were changed.
  public let count: Int
  /// The row that was added, if it was one.
  public let row: LedgerRow?

  public init(_ changes: [LedgerChange], count: Int, row: LedgerRow? = nil) {
    self.changes = changes
    self.count = count
    self.row = row
  }
}
