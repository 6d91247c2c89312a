import RIBs
import SessionDomain
import Store

/// Keeps the session while somebody is logged in, and locks it when nobody does anything.
final class LoggedInInteractor: Interactor {
  private let session: SessionComponent
  private let idleLock: IdleLock

  init(session: SessionComponent) {
    self.session = session
    let lock = session.lockNow
    idleLock = IdleLock(
      limit: session.state.map { $0.hasPIN ? $0.autoLock.duration : nil }, clock: session.clock
    ) {
      // Without a PIN any more there is nothing to lock with.
      try? lock()
    }
  }

  override func didBecomeActive() {
    session.open()
    whileActive(session.followOthers)
    start(idleLock)
  }

  override func willResignActive() { session.close() }

  func userWillAct() -> Bool { idleLock.userWillAct() }
}
