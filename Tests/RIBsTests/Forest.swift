import Expectations

@testable import RIBs

/// Two trees, one of them observed, and a number of loose riblets, which are changed at random and change one another.
@MainActor final class Forest {
  static let deepest = 5

  private(set) var depthReached = 0
  private let census: Census
  private let trees: [Tree]
  private var random: SplitMix
  private var routers: [RandomRouter] = []
  private var made = 0
  private var depth = 0
  private var hasOnlyLongWork = false

  init(seed: UInt64, observers: [any TreeObserver], census: Census) {
    random = SplitMix(seed: seed)
    self.census = census
    trees = [Tree(observers: observers), Tree()]
    for _ in 0..<24 { make() }
  }

  /// Does one thing at random that is not forbidden, often to `caller` or to what is near it.
  func change(near caller: RandomRouter? = nil) {
    var router = routers[pick(routers.count)]
    if pick(2) == 0 { router = routers.filter(\.isActive).randomElement(using: &random) ?? router }
    let other = routers[pick(routers.count)]
    if let caller, pick(2) == 0 { router = caller }
    switch pick(20) {
    case 0..<7:
      if canAttach(other, to: router) {
        router.attach(other)
      } else if let parent = other.parent {
        parent.detach(other)
      }
    case 7..<10: if let parent = router.parent { parent.detach(router) }
    case 10: if let parent = router.parent, let above = parent.parent { above.detach(parent) }
    case 11:
      if let sibling = router.parent?.children.randomElement(using: &random) {
        router.parent?.detach(sibling)
      }
    case 12, 13: if let leaving = routers.first(where: \.isDeparting) { move(leaving, to: other) }
    case 14, 15: launch(router)
    case 16: if pick(2) == 0 { trees[pick(trees.count)].root?.shutDown() }
    case 17: router.interactor.request("work") { [weak self] in self?.react(near: router) }
    case 18: router.interactor.start(RandomWorker(forest: self))
    default: if pick(10) == 0 { replace(router) }
    }
  }

  /// Changes something in a callback, now and then, and not for ever.
  func react(near caller: RandomRouter? = nil) {
    guard !hasOnlyLongWork, depth < Self.deepest, pick(4) > 0 else { return }
    depth += 1
    depthReached = max(depthReached, depth)
    for _ in 0..<(1 + pick(3)) { change(near: caller) }
    depth -= 1
  }

  /// What is unsound while nothing is going on.
  func fault() -> String? {
    for router in routers {
      if router.isActivating || router.isResigning || router.isDeparting {
        return "\(router.name) is stuck in a walk"
      }
      if router.isActive != router.interactor.isActive { return "\(router.name) is half active" }
      let isBelowActive = router.parent?.isActive ?? (router.launchedTree != nil)
      if router.isActive != isBelowActive { return "\(router.name) is not as its parent" }
      var previous: AnyRouter?
      for child in router.children {
        if child.parent !== router || child.previous !== previous {
          return "\(router.name) has a torn list"
        }
        previous = child
      }
      if router.childList?.last !== previous { return "\(router.name) has a torn end" }
    }
    return nil
  }

  /// Shuts down and lets go of all.
  func end() {
    hasOnlyLongWork = true
    for tree in trees { tree.root?.shutDown() }
    for router in routers { if let parent = router.parent { parent.detach(router) } }
    routers = []
  }

  private func make() {
    made += 1
    routers.append(RandomRouter("r\(made)", forest: self, census: census))
  }

  /// Keeps the number of riblets, while those that are let go may stay in the tree.
  private func replace(_ router: RandomRouter) {
    routers.removeAll { $0 === router }
    make()
  }

  /// Launches what `router` hangs on, where a tree is free.
  private func launch(_ router: AnyRouter) {
    var top = router
    while let parent = top.parent { top = parent }
    guard top.launchedTree == nil, let tree = trees.first(where: { $0.root == nil }) else { return }
    top.launch(in: tree)
  }

  private func canAttach(_ child: AnyRouter, to parent: AnyRouter) -> Bool {
    guard child.parent == nil, child.launchedTree == nil else { return false }
    return !isAtOrBelow(parent, child)
  }

  /// Attaches elsewhere what is being detached or shut down.
  private func move(_ router: AnyRouter, to parent: AnyRouter) {
    guard !isAtOrBelow(parent, router) else { return }
    let wasCalm = hasOnlyLongWork
    hasOnlyLongWork = true  // What is left of the departure must not put `parent` below `router`.
    parent.attach(router)
    hasOnlyLongWork = wasCalm
  }

  private func isAtOrBelow(_ router: AnyRouter, _ ancestor: AnyRouter) -> Bool {
    var present: AnyRouter? = router
    while let router = present {
      if router === ancestor { return true }
      present = router.parent
    }
    return false
  }

  private func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
}
