public import Phrases
public import TerminalUI

/// One of the screens side by side, and how its riblet is built.
public struct Tab {
  /// The segment of the riblet.
  public let segment: String
  /// The title in the row of tabs, in all languages.
  public let title: Phrase
  /// Makes the riblet on a stage of its own.
  let build: @MainActor (any Stage) -> any ViewableRouting

  /// The tab of a destination, whose link is one segment.
  public init(
    _ destination: Destination, build: @escaping @MainActor (any Stage) -> any ViewableRouting
  ) {
    segment = destination.link
    title = destination.title
    self.build = build
  }
}
