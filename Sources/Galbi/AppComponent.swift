import HTTP
import Launch
import PeopleDomain
import RIBs
import ResourceKit
import SessionData
import SessionDomain
import SessionInterface
import SessionPresentation
import Store

/// What the whole process shares: settings, services, state.
final class AppComponent: AppRootDependency, LoggedInDependency, LoggedOutDependency {
  let surroundings: Surroundings
  let store = Store(AppState())
  let http: HTTPClient
  private let sessionWork: any SessionWork
  private let pins = CryptPINs()
  /// Ends when the sessions that were closed have let go of their files.
  private(set) var closing: Task<Void, Never>?

  init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
    let clock = surroundings.clock
    http = HTTPClient(version: Version.number) { duration throws(CancellationError) in
      try await clock.pause(for: duration)
    }
    sessionWork = SessionFiles(
      data: surroundings.folders.data, log: "\(surroundings.folders.state)/\(Folders.log)",
      profile: Profile(name: SystemUser.name(variable: surroundings.variable)))
  }

  var clock: any WallClock { surroundings.clock }
  lazy var session = store.stored(\.session)
  lazy var people = store.stored(\.field)
  lazy var notice = store.stored(\.notice)

  lazy var openSession = makeOpenSession(work: sessionWork, writer: sessionWriter)
  lazy var unlock = makeUnlock(
    work: sessionWork, pins: pins, clock: clock, writer: sessionWriter)
  lazy var remainingWait = makeRemainingWait(work: sessionWork, clock: clock)
  lazy var lockNow = makeLockNow(work: sessionWork, writer: sessionWriter)
  lazy var signOut = makeSignOut(work: sessionWork, writer: sessionWriter)
  lazy var setPIN = makeSetPIN(
    work: sessionWork, pins: pins, clock: clock, writer: sessionWriter)
  lazy var removePIN = makeRemovePIN(
    work: sessionWork, pins: pins, clock: clock, writer: sessionWriter)
  lazy var setAutoLock = makeSetAutoLock(work: sessionWork, writer: sessionWriter)
  lazy var renameProfile = makeRenameProfile(work: sessionWork, writer: sessionWriter)
  lazy var eraseData = makeEraseData(work: sessionWork, writer: sessionWriter)
  lazy var finishErasing = makeFinishErasing(
    work: sessionWork, writer: sessionWriter, open: openSession
  ) { [weak self] in await self?.closing?.value }
  /// Says something that goes by itself.
  lazy var notify: Notify = { [store] phrase in store.update { $0.notice.post(phrase) } }

  // Made anew each time: a builder that this kept would keep this in its turn.
  var loggedInBuilder: any LoggedInBuildable { LoggedInBuilder(dependency: self) }
  var loggedOutBuilder: any LoggedOutBuildable { LoggedOutBuilder(dependency: self) }

  func makeSession(of profile: Profile) -> SessionComponent {
    SessionComponent(parent: self, profile: profile)
  }

  /// Runs what a session that was closed has still to do, after the sessions before it.
  func whileClosing(_ work: @escaping () async -> Void) {
    closing = Task { [closing] in
      await closing?.value
      await work()
    }
  }

  private var sessionWriter: Writer<SessionState> { store.writer(\.session) }
}
