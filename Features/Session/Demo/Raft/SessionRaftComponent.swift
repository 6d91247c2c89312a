import RIBs
import SessionDomain
import SessionPresentation
import Store
import Time

/// What the lock depends on, with fixed parts; who has opened it is signed out again.
final class SessionRaftComponent: LoggedOutDependency {
  let clock: any WallClock
  private let store = Store(State())
  private let work = FixedSession(Account(profile: Profile(name: "Kim"), pin: "123456"))

  private struct State {
    var session = SessionState()
  }

  init(clock: any WallClock) {
    self.clock = clock
    openSession()
  }

  lazy var session = store.stored(\.session)
  lazy var openSession = makeOpenSession(work: work, writer: writer)
  lazy var followSession = makeFollowSession(work: work, writer: writer)
  lazy var remainingWait = makeRemainingWait(work: work, clock: clock)
  lazy var unlock: Unlock = { [unlocking, signOut] pin throws(SessionError) in
    try await unlocking(pin)
    signOut()
  }

  private lazy var unlocking = makeUnlock(
    work: work, pins: FixedPINs(), clock: clock, writer: writer)
  private lazy var signOut = makeSignOut(work: work, writer: writer)
  private var writer: Writer<SessionState> { store.writer(\.session) }
}
