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
    if let parent = router?.parent, !parent.isActive {
      census.faults.append("\(label) activates before its parent")
    }
    forest?.react(near: router)
  }

  override func willResignActive() {
    if !isUp { census.faults.append("\(label) resigns twice") }
    isUp = false
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
