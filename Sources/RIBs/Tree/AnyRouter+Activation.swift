extension AnyRouter {
  /// Activates this router and all below it: each first, its children in order after it.
  ///
  /// Callbacks may change the tree in any way. A router that was active all the time since its
  /// activation has not moved, and neither have those above it, so the walk goes on from there;
  /// otherwise it finds the deepest router whose children it has yet to activate.
  ///
  /// The tree is used only where a router is active in it.
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

  /// Activates this router alone, its children not, and says whether its callbacks left it so.
  private func begin(in tree: Uncounted<Tree>) -> Bool {
    $tree = tree
    isActivating = true
    childList?.cursor = nil
    activation &+= 1
    let activation = self.activation
    lifecycle.begin(for: self)
    if isObserved, let tree = tree.wrappedValue {
      announceAttachment(in: tree)
      tree.observers.report(.activated, of: name, below: parent?.name)
    }
    lifecycle.didBecomeActive()
    guard isStill(at: activation) else { return false }
    guard !isLoaded else { return true }
    isLoaded = true
    didLoad()
    return isStill(at: activation)
  }

  /// Moves the cursor on to the next child that waits.
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
