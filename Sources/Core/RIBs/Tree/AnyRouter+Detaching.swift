extension AnyRouter {
  /// Resigns the subtree and then this router: leaves first, children in reverse order.
  ///
  /// Callbacks may change the tree in any way, and may even complete this walk.
  final func resignSubtree() {
    guard isActive else { return }
    guard firstChild != nil else { return resign() }
    let ownActivation = activation
    enterResignation()
    var router = self
    while true {
      if let child = router.nextToResign() {
        guard child.firstChild == nil else {
          child.enterResignation()
          router = child
          continue
        }
        let activation = router.activation
        child.resign()
        if router.isResigning(since: activation) { continue }
      } else {
        let parent = router.parent
        let activation = parent?.activation
        router.resign()
        if router === self { return }
        if let parent, let activation, parent.isResigning(since: activation) {
          router = parent
          continue
        }
      }
      guard isResigning(since: ownActivation) else { return }
      router = deepestResigning
    }
  }

  /// Resigns this router only.
  private func resign() {
    isResigning = false
    isActivating = false
    let observers = observers
    tree = nil
    if lifecycle.end(for: self) {
      if let observers { observers.report(.resigned, of: name, below: parent?.name) }
      lifecycle.willResignActive()
      lifecycle.leave()
    }
    onActivityChange?()
  }

  /// Starts at the last child, also if an outer walk stands at another one: that walk is not complete.
  private func enterResignation() {
    isResigning = true
    isActivating = false
    childList?.cursor = nil
  }

  /// Moves the cursor back to the previous active child.
  private func nextToResign() -> AnyRouter? {
    guard let childList else { return nil }
    while true {
      let next = if let cursor = childList.cursor { cursor.previous } else { childList.last }
      guard let next else { return nil }
      childList.cursor = next
      if next.isActive { return next }
    }
  }

  private func isResigning(since activation: UInt32) -> Bool {
    isResigning && self.activation == activation
  }

  private var deepestResigning: AnyRouter {
    var router = self
    while let child = router.childList?.cursor, child.isResigning { router = child }
    return router
  }
}
