import RIBs
import TerminalRIBs
import TerminalUI

// A leaf with a view: one more object, and one more reference up.

protocol SeenLeafPresentableListener: PresentableListener {
  func didPress()
}

protocol SeenLeafPresentable: LegacyPresentable {
  var listener: (any SeenLeafPresentableListener)? { get set }
}

final class SeenLeafView: AnyView, SeenLeafPresentable {
  weak var listener: (any SeenLeafPresentableListener)?
}

final class SeenLeafInteractor: Interactor, SeenLeafPresentableListener {
  weak var listener: (any LeafListener)?
  weak var router: (any LeafRouting)?
  private let presenter: any SeenLeafPresentable

  init(presenter: any SeenLeafPresentable) {
    self.presenter = presenter
    super.init()
    presenter.listener = self
  }

  override func didBecomeActive() { sink &+= 7 }

  override func willResignActive() { listener?.leafDidFinish() }

  func didPress() {}
}

final class SeenLeafRouter: ViewableRouter<SeenLeafInteractor, SeenLeafView>, LeafRouting {}

final class SeenLeafBuilder: Builder<any LeafDependency> {
  @inline(never)
  func build(listener: any LeafListener) -> AnyRouter {
    let component = LeafComponent(dependency: dependency)
    let view = SeenLeafView()
    let interactor = SeenLeafInteractor(presenter: view)
    sink &+= component.balance
    interactor.listener = listener
    let router = SeenLeafRouter(interactor: interactor, view: view)
    interactor.router = router
    return router
  }
}
