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
