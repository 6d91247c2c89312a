/// What the user makes of rows.
public enum LedgerMarking: Hashable, Sendable {
  case category(LedgerCategory)
  /// Empty takes the note away.
  case note(String)

  public func applied(to marks: LedgerMarks) -> LedgerMarks {
    var marks = marks
    switch self {
    case .category(let category): marks.category = category
    case .note(let note): marks.note = note
    }
    return marks
  }
}
