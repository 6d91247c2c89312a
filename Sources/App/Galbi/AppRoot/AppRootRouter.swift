import RIBs
import SessionDomain
import TerminalRIBs
import TerminalUI

/// Attaches the riblet of the session, or the screen without one; while the session is locked, both.
final class AppRootRouter: ViewableRouter<AppRootInteractor, AppRootView>, AppRootRouting {
  private let dependencies: AppRootDependencies
  private lazy var session = Slot(of: self)
  private lazy var entrance = Slot(of: self, on: view.entrance)

  init(
    interactor: AppRootInteractor, view: AppRootView, dependencies: AppRootDependencies
  ) {
    self.dependencies = dependencies
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
    guard session.child == nil else { return }
    session.attach(dependencies.loggedIn.build(profile, in: view))
  }

  func routeToLoggedOut() {
    session.clear()
    showEntrance()
  }

  func routeToLock() {
    session.child?.visit { router, _ in (router as? any ViewableRouting)?.anyView.eraseSecrets() }
    showEntrance()
  }

  private func showEntrance() {
    if entrance.child == nil { entrance.show(dependencies.loggedOut.build(), as: .embed) }
  }

  func routeToNothing() {
    session.clear()
    entrance.clear()
  }

  var hasSession: Bool { session.child != nil }
}
