public import Phrases

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
