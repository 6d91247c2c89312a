/// What the user may change of any row, wherever it comes from.
public struct LedgerMarks: Hashable, Sendable {
  public var category: LedgerCategory
  public var note: String

  public init(category: LedgerCategory, note: String) {
    self.category = category
    self.note = note
  }
}
