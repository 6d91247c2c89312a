public import Phrases

/// A command of a screen, which Ctrl-P offers also while another one is open.
public struct ScreenCommand: Hashable, Sendable {
  /// What the user has to choose before the key is pressed.
  public enum Need: Sendable {
    /// The key is pressed at once, or when the user has chosen a row of the list.
    case nothing, row
    /// Nothing, but the user presses the key, since it pays or sends something.
    case consent
    /// A row that is opened with Enter: the command stands on its page.
    case openRow
  }

  /// What a key of the screen opens over it, such as a list of rules.
  struct Sheet: Hashable, Sendable {
    let key: Key
    let title: Phrase
  }

  /// The key that is pressed on the screen, one of its bindings.
  public let key: Key
  /// The title of that binding, in all languages.
  public let title: Phrase
  /// What Ctrl-P calls it: the title, or what says more than that.
  public let name: Phrase
  /// What else it is called, in all languages.
  public let words: [String]
  /// What the user does on the screen before the key is pressed.
  public let need: Need
  /// Why the screen may not offer it, such as that a start has to be chosen first.
  public private(set) var obstacle: Phrase?
  /// In which sheet it stands; nil if it stands on the screen itself.
  private(set) var sheet: Sheet?

  /// Begins a search in a list.
  public static let search = ScreenCommand(
    "/", SearchText.find, words: ["찾기", "find", "look for"])

  /// Sorts a list by another column.
  public static let sort = ScreenCommand("s", SortText.sort, words: ["순서", "arrange"])
    .unless(SortText.nothingToSort)

  /// `key` and `title` are those of a binding of the screen; `name` says also what it is done with.
  public init(
    _ key: Key, _ title: Phrase, named name: Phrase? = nil, words: [String] = [],
    needs need: Need = .nothing
  ) {
    self.key = key
    self.title = title
    self.name = name ?? title
    self.words = words
    self.need = need
  }

  /// The same command, with why the screen may not offer it.
  public func unless(_ obstacle: Phrase) -> ScreenCommand {
    var command = self
    command.obstacle = obstacle
    return command
  }

  /// The command, and those of the sheet that it opens.
  public func opening(_ commands: [ScreenCommand]) -> [ScreenCommand] {
    [self]
      + commands.map { command in
        var command = command
        command.sheet = Sheet(key: key, title: title)
        return command
      }
  }

  /// What opens its sheet, if it stands in one.
  public var opener: ScreenCommand? { sheet.map { ScreenCommand($0.key, $0.title) } }

  /// Whether bindings of the screen do not have it.
  var isInside: Bool { sheet != nil || need == .openRow }
}
