// How a router leaves a tree: `detach` and `shutDown`, and the walk that resigns what leaves.

extension AnyRouter {
  /// Removes `child`: its subtree resigns, leaves first and children in reverse order, and is
  /// released.
  ///
  /// Called again from one of the callbacks it completes the detachment there. Stops the program if
  /// `child` is not a child of this router.
  public final func detach(_ child: AnyRouter) {
    Observers.hold()
    defer { Observers.release() }
    guard !child.$siblings.isNone, child.$siblings.refers(to: childList) else {
      let place = child.parent.map { "attached to \($0.name)" } ?? "not attached to anything"
      misuse("\(child.name) is \(place), so \(name) cannot detach it.")
    }
    let departure = child.departure
    child.isDeparting = true
    child.resignSubtree()
    guard child.departure == departure else { return }  // A callback has completed it.
    child.$siblings.look { $0.remove(child, whileResigning: isResigning) }
    child.depart()
    if child.mark != nil { child.announceDetachment(from: self) }
  }

  /// Deactivates the whole tree, leaves first, and releases the root; does nothing before `launch`.
  public final func shutDown() {
    Observers.hold()
    defer { Observers.release() }
    if let parent {
      misuse("\(name) is attached to \(parent.name), so it cannot be shut down.")
    }
    guard let tree = launchedTree else { return }
    let departure = self.departure
    isDeparting = true
    resignSubtree()
    guard self.departure == departure else { return }  // A callback has completed it.
    depart()
    launchedTree = nil
    tree.root = nil
    tree.observers.reportLettingGo(of: self)
  }

  private func depart() {
    departure &+= 1
    isDeparting = false
  }

  final func announceDetachment(from parent: AnyRouter) {
    guard let mark, mark.isAttached else { return }
    mark.isAttached = false
    mark.observers.report(.detached, of: name, below: parent.name)
    mark.observers.reportLettingGo(of: self)
  }
}

// The walk.
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
