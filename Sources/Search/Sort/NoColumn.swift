/// What a list is sorted by that stays in its order; there is no such column.
public struct NoColumn: SortColumn {
  public static let allCases: [NoColumn] = []

  public let rawValue: String

  /// Always nil.
  public init?(rawValue: String) { nil }
}
