extension AnyRouter {
  /// Calls `body` with each router of the subtree, parents before children, and its depth: 0 for this
  /// router.
  ///
  /// `body` must not change the tree.
  public final func visit(_ body: (AnyRouter, _ depth: Int) -> Void) {
    var router = self
    var depth = 0
    while true {
      body(router, depth)
      if let child = router.firstChild {
        router = child
        depth += 1
        continue
      }
      while router !== self, router.next == nil, let parent = router.parent {
        router = parent
        depth -= 1
      }
      guard router !== self, let next = router.next else { return }
      router = next
    }
  }
}
