/// A short text under a title.
public struct Sample: Hashable, Identifiable, Sendable {
  /// What the user writes.
  public struct Content: Hashable, Sendable {
    public var title: String
    public var text: String

    public init(title: String = "", text: String = "") {
      self.title = title
      self.text = text
    }

    /// False without a title.
    public var isValid: Bool { !title.allSatisfy(\.isWhitespace) }
  }

  public let id: Int64
  public var content: Content

  public init(id: Int64, _ content: Content) {
    self.id = id
    self.content = content
  }
}
