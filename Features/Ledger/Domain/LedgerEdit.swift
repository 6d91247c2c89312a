/// What was changed of one row.
public struct LedgerEdit: Hashable, Sendable {
  public let id: LedgerRow.ID
  public let before: LedgerMarks
  public let after: LedgerMarks

  public init(id: LedgerRow.ID, before: LedgerMarks, after: LedgerMarks) {
    self.id = id
    self.before = before
    self.after = after
  }

  /// What undoes it.
  public var reversed: LedgerEdit { LedgerEdit(id: id, before: after, after: before) }
}
