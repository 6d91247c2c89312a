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
