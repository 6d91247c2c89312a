/// Something that happened to one riblet of an observed tree.
public struct TreeEvent: Hashable, Sendable {
  /// A root is neither attached nor detached, and a subtree is attached and detached as one: only
  /// its uppermost riblet is reported.
  public enum Kind: String, Sendable, CaseIterable {
    case attached, activated, resigned, detached, freed, moved
  }

  public let kind: Kind

  /// The name of the riblet, such as `Home`.
  public let riblet: String

  /// The name of the riblet above it; none for a root and for one that was freed.
  public let parent: String?

  public let time: ContinuousClock.Instant
}
