/// What the user may change of any row, whatever its origin.
public struct LedgerMarks: Codable, Hashable, Sendable {
  public var category: LedgerCategory
  public var note: String
}
