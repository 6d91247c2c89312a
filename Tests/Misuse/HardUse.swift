import RIBs

/// What must work at any size, in any build.
@MainActor enum HardUse: String, CaseIterable {
  case chainInnermostFirst = "chain-innermost-first"
  case chainOutermostFirst = "chain-outermost-first"
  case chainBuiltOnLoad = "chain-built-on-load"
  case chainObserved = "chain-observed"
  case chainDroppedWhileActive = "chain-dropped-while-active"
  case childrenDetachedFirstToLast = "children-detached-first-to-last"
  case childrenDetachedLastToFirst = "children-detached-last-to-first"
  case childrenDroppedWhileActive = "children-dropped-while-active"
  case childrenLeavingAsTheyResign = "children-leaving-as-they-resign"

  private static let count = 100_000

  func run() {
    let census = Census()
    useTree(census)
    census.expect(active: 0)
    census.expectAllFreed()
  }

  /// Frees the tree at its end, and with it what is still launched.
  private func useTree(_ census: Census) {
    let tree = Tree(observers: self == .chainObserved ? [LeakCheck()] : [])
    withExtendedLifetime(tree) { use(census, in: tree) }
  }

  private func use(_ census: Census, in tree: Tree) {
    switch self {
    case .chainInnermostFirst: chain(census, innermostFirst: true, in: tree)
    case .chainOutermostFirst: chain(census, innermostFirst: false, in: tree)
    case .chainObserved: chain(census, innermostFirst: true, in: tree)
    case .chainBuiltOnLoad:
      let root = Counted(census, childrenOnLoad: Self.count)
      root.launch(in: tree)
      census.expect(active: Self.count + 1)
      root.shutDown()
    case .chainDroppedWhileActive:
      let root = Counted(census)
      build(below: root, census, innermostFirst: true)
      root.launch(in: tree)
      census.expect(active: Self.count + 1)
    case .childrenDetachedFirstToLast: detachAll(census, reversed: false, in: tree)
    case .childrenDetachedLastToFirst: detachAll(census, reversed: true, in: tree)
    case .childrenDroppedWhileActive:
      let root = Counted(census)
      for _ in 0..<Self.count { root.attach(Counted(census)) }
      root.launch(in: tree)
      census.expect(active: Self.count + 1)
    case .childrenLeavingAsTheyResign:
      let root = Counted(census)
      for number in 0..<Self.count {
        let child = Counted(census)
        if number.isMultiple(of: 2) {
          child.interactor.leave = { [unowned root] in root.detach($0) }
        }
        root.attach(child)
      }
      root.launch(in: tree)
      root.shutDown()
    }
  }

  private func chain(_ census: Census, innermostFirst: Bool, in tree: Tree) {
    let root = Counted(census)
    build(below: root, census, innermostFirst: innermostFirst)
    root.launch(in: tree)
    census.expect(active: Self.count + 1)
    if let child = root.children.first { root.detach(child) }
    census.expect(active: 1)
    root.shutDown()
  }

  private func build(below root: Counted, _ census: Census, innermostFirst: Bool) {
    var end = innermostFirst ? Counted(census) : root
    for _ in 1..<Self.count + (innermostFirst ? 0 : 1) {
      let router = Counted(census)
      if innermostFirst { router.attach(end) } else { end.attach(router) }
      end = router
    }
    if innermostFirst { root.attach(end) }
  }

  private func detachAll(_ census: Census, reversed: Bool, in tree: Tree) {
    let root = Counted(census)
    root.launch(in: tree)
    for _ in 0..<Self.count { root.attach(Counted(census)) }
    census.expect(active: Self.count + 1)
    let children = root.children
    for child in reversed ? children.reversed() : children { root.detach(child) }
    census.expect(active: 1)
    root.shutDown()
  }
}
