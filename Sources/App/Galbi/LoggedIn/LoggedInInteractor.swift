import RIBs
import SessionDomain
import SettingsDomain
import Store
import Time

/// Keeps the session as long as it is active, and locks it when the user is idle.
final class LoggedInInteractor: Interactor {
  private let component: SessionComponent
  private let session: SessionUseCases
  private let idleLock: IdleLock
  private weak var frame: (any SessionFrame)?

  init(
    _ component: SessionComponent, session: SessionUseCases, settings: Stored<SettingsState>,
    clock: any WallClock, frame: any SessionFrame
  ) {
    self.component = component
    self.session = session
    self.frame = frame
    let limit = Stored.combine(session.state, settings) { session, settings in
      session.isOpen && session.hasPIN ? settings.settings.autoLock : nil
    }
    idleLock = IdleLock(limit: limit, clock: clock) { [lock = session.lock] in
      // Without a PIN there is nothing to lock with.
      try? lock()
    }
  }

  override func didBecomeActive() {
    whileActive(session.observe)
    start(idleLock)
    frame?.mayAct = idleLock.userWillAct
    component.start(in: self)
  }

  override func willResignActive() {
    frame?.mayAct = nil
    component.close()
  }
}
