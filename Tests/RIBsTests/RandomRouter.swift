import RIBs

/// Counts what lives, and writes down what came out of turn.
@MainActor final class Census {
  var living = 0
  var faults: [String] = []
}

/// A riblet that changes its forest in each of its callbacks.
final class RandomRouter: Router<RandomInteractor> {
  private let label: String
  private weak let forest: Forest?
  private let census: Census
  private var loads = 0

  init(_ label: String, forest: Forest, census: Census) {
    self.label = label
    self.forest = forest
    self.census = census
    census.living += 1
    super.init(interactor: RandomInteractor(label, forest: forest, census: census))
    interactor.router = self
  }

  isolated deinit { census.living -= 1 }

  nonisolated override var name: String { label }

  override func didLoad() {
    loads += 1
    if loads > 1 { census.faults.append("\(label) loads twice") }
    forest?.react(near: self)
  }
}

final class RandomInteractor: Interactor {
  weak var router: RandomRouter?
  private let label: String
  private weak let forest: Forest?
  private let census: Census
  private var isUp = false

  init(_ label: String, forest: Forest, census: Census) {
    self.label = label
    self.forest = forest
    self.census = census
  }

  override func didBecomeActive() {
    if isUp { census.faults.append("\(label) activates twice") }
    isUp = true
    if !isActive || router?.isActive != true {
      census.faults.append("\(label) activates and is inactive")
    }
    if let parent = router?.parent, !parent.isActive {
      census.faults.append("\(label) activates before its parent")
    }
    forest?.react(near: router)
  }

  override func willResignActive() {
    if !isUp { census.faults.append("\(label) resigns twice") }
    isUp = false
    if isActive { census.faults.append("\(label) resigns and is active") }
    if router?.children.contains(where: \.isActive) == true {
      census.faults.append("\(label) resigns before its children")
    }
    forest?.react(near: router)
  }
}

/// Changes the forest as it starts and stops.
final class RandomWorker: Worker {
  let runsOn = "main actor"
  private weak let forest: Forest?

  init(forest: Forest) {
    self.forest = forest
  }

  func didStart(in scope: WorkScope) { forest?.react() }

  func didStop() { forest?.react() }
}

/// Changes the forest at some events: each change causes more of them.
final class RandomObserver: TreeObserver {
  weak var forest: Forest?
  /// How often it may react from now on.
  var patience = 0

  func observe(_ event: TreeEvent) { react(near: nil) }

  func willLetGo(of router: AnyRouter) { react(near: router as? RandomRouter) }

  private func react(near router: RandomRouter?) {
    guard patience > 0 else { return }
    patience -= 1
    forest?.react(near: router)
  }
}
