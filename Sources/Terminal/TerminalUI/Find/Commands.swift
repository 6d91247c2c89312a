public import Phrases

/// What Ctrl-P finds in a window besides its key bindings, and how it is opened.
public struct Commands {
  /// The current destinations.
  public let destinations: @MainActor () -> [Destination]
  /// The current sources of all other things.
  public let sources: @MainActor () -> [FinderSource]
  /// Asks sources for a text, and hands over the answer of each with its index, also an empty one;
  /// drops what was asked before.
  public let ask: Ask
  /// Opens what was chosen, or a link that was typed.
  public let open: @MainActor (FinderItem.Target) -> Void

  /// Takes a text, sources, and the function that receives the index of a source and its answer.
  public typealias Ask =
    @MainActor (
      _ text: String, _ sources: [FinderSource],
      _ receive: @escaping @MainActor (Int, [FinderItem]) -> Void
    ) -> Void

  /// Without `sources` and `ask`, only destinations and their commands are found besides bindings.
  public init(
    _ destinations: @escaping @MainActor () -> [Destination],
    sources: @escaping @MainActor () -> [FinderSource] = { [] },
    ask: @escaping Ask = { _, _, _ in }, open: @escaping @MainActor (FinderItem.Target) -> Void
  ) {
    self.destinations = destinations
    self.sources = sources
    self.ask = ask
    self.open = open
  }
}

/// A place offered by the commands, and what can be done there.
public struct Destination: Hashable, Sendable {
  /// The name under which it is offered and found, in all languages.
  public let title: Phrase
  /// The link, such as `home`.
  public let link: String
  /// What else it is called, in all languages.
  public let words: [String]
  /// The commands of its screen that are offered everywhere.
  public let commands: [ScreenCommand]
  /// The names of the values that a link to it may have, as `query` in `ledger?query=…`.
  public private(set) var parameters: [String] = []
  /// Whether its screen is open.
  private(set) var isOpen = false

  /// Leads to `link`, and is found by its title and `words`.
  public init(
    _ title: Phrase, link: String, words: [String] = [], commands: [ScreenCommand] = []
  ) {
    self.title = title
    self.link = link
    self.words = words
    self.commands = commands
  }

  /// The same place, whose links may have values with these names.
  public func taking(_ parameters: String...) -> Destination {
    var place = self
    place.parameters = parameters
    return place
  }

  /// The same place while its screen is open, whose bindings are offered instead of its commands.
  public var opened: Destination {
    var opened = self
    opened.isOpen = true
    return opened
  }
}
