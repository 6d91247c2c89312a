/// Where in a view the user is.
@MainActor
public struct Trail {
  /// The titles of the screens on the way, the first screen's first.
  public var path: [String]
  /// What stands in the place of the path, where there are tabs and nothing lies over the first
  /// screen.
  public var tabs: (any Widget)?
  /// Whether it is the first screen of all.
  public var isFirst: Bool

  public init(_ path: [String], tabs: (any Widget)? = nil, isFirst: Bool) {
    self.path = path
    self.tabs = tabs
    self.isFirst = isFirst
  }
}
