/// Receives the events of a tree, for a logger, an inspector or a test.
///
/// An observer may change the tree. It is called when the outermost attachment, detachment, launch or
/// shutdown has ended, so the tree may have gone on since the event.
@MainActor public protocol TreeObserver: AnyObject {
  /// Called once for each event, in the order in which they happened.
  func observe(_ event: TreeEvent)

  /// Called after `router` was detached or shut down; it and its subtree ought to be freed soon, so do
  /// not keep them.
  func willLetGo(of router: AnyRouter)
}

extension TreeObserver {
  public func willLetGo(of router: AnyRouter) {}
}

/// An event of one riblet in an observed tree.
public struct TreeEvent: Hashable, Sendable {
  /// A root is neither attached nor detached; of a subtree that is attached or detached as a whole
  /// only the top riblet is reported.
  public enum Kind: String, Sendable, CaseIterable {
    /// It came to a parent, became active, resigned, left its parent, or was freed; or the user
    /// moved to another child of it, without an attachment.
    case attached, activated, resigned, detached, freed, moved
  }

  /// What happened to the riblet.
  public let kind: Kind

  /// The name of the riblet, such as `Home`.
  public let riblet: String

  /// The name of the parent; nil for a root and for a freed riblet.
  public let parent: String?

  /// When it happened, by a clock that also runs while the machine sleeps.
  public let time: ContinuousClock.Instant
}
