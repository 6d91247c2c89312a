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

  public init(scope: Scope = .everybody, filter: String = "", isByRegion: Bool = true) {
    self.scope = scope
    self.filter = filter
    self.isByRegion = isByRegion
  }
}
