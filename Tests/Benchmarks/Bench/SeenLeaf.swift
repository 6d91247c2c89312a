import RIBs
import TerminalRIBs
import TerminalUI

// A leaf with a view: two more objects, and the function by which the view reports actions.

enum SeenLeaf: Riblet {
  struct Model: Equatable {}

  enum Action {
    case press
  }
}

final class SeenLeafView: View<SeenLeaf> {}

final class SeenLeafInteractor: PresentableInteractor<SeenLeaf> {
  weak var listener: (any LeafListener)?
  weak var router: (any LeafRouting)?

  override func didBecomeActive() { sink &+= 7 }

  override func willResignActive() { listener?.leafDidFinish() }
}

final class SeenLeafRouter: ViewableRouter<SeenLeafInteractor, SeenLeafView>, LeafRouting {}

final class SeenLeafBuilder: Builder<any LeafDependency> {
  @inline(never)
  func build(listener: any LeafListener) -> AnyRouter {
    let component = LeafComponent(dependency: dependency)
    let view = SeenLeafView(SeenLeaf.Model())
    let interactor = SeenLeafInteractor(on: view)
    sink &+= component.balance
    interactor.listener = listener
    let router = SeenLeafRouter(interactor: interactor, view: view)
    interactor.router = router
    return router
  }
}
