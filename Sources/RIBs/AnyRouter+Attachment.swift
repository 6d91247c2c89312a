extension AnyRouter {
  /// Adds `child` below this router.
  ///
  /// It becomes active at once where this router is active and its other children are; otherwise
  /// it waits, and is activated after those that were attached before it. A child may finish while
  /// it activates and ask to be detached, so show its view first.
  public final func attach(_ child: AnyRouter) {
    if child.parentLink != nil || child.launchedTree != nil { child.leaveForNewParent(self) }
    if child === self { stop("\(name) cannot attach itself.") }
    if child.firstChild != nil, isBelow(child) {
      stop("\(name) is below \(child.name), so attaching \(child.name) to it would close a cycle.")
    }
    link(child)
    guard let tree else { return }
    if tree.isObserved { child.announceAttachment(in: tree) }
    guard !isActivating, !isResigning else { return }
    child.activateSubtree(in: tree)
  }

  /// Takes `child` off the tree: its subtree resigns, leaves first and the youngest before their
  /// elder siblings, and is let go.
  ///
  /// Repeated from inside one of its own callbacks it is finished there.
  public final func detach(_ child: AnyRouter) {
    guard child.parentLink === self else {
      let place = child.parentLink.map { "attached to \($0.name)" } ?? "not attached to anything"
      stop("\(child.name) is \(place), so \(name) cannot detach it.")
    }
    let departure = child.departure
    child.isDeparting = true
    child.resignSubtree()
    guard child.departure == departure else { return }  // A callback has finished the detaching.
    unlink(child)
    child.announceDetachment(from: self)
  }

  /// Makes this router the root of an active tree.
  public final func launch(in tree: Tree = Tree()) {
    if isDeparting, launchedTree != nil { shutDown() }
    if let parentLink {
      stop("\(name) is attached to \(parentLink.name), so it cannot be launched: launch the root.")
    }
    if launchedTree != nil { stop("\(name) is launched already, so \(name) cannot be again.") }
    if let root = tree.root {
      stop("\(root.name) is the root of this tree, so \(name) cannot be launched in it too.")
    }
    launchedTree = tree
    tree.root = self
    activateSubtree(in: tree)
  }

  /// Makes the tree inactive, leaves first, as on leaving the app; does nothing before `launch`.
  public final func shutDown() {
    if let parentLink {
      stop("\(name) is attached to \(parentLink.name), so it cannot be shut down: detach it there.")
    }
    guard let tree = launchedTree else { return }
    let departure = self.departure
    isDeparting = true
    resignSubtree()
    guard self.departure == departure else { return }  // A callback has finished it.
    depart()
    launchedTree = nil
    tree.root = nil
  }

  /// Finishes a departure that is under way, for an attachment from inside one of its callbacks.
  private func leaveForNewParent(_ newParent: AnyRouter) {
    if isDeparting {
      if let parentLink { return parentLink.detach(self) }
      return shutDown()
    }
    if let parentLink {
      stop(
        "\(name) is already attached to \(parentLink.name), so \(newParent.name) cannot attach it: "
          + "detach it there first.")
    }
    stop("\(name) is the root of a launched tree, so \(newParent.name) cannot attach it.")
  }

  private func isBelow(_ ancestor: AnyRouter) -> Bool {
    var above = parentLink
    while let router = above {
      if router === ancestor { return true }
      above = router.parentLink
    }
    return false
  }

  private func link(_ child: AnyRouter) {
    child.parentLink = self
    if let lastChild {
      child.previous = lastChild
      lastChild.next = child
    } else {
      firstChild = child
    }
    lastChild = child
  }

  private func unlink(_ child: AnyRouter) {
    if cursor === child { cursor = isResigning ? child.next : child.previous }
    let younger = child.next
    if let younger { younger.previous = child.previous } else { lastChild = child.previous }
    if let elder = child.previous { elder.next = younger } else { firstChild = younger }
    child.next = nil
    child.previous = nil
    child.parentLink = nil
    child.depart()
  }

  private func depart() {
    departure &+= 1
    isDeparting = false
  }
}
