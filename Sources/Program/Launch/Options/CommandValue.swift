import Phrases
internal import Synchronization

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

  /// Which values are valid, as part of a sentence: of free text it is only how long it may be.
  var expected: Phrase {
    let limit = Options.valueLimit.grouped
    return words.isEmpty
      ? Phrase(ko: "\(limit)바이트까지", en: "at most \(limit) bytes") : .one(of: words)
  }

  /// One that is valid, as far as the table of options knows.
  public var example: String { words.first ?? shown }
}

/// How far a command is, shown on standard error if that is a terminal.
public final class Percentage: Sendable {
  private let last = Mutex(-1)

  /// Shows nothing before the first `show`.
  public init() {}

  /// Shows `part`, from 0 to 1, in the place of what was shown before, if its per cent has changed.
  public func show(_ part: Double, _ text: (Int) -> String) {
    let percent = Int(part * 100)
    let isNew = last.withLock { last in
      defer { last = percent }
      return last != percent
    }
    if isNew { Launcher.showProgress(text(percent)) }
  }

  /// Removes what is shown, so that what is printed next begins in an empty line.
  public func remove() { Launcher.showProgress("") }
}
