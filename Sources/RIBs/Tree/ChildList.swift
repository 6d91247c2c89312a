/// The children of one router, in the order of their attachment; a list that runs through them.
///
/// It is made for the first child, since most routers have none. Its links never dangle: an entry
/// is owned by its elder neighbour or by the list, and `remove` and `deinit`, the only ways out,
/// clear every link to what leaves and from it. When the last reference to a router goes on another
/// thread, the list lives on until the main actor has taken it apart.
@MainActor final class ChildList {
  /// None once the router is being freed.
  private(set) weak var owner: AnyRouter?

  private(set) var first: AnyRouter?
  @Uncounted private(set) var last: AnyRouter? = nil

  /// The child that a walk has reached last, or none yet.
  @Uncounted var cursor: AnyRouter? = nil

  init(of owner: AnyRouter) {
    self.owner = owner
  }

  /// Frees all that is below without recursion, since a chain may be deeper than the stack.
  ///
  /// All are unlinked before the first is freed, so that no `deinit` meets half a tree. A router
  /// that somebody keeps stays whole, with its children.
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

  /// Takes `child` out of the list; a walk that stands there steps back to where it came from.
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
