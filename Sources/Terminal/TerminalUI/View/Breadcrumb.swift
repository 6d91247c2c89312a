public import Phrases

/// The path and status shown in row 1.
@MainActor
public struct Breadcrumb {
  /// The titles of the screens, outermost first.
  public var path: [Phrase]
  /// Goes back to a step of the path, by its index; nil for a path of one screen.
  public var goBack: (@MainActor (Int) -> Void)?
  /// Shown instead of the path, if there are tabs and no screen over the first one.
  public var tabs: (any Widget)?
  /// The status of the visible data, such as its age.
  public var status: [Phrase]
  /// Whether it is the first screen.
  public var isFirst: Bool

  /// By default a path that is not shown as tabs, without a status.
  public init(
    _ path: [Phrase], tabs: (any Widget)? = nil, status: [Phrase] = [], isFirst: Bool
  ) {
    self.path = path
    self.tabs = tabs
    self.status = status
    self.isFirst = isFirst
  }
}
