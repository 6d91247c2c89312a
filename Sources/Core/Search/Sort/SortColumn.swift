/// A column by which the rows of a list can be sorted; the raw value is its name in links.
public protocol SortColumn: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// How the rows are sorted before the user chooses.
  static var initial: Sort<Self> { get }

  /// Whether the column is sorted from the greatest to the least when it is chosen, as days are.
  var startsDescending: Bool { get }
}

extension SortColumn {
  /// The order that the rows have by themselves.
  public static var initial: Sort<Self> { Sort() }

  public var startsDescending: Bool { false }
}

/// What a list is sorted by that stays in its order; there is no such column.
public struct NoColumn: SortColumn {
  public static let allCases: [NoColumn] = []

  public let rawValue: String

  /// Always nil.
  public init?(rawValue: String) { nil }
}
