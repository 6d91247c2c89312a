extension AnyRouter {
  /// Frees all below this router without recursion, since a chain may be deeper than the stack.
  ///
  /// All are unlinked before the first is freed, so that no `deinit` meets half a tree. A router
  /// that somebody keeps stays whole, with its children.
  final func dismantle() {
    var orphans: [AnyRouter] = []
    takeChildren(into: &orphans)
    var index = 0
    while index < orphans.count {
      if orphans[index].firstChild != nil, isKnownUniquelyReferenced(&orphans[index]) {
        orphans[index].takeChildren(into: &orphans)
      }
      index += 1
    }
  }

  private func takeChildren(into orphans: inout [AnyRouter]) {
    var child = firstChild
    firstChild = nil
    lastChild = nil
    cursor = nil
    while let orphan = child {
      child = orphan.next
      orphan.next = nil
      orphan.previous = nil
      orphan.parentLink = nil
      orphans.append(orphan)
    }
  }
}
