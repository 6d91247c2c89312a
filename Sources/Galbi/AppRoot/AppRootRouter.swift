import RIBs
import TerminalRIBs

/// Opens the session.
final class AppRootRouter: ViewableRouter<AppRootInteractor, AppRootView> {
  private let loggedInBuilder: any LoggedInBuildable
  private lazy var session = Slot(of: self)

  init(
    interactor: AppRootInteractor, view: AppRootView, loggedInBuilder: any LoggedInBuildable
  ) {
    self.loggedInBuilder = loggedInBuilder
    super.init(interactor: interactor, view: view)
  }

  override func didLoad() { session.attach(loggedInBuilder.build(on: view.stage)) }
}
