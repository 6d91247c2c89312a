/// Whose data these are: one folder each.
public struct Profile: Hashable, Sendable {
  /// The name of the folder.
  public let id: String
  /// What the user is called.
  public var name: String

  public init(id: String = "default", name: String) {
    self.id = id
    self.name = name
  }
}
