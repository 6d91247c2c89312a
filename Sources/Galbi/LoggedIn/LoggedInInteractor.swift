import RIBs

/// Keeps the session while somebody is logged in.
final class LoggedInInteractor: Interactor {
  private let session: SessionComponent

  init(session: SessionComponent) {
    self.session = session
  }

  override func didBecomeActive() {
    session.open()
    whileActive(session.followOthers)
  }

  override func willResignActive() { session.close() }
}
