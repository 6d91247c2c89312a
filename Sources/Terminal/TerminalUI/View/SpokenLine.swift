/// One line of a screen in words.
public struct SpokenLine: Hashable, Sendable {
  /// What a line is about, which decides when it is spoken.
  public enum Kind: Hashable, Sendable {
    /// Spoken where it is new.
    case normal
    /// The focused widget.
    case focused
    /// Spoken only together with other lines, such as the key hints.
    case aside
    /// Where the user is, such as a tab, a path or the title of a sheet: spoken again where another
    /// place was spoken last.
    case place
    /// An error, repeated when the user submits again.
    case error
    /// A notice, which is not said again after what has covered it.
    case notice
  }

  /// What is said, without the mark of the focus.
  public let text: String
  /// What the line is about, which decides when it is spoken.
  public let kind: Kind
  /// What is new where it changes: the text, but for a list without the focus its name and count, since
  /// its selection follows what has it, and for the key hints of one screen their keys.
  public let subject: String

  /// The line as it is compared with those of another screen, whose keys may do something else.
  public var onOtherScreen: SpokenLine { kind == .aside ? SpokenLine(text, kind) : self }

  /// The text, with a mark if it is focused.
  public var words: String { kind == .focused ? "> " + text : text }

  /// By default a line that is new where its text is.
  public init(_ text: String, _ kind: Kind = .normal, subject: String? = nil) {
    self.text = text
    self.kind = kind
    self.subject = subject ?? text
  }
}
