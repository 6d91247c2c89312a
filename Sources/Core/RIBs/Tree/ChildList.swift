/// The children of one router, in the order of their attachment: an intrusive list.
///
/// It is created for the first child, since most routers have none. Its uncounted links never dangle:
/// an entry is owned by its predecessor or by the list, and `remove` and `deinit`, which are the only
/// ways out, clear every link to and from the entry. If the last reference to a router is released on
/// another thread, the list lives until the main actor has dismantled it.
@MainActor final class ChildList {
  /// Nil while the router is being freed.
  private(set) weak var owner: AnyRouter?

  private(set) var first: AnyRouter?
  @Uncounted private(set) var last: AnyRouter? = nil

  /// The child that a walk has reached; nil before the first.
  @Uncounted var cursor: AnyRouter? = nil

  init(of owner: AnyRouter) {
    self.owner = owner
  }

  /// Frees the subtree without recursion, since a chain may be deeper than the stack.
  ///
  /// All routers are unlinked before the first is freed, so that no `deinit` sees half a tree. A
  /// router with another owner keeps its children.
  isolated deinit {
    guard first != nil else { return }
    var orphans: [AnyRouter] = []
    moveAll(to: &orphans)
    var index = 0
    while index < orphans.count {
      if orphans[index].firstChild != nil, isKnownUniquelyReferenced(&orphans[index]) {
        orphans[index].childList?.moveAll(to: &orphans)
      }
      index += 1
    }
  }

  func append(_ child: AnyRouter) {
    child.siblings = self
    child.$previous = $last
    if $last.look({ $0.next = child }) == nil { first = child }
    last = child
  }

  /// Removes `child`; a walk that stands at it steps back to the entry it came from.
  func remove(_ child: AnyRouter, whileResigning isResigning: Bool) {
    let elder = child.$previous
    let younger = child.next.take()
    if $cursor.refers(to: child) {
      if isResigning { cursor = younger } else { $cursor = elder }
    }
    child.previous = nil
    child.siblings = nil
    if let younger { younger.$previous = elder } else { $last = elder }
    if elder.isNone { first = younger } else { elder.look { $0.next = younger } }
  }

  private func moveAll(to orphans: inout [AnyRouter]) {
    var child = first
    first = nil
    last = nil
    cursor = nil
    while let orphan = child {
      child = orphan.next
      orphan.next = nil
      orphan.previous = nil
      orphan.siblings = nil
      orphans.append(orphan)
    }
  }
}
