/// What a command has done.
public struct LedgerOutcome: Hashable, Sendable {
  /// In the order in which they were made.
  public let changes: [LedgerChange]
  /// How many rows were changed.
  public let count: Int
  /// The row that was added, if it was one.
  public let row: LedgerRow?
  /// How many rows a rule would have changed if they were not locked.
  public let lockedCount: Int
  /// What the only row says that was changed, or the file of an import; nil for several rows.
  public var subject: String?

  public init(
    _ changes: [LedgerChange], count: Int, row: LedgerRow? = nil, lockedCount: Int = 0
  ) {
    self.changes = changes
    self.count = count
    self.row = row
    self.lockedCount = lockedCount
  }

  /// The settings before and after, if they were changed.
  var settings: (before: LedgerSettings, after: LedgerSettings)? {
    for case .settings(let before, let after) in changes { return (before, after) }
    return nil
  }
}
