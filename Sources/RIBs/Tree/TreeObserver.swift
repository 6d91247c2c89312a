/// Sees what happens to the riblets of a tree, such as a logger, an inspector or a test.
@MainActor public protocol TreeObserver: AnyObject {
  func observe(_ event: TreeEvent)

  /// `router` was detached or shut down, and ought to be freed soon with all below it; keep none of
  /// them.
  func willLetGo(of router: AnyRouter)
}

extension TreeObserver {
  public func willLetGo(of router: AnyRouter) {}
}
