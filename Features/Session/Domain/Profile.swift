/// Whose data these are: one folder each.
public struct Profile: Hashable, Sendable {
  /// The name of the folder.
  public let id: String
  /// What the user is called.
  public var name: String

  /// In characters.
  public static let nameLimit = 100

  public init(id: String = "default", name: String) {
    self.id = id
    self.name = name
  }
}
