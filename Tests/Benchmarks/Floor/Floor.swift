// The floor: riblets reduced to the least that still attaches, activates and calls a listener back,
// and subscribers that compare one field each.
//
// It does less than any real core (no lifecycle checks, no re-entrancy, no tasks), so it is a lower
// bound and a yardstick that moves with the machine: ratios to it are compared, not nanoseconds.
// Swift 5, so that nothing is isolated and no isolation is paid for.

var sink = 0

protocol LeafListener: AnyObject { func leafDidFinish() }

class Interactor {
  final var isActive = false
  final var onResign: [() -> Void] = []

  final func activate() {
    guard !isActive else { return }
    isActive = true
    didBecomeActive()
  }

  final func deactivate() {
    guard isActive else { return }
    willResignActive()
    for action in onResign { action() }
    onResign.removeAll()
    isActive = false
  }

  func didBecomeActive() {}
  func willResignActive() {}
}

class Router {
  let interactor: Interactor
  var children: [ObjectIdentifier: Router] = [:]
  var isLoaded = false

  init(_ interactor: Interactor) { self.interactor = interactor }

  final func attach(_ child: Router) {
    children[ObjectIdentifier(child)] = child
    child.interactor.activate()
    if !child.isLoaded {
      child.isLoaded = true
      child.didLoad()
    }
  }

  final func detach(_ child: Router) {
    guard children.removeValue(forKey: ObjectIdentifier(child)) != nil else { return }
    child.interactor.deactivate()
  }

  func didLoad() {}
}

final class RootInteractor: Interactor, LeafListener {
  func leafDidFinish() { sink &+= 1 }
}

final class LeafInteractor: Interactor {
  weak var listener: LeafListener?
  weak var router: Router?
  override func didBecomeActive() { sink &+= 7 }
  override func willResignActive() { listener?.leafDidFinish() }
}

struct LeafDependencies {
  let balance: Int
}

let dependencies = LeafDependencies(balance: 3)
let rootInteractor = RootInteractor()
let root = Router(rootInteractor)

@inline(never) func build() -> Router {
  let interactor = LeafInteractor()
  sink &+= dependencies.balance
  interactor.listener = rootInteractor
  let router = Router(interactor)
  interactor.router = router
  return router
}

/// Builds, attaches, detaches and frees a leaf, again and again.
public func floorLeaves(_ count: Int) {
  for _ in 0..<count {
    let child = build()
    root.attach(child)
    root.detach(child)
  }
}

/// Siblings below one root.
public final class FloorSiblings {
  private var children: [Router] = []

  public init() {}

  public func attach(_ count: Int) {
    children.reserveCapacity(count)
    children = (0..<count).map { _ in build() }
    for child in children { root.attach(child) }
  }

  /// Lets go of none of them.
  public func detachAll(lastToFirst: Bool) {
    if lastToFirst {
      for child in children.reversed() { root.detach(child) }
    } else {
      for child in children { root.detach(child) }
    }
  }
}

struct State: Equatable {
  var a = 0
  var b = 0
  var name = "state"
}

final class Subscriber {
  let path: KeyPath<State, Int>
  var last = 0
  let action: (Int) -> Void

  init(_ path: KeyPath<State, Int>, _ action: @escaping (Int) -> Void) {
    self.path = path
    self.action = action
  }

  func receive(_ state: State) {
    let next = state[keyPath: path]
    guard next != last else { return }
    last = next
    action(next)
  }
}

/// Subscribers of the field `a` of one state.
public final class FloorSubscribers {
  private var state = State()
  private let subscribers: [Subscriber]

  public init(_ count: Int) {
    subscribers = (0..<count).map { _ in Subscriber(\State.a) { sink &+= $0 } }
  }

  public func updateAnother(_ count: Int) {
    for step in 0..<count {
      state.b = step
      for subscriber in subscribers { subscriber.receive(state) }
    }
  }

  public func updateWatched(_ count: Int) {
    for _ in 0..<count {
      state.a &+= 1
      for subscriber in subscribers { subscriber.receive(state) }
    }
  }
}
