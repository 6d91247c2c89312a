public import Search

/// Which people a list shows, and in what order.
public struct PeopleQuery: Hashable, Sendable {
  public enum Scope: String, CaseIterable, Sendable {
    case everybody
    /// Those opened last, the newest first.
    case recent
    case favourites
  }

  public var scope: Scope
  /// As it was typed; blanks at its ends are ignored, and an empty filter matches all.
  public var filter: String
  public var isByRegion: Bool
  /// Sorted by a column the list has no headings.
  public var sort: Sort<PeopleColumn>

  public init(
    scope: Scope = .everybody, filter: String = "", isByRegion: Bool = true,
    sort: Sort<PeopleColumn> = PeopleColumn.initial
  ) {
    self.scope = scope
    self.filter = filter
    self.isByRegion = isByRegion
    self.sort = sort
  }
}
