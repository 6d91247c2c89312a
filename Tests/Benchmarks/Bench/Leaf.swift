import RIBs
import TerminalRIBs
import TerminalUI

// The riblets that the core is measured with: as a feature would write them.

protocol LeafListener: Listener {
  func leafDidFinish()
}

protocol LeafRouting: Routing {}

@MainActor
protocol LeafDependency: AnyObject {
  var balance: Int { get }
}

final class RootComponent: LeafDependency {
  let balance = 3
}

/// What a leaf shares below itself: one more object, as the floor has it.
final class LeafComponent: LeafDependency {
  private let parent: any LeafDependency

  init(_ parent: any LeafDependency) { self.parent = parent }

  var balance: Int { parent.balance }
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
  let dependency: any LeafDependency

  @inline(never)
  func build(listener: any LeafListener) -> AnyRouter {
    let component = LeafComponent(dependency)
    let interactor = LeafInteractor()
    sink &+= component.balance
    interactor.listener = listener
    let router = LeafRouter(interactor: interactor)
    interactor.router = router
    return router
  }
}
