/// What the user may change of any row, whatever its origin.
public struct LedgerMarks: Hashable, Sendable {
  public enum Change: Hashable, Sendable {
    case category(LedgerCategory)
    /// An empty text removes the note.
    case note(String)
  }

  public var category: LedgerCategory
  public var note: String

  func applying(_ change: Change) -> LedgerMarks {
    switch change {
    case .category(let category): LedgerMarks(category: category, note: note)
    case .note(let note): LedgerMarks(category: category, note: note)
    }
  }
}
