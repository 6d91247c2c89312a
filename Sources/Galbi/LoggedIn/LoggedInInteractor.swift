import RIBs
import SessionDomain
import SettingsDomain
import Store
import Time

/// Keeps the session while somebody is logged in, and locks it when nobody does anything.
final class LoggedInInteractor: Interactor {
  private let session: SessionComponent
  private let idleLock: IdleLock

  init(session: SessionComponent) {
    self.session = session
    let lock = session.lockNow
    idleLock = IdleLock(
      limit: Stored.combine(session.session, session.settings) { session, settings in
        session.hasPIN ? settings.settings.autoLock : nil
      }, clock: session.clock
    ) {
      // Without a PIN any more there is nothing to lock with.
      try? lock()
    }
  }

  override func didBecomeActive() {
    whileActive(session.followSession)
    start(idleLock)
    session.start(in: self)
  }

  override func willResignActive() { session.close() }

  func userWillAct() -> Bool { idleLock.userWillAct() }
}
