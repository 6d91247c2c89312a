/// A value on the command line: how usage lines show it, and what completes it.
public enum CommandValue: Sendable, Hashable {
  /// Free text, such as this.
  case text(String)
  /// The path of a file.
  case file
  /// The path of a folder.
  case folder
  /// One of these.
  case words([String])
  /// One of these, which usage lines show as a name.
  case named(String, [String])

  /// As it is shown, such as `FILE`.
  public var shown: String {
    switch self {
    case .text(let example): example
    case .file: "FILE"
    case .folder: "DIR"
    case .words(let words): words.joined(separator: "|")
    case .named(let name, _): name
    }
  }

  /// The values that complete it.
  public var words: [String] {
    switch self {
    case .words(let words), .named(_, let words): words
    case .text, .file, .folder: []
    }
  }

  /// One that is valid, as far as the table of options knows.
  public var example: String { words.first ?? shown }
}
