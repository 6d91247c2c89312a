import RIBs
import SessionDomain
import SessionInterface
import TerminalRIBs

/// Opens the session, or the screen that asks for it: one or the other.
final class AppRootRouter: ViewableRouter<AppRootInteractor, AppRootView>, AppRootRouting {
  private let loggedInBuilder: any LoggedInBuildable
  private let loggedOutBuilder: any LoggedOutBuildable
  private lazy var session = Slot(of: self)
  private lazy var entrance = Slot(of: self, on: view.stage)
  private weak var loggedIn: (any LoggedInRouting)?

  init(
    interactor: AppRootInteractor, view: AppRootView, loggedInBuilder: any LoggedInBuildable,
    loggedOutBuilder: any LoggedOutBuildable
  ) {
    self.loggedInBuilder = loggedInBuilder
    self.loggedOutBuilder = loggedOutBuilder
    super.init(interactor: interactor, view: view)
    interactor.router = self
  }

  /// Waits until the session is open: nothing is opened behind a lock.
  override func open(_ segment: Segment) async throws -> AnyRouter {
    try await interactor.sessionIsOpen()
    return try await super.open(segment)
  }

  func routeToLoggedIn(as profile: Profile) {
    entrance.clear()
    let child = loggedInBuilder.build(as: profile, on: view.stage)
    loggedIn = child
    session.attach(child)
  }

  func routeToLoggedOut() {
    session.clear()
    if entrance.child == nil { entrance.show(loggedOutBuilder.build(), as: .embed) }
  }

  func routeToNothing() {
    session.clear()
    entrance.clear()
  }

  func userWillAct() -> Bool { loggedIn?.userWillAct() ?? true }

  var sessionPlace: Place? { loggedIn?.place }

  func comeBack(to place: Place) async {
    // The nearest place that exists is good enough: what was there may be gone.
    _ = try? await loggedIn?.open(place)
  }
}
