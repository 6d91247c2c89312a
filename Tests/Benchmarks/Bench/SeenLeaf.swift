import RIBs
import TerminalRIBs
import TerminalUI

// A leaf with a view: one more object, and the seam between the two.

enum SeenLeaf: Riblet {
  typealias Model = Int

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

  override func didReceive(_ action: Action) {
    switch action {
    case .press: model += 1
    }
  }
}

final class SeenLeafRouter: ViewableRouter<SeenLeafInteractor, SeenLeafView>, LeafRouting {}

@MainActor struct SeenLeafBuilder {
  let dependencies: LeafDependencies

  @inline(never)
  func build(listener: any LeafListener) -> AnyRouter {
    let view = SeenLeafView(0)
    let interactor = SeenLeafInteractor(on: view)
    sink &+= dependencies.balance
    interactor.listener = listener
    let router = SeenLeafRouter(interactor: interactor, view: view)
    interactor.router = router
    return router
  }
}
