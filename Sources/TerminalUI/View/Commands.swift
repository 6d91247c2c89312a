public import Phrases

/// The commands of a window (Ctrl-P) besides those of key bindings.
public struct Commands {
  /// The current destinations.
  public let destinations: @MainActor () -> [Destination]
  /// Opens the link of a destination or one that was typed.
  public let go: @MainActor (String) -> Void

  public init(
    _ destinations: @escaping @MainActor () -> [Destination],
    go: @escaping @MainActor (String) -> Void
  ) {
    self.destinations = destinations
    self.go = go
  }
}

/// A place offered by the commands.
public struct Destination: Hashable, Sendable {
  public let title: Phrase
  /// The link, such as `home`.
  public let link: String

  public init(_ title: Phrase, link: String) {
    self.title = title
    self.link = link
  }
}
