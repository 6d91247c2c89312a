public import Phrases

/// A place that the commands offer to go to.
public struct Destination: Hashable, Sendable {
  public let title: Phrase
  /// As it is typed, such as `home`.
  public let link: String

  public init(_ title: Phrase, link: String) {
    self.title = title
    self.link = link
  }
}
