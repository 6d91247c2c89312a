public import Phrases
public import Store
public import TerminalRIBs

/// A tile of home, by which a feature is opened.
public struct HomeTile {
  /// What links call the feature, as in `home/<segment>`.
  public let segment: String
  public let title: Phrase
  /// The second line of the tile; home follows it while it is active.
  public let line: Stored<Phrase>
  /// Reads what `line` shows; run as a request when home becomes active.
  public let load: (@MainActor () async -> Void)?
  /// Builds the feature, which home shows as a screen over itself on the given stage.
  public let build: @MainActor (any Stage) -> any ViewableRouting

  public init(
    _ segment: String, title: Phrase, line: Stored<Phrase>,
    load: (@MainActor () async -> Void)? = nil,
    build: @escaping @MainActor (any Stage) -> any ViewableRouting
  ) {
    self.segment = segment
    self.title = title
    self.line = line
    self.load = load
    self.build = build
  }
}
