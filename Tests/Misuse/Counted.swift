import RIBs

/// Counts riblets that live and that are active.
@MainActor final class Census {
  var living = 0
  var active = 0

  func expect(active expected: Int) {
    precondition(active == expected, "other riblets are active than ought to be")
  }

  func expectAllFreed() { precondition(living == 0, "riblets have stayed") }
}

/// A riblet that is counted, and that builds a chain below itself as it loads.
final class Counted: Router<CountedInteractor> {
  private let census: Census
  private let childrenOnLoad: Int

  init(_ census: Census, childrenOnLoad: Int = 0) {
    self.census = census
    self.childrenOnLoad = childrenOnLoad
    census.living += 1
    super.init(interactor: CountedInteractor(census))
    interactor.router = self
  }

  isolated deinit { census.living -= 1 }

  override func didLoad() {
    guard childrenOnLoad > 0 else { return }
    attach(Counted(census, childrenOnLoad: childrenOnLoad - 1))
  }
}

final class CountedInteractor: Interactor {
  weak var router: Counted?
  var leave: ((Counted) -> Void)?
  private let census: Census

  init(_ census: Census) {
    self.census = census
    super.init()
  }

  override func didBecomeActive() { census.active += 1 }

  override func willResignActive() {
    census.active -= 1
    if let router { leave?(router) }
  }
}
