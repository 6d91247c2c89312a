/// One line of a screen in words.
public struct SpokenLine: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case normal
    /// What has the focus.
    case focused
    /// What is worth saying only beside other lines, such as what keys do.
    case aside
    /// What is wrong, which is worth saying again to who tries again.
    case error
  }

  public let text: String
  public let kind: Kind

  /// The text, with a mark before what has the focus.
  public var words: String { kind == .focused ? "> " + text : text }

  public init(_ text: String, _ kind: Kind = .normal) {
    self.text = text
    self.kind = kind
  }
}
