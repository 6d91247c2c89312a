extension AnyRouter {
  /// Activates this router and its subtree: a router before its children, the children in order.
  ///
  /// Callbacks may change the tree in any way. A router that has been active since the walk activated
  /// it has not moved, and neither have the routers above it, so the walk continues from there;
  /// otherwise it continues at the deepest router that still has children to activate.
  ///
  /// The tree is only used while a router is active in it.
  final func activateSubtree(in tree: Uncounted<Tree>) {
    guard begin(in: tree) else { return }
    guard firstChild != nil else { return isActivating = false }
    let ownActivation = activation
    var router = self
    while true {
      if let child = router.nextToActivate() {
        let activation = router.activation
        if child.begin(in: tree) {
          if child.firstChild == nil { child.isActivating = false } else { router = child }
        } else if !router.isStill(at: activation) {
          guard isStill(at: ownActivation) else { return }
          router = deepestActivating
        }
      } else {
        router.isActivating = false
        guard router !== self, let parent = router.parent else { return }
        router = parent
      }
    }
  }

  /// Activates this router without its children; returns whether it is still active after its
  /// callbacks.
  private func begin(in tree: Uncounted<Tree>) -> Bool {
    $tree = tree
    isActivating = true
    childList?.cursor = nil
    activation &+= 1
    let activation = self.activation
    onActivityChange?()
    // The workers of an activation before may stop only now, if this one begins in their callbacks.
    lifecycle.endWork()
    guard isStill(at: activation) else { return false }
    lifecycle.begin(for: self)
    if let observers {
      announceAttachment(to: observers)
      observers.report(.activated, of: name, below: parent?.name)
    }
    lifecycle.didBecomeActive()
    guard isStill(at: activation) else { return false }
    guard !isLoaded else { return true }
    isLoaded = true
    didLoad()
    return isStill(at: activation)
  }

  /// Moves the cursor to the next inactive child.
  private func nextToActivate() -> AnyRouter? {
    guard let childList else { return nil }
    while true {
      let next = if let cursor = childList.cursor { cursor.next } else { childList.first }
      guard let next else { return nil }
      childList.cursor = next
      if !next.isActive, !next.isDeparting { return next }
    }
  }

  private func isStill(at activation: UInt32) -> Bool {
    isActive && self.activation == activation
  }

  private var deepestActivating: AnyRouter {
    var router = self
    while let child = router.childList?.cursor, child.isActivating { router = child }
    return router
  }
}
