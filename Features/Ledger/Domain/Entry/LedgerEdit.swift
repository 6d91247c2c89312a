/// A change of one row's marks.
public struct LedgerEdit: Hashable, Sendable {
  public let id: LedgerRow.ID
  public let before: LedgerMarks
  public let after: LedgerMarks

  /// The edit that undoes this one.
  public var reversed: LedgerEdit { LedgerEdit(id: id, before: after, after: before) }
}

extension LedgerEdit {
  /// The edit that `change` makes of a row; nil if it changes nothing.
  public init?(_ row: LedgerRow, _ change: LedgerMarks.Change) {
    self.init(id: row.id, before: row.marks, after: row.marks.applying(change))
    if before == after { return nil }
  }
}
