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

  private func depart() {
    departure &+= 1
    isDeparting = false
  }
}
