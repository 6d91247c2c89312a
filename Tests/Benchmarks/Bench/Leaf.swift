import RIBs
import TerminalRIBs
import TerminalUI

// The riblets that the core is measured with: as a feature would write them.

protocol LeafListener: Listener {
  func leafDidFinish()
}

protocol LeafRouting: Routing {}

struct LeafDependencies {
  let balance: Int
}

final class RootInteractor: Interactor, LeafListener {
  func leafDidFinish() { sink &+= 1 }
}

final class LeafInteractor: Interactor {
  weak var listener: (any LeafListener)?
  weak var router: (any LeafRouting)?

  override func didBecomeActive() { sink &+= 7 }

  override func willResignActive() { listener?.leafDidFinish() }
}

final class LeafRouter: Router<LeafInteractor>, LeafRouting {}

@MainActor struct LeafBuilder {
  let dependencies: LeafDependencies

  @inline(never)
  func build(listener: any LeafListener) -> AnyRouter {
    let interactor = LeafInteractor()
    sink &+= dependencies.balance
    interactor.listener = listener
    let router = LeafRouter(interactor: interactor)
    interactor.router = router
    return router
  }
}
