import RIBs
import SessionDomain
import TerminalRIBs

/// Has either the riblet of the session attached, or the screen without one.
final class AppRootRouter: ViewableRouter<AppRootInteractor, AppRootView>, AppRootRouting {
  private let dependency: any AppRootDependency
  private lazy var session = Slot(of: self)
  private lazy var entrance = Slot(of: self, on: view.stage)
  private weak var loggedIn: (any LoggedInRouting)?

  init(
    interactor: AppRootInteractor, view: AppRootView, dependency: any AppRootDependency
  ) {
    self.dependency = dependency
    super.init(interactor: interactor, view: view)
    interactor.router = self
    view.onUserWillAct = { [weak self] in self?.loggedIn?.userWillAct() ?? true }
  }

  /// Waits until the session is open: nothing is opened behind a lock.
  override func open(_ segment: Segment) async throws -> AnyRouter {
    try await interactor.sessionIsOpen()
    return try await super.open(segment)
  }

  func routeToLoggedIn(as profile: Profile) {
    entrance.clear()
    let child = dependency.buildLoggedIn(as: profile, on: view.stage)
    loggedIn = child
    session.attach(child)
  }

  func routeToLoggedOut() {
    session.clear()
    if entrance.child == nil { entrance.show(dependency.buildLoggedOut(), as: .embed) }
  }

  func routeToNothing() {
    session.clear()
    entrance.clear()
  }

  var sessionPlace: Place? { loggedIn?.place }

  func comeBack(to place: Place) async {
    // What was there may be gone; then the nearest place is opened.
    _ = try? await loggedIn?.open(place)
  }
}
