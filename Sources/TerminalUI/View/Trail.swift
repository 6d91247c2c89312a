/// Where in a view the user is.
@MainActor
public struct Trail {
  /// The titles of the screens on the way, the first screen's first.
  public var path: [String]
  /// What stands in the place of the path, where there are tabs and nothing lies over the first
  /// screen.
  public var tabs: (any Widget)?
  /// What there is to say of the data in sight, such as how old they are.
  public var status: [String]
  /// Whether it is the first screen of all.
  public var isFirst: Bool

  public init(
    _ path: [String], tabs: (any Widget)? = nil, status: [String] = [], isFirst: Bool
  ) {
    self.path = path
    self.tabs = tabs
    self.status = status
    self.isFirst = isFirst
  }
}
