// How a router comes onto a tree: `attach` and `launch`, and the walk that activates what comes.

extension AnyRouter {
  /// Adds `child` below this router.
  ///
  /// It becomes active at once if this router and its other children are; otherwise it is activated
  /// after the children that were attached before it. A child may ask to be detached while it
  /// activates, so show its view first. Stops the program if `child` is attached already, is the root
  /// of a tree, or is this router or above it.
  public final func attach(_ child: AnyRouter) {
    Observers.hold()
    defer { Observers.release() }
    while !child.$siblings.isNone || !child.$launchedTree.isNone { child.leaveForNewParent(self) }
    if child === self { misuse("\(name) cannot attach itself.") }
    if child.firstChild != nil, isBelow(child) {
      misuse(
        "\(name) is below \(child.name), so attaching \(child.name) to it would close a cycle.")
    }
    openChildList(of: self).look { $0.append(child) }
    if isActive, !isActivating, !isResigning {
      child.activateSubtree(in: $tree)
    } else if let observers {
      child.announceAttachment(to: observers)
    }
  }

  /// Makes this router the root of an active tree, which owns it until `shutDown`.
  public final func launch(in tree: Tree) {
    Observers.hold()
    defer { Observers.release() }
    if !$launchedTree.isNone, isDeparting { shutDown() }
    if let parent {
      misuse("\(name) is attached to \(parent.name), so it cannot be launched.")
    }
    if launchedTree != nil {
      misuse("\(name) is launched already, so it cannot be launched again.")
    }
    if let root = tree.root {
      misuse("\(root.name) is the root of this tree, so \(name) cannot be launched in it too.")
    }
    siblings?.remove(self, whileResigning: false)  // The parent is being freed.
    launchedTree = tree
    tree.root = self
    activateSubtree(in: $launchedTree)
  }

  /// Completes a detachment that is under way, for an attachment from one of its callbacks.
  private func leaveForNewParent(_ newParent: AnyRouter) {
    if let parent {
      guard isDeparting else {
        misuse(
          "\(name) is already attached to \(parent.name), so \(newParent.name) cannot attach it: "
            + "detach it there first.")
      }
      parent.detach(self)
    } else if let siblings {
      siblings.remove(self, whileResigning: false)  // The parent is being freed.
    } else {
      guard isDeparting else {
        misuse("\(name) is the root of a launched tree, so \(newParent.name) cannot attach it.")
      }
      shutDown()
    }
  }

  private func isBelow(_ ancestor: AnyRouter) -> Bool {
    var above = parent
    while let router = above {
      if router === ancestor { return true }
      above = router.parent
    }
    return false
  }
}

// The walk.
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

// What observers are told.
extension AnyRouter {
  /// Reports the attachment of this router, once for each attachment that an observer can see.
  ///
  /// A router that was attached before its parent was launched is reported on its activation.
  final func announceAttachment(to observers: Observers) {
    let mark = mark(for: observers)
    guard siblings != nil, !mark.isAttached else { return }
    mark.isAttached = true
    observers.report(.attached, of: name, below: parent?.name)
  }

  /// Records the attachment without a report, for an observer that is added later.
  final func markPresence(for observers: Observers) {
    mark(for: observers).isAttached = siblings != nil
  }

  private func mark(for observers: Observers) -> RouterMark {
    if let mark, mark.observers === observers { return mark }
    mark?.isReplaced = true
    let new = RouterMark(name: name, observers: observers)
    mark = new
    return new
  }
}
