/// One line of a screen in words.
public struct SpokenLine: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case normal
    /// The focused widget.
    case focused
    /// Spoken only together with other lines, such as the key hints.
    case aside
    /// An error, repeated when the user submits again.
    case error
    /// A notice, which is not said again after what has covered it.
    case notice
  }

  public let text: String
  public let kind: Kind

  /// The text, with a mark if it is focused.
  public var words: String { kind == .focused ? "> " + text : text }

  public init(_ text: String, _ kind: Kind = .normal) {
    self.text = text
    self.kind = kind
  }
}
