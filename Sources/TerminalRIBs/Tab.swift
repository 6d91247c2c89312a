public import ResourceKit

/// One of the screens that stand side by side, and how its riblet is built.
public struct Tab {
  /// What a link calls the riblet.
  public let segment: String
  public let title: Phrase
  /// Makes the riblet on a stage of its own.
  let build: @MainActor (any Stage) -> any ViewableRouting

  public init(
    _ segment: String, _ title: Phrase,
    build: @escaping @MainActor (any Stage) -> any ViewableRouting
  ) {
    self.segment = segment
    self.title = title
    self.build = build
  }
}
