/// An event of one riblet in an observed tree.
public struct TreeEvent: Hashable, Sendable {
  /// A root is neither attached nor detached; of a subtree that is attached or detached as a whole
  /// only the top riblet is reported.
  public enum Kind: String, Sendable, CaseIterable {
    case attached, activated, resigned, detached, freed, moved
  }

  public let kind: Kind

  /// The name of the riblet, such as `Home`.
  public let riblet: String

  /// The name of the parent; nil for a root and for a freed riblet.
  public let parent: String?

  public let time: ContinuousClock.Instant
}
