import Headless
import Phrases
import RIBs
import SessionDomain
import SessionInterface
import SettingsDomain
import Store
import TerminalRIBs
import TerminalUI
import Time

@testable import Galbi

/// What the root of the app stands on, with a session that only exists and riblets that only are.
final class AppRootDependencies: AppRootDependency {
  let store = Store(AppState())
  let manualClock = ManualClock(now: 1_000_000)
  let work = FixedSession(Account(profile: Profile(name: "김하늘"), pin: nil))
  let loggedInFake = LoggedInFake()
  private(set) var erasures = 0

  var loggedInBuilder: any LoggedInBuildable { loggedInFake }
  var loggedOutBuilder: any LoggedOutBuildable { LoggedOutFake() }
  var clock: any WallClock { manualClock }
  lazy var session = store.stored(\.session)
  lazy var openSession = makeOpenSession(work: work, writer: store.writer(\.session))
  lazy var lockNow = makeLockNow(work: work, writer: store.writer(\.session))
  lazy var signOut = makeSignOut(work: work, writer: store.writer(\.session))
  lazy var finishErasing: FinishErasing = { [weak self] in self?.erasures += 1 }
  lazy var notify: Notify = { [store] phrase in store.update { $0.notice.post(phrase) } }
  lazy var settings = store.stored(\.settings)
  var followSettings: FollowSettings = {}
  lazy var notice = store.stored(\.notice)

  func advance(_ duration: Duration) async {
    await manualClock.advance(by: duration)
  }
}

/// Builds a riblet that opens whatever a link names, and takes what the user does or not.
final class LoggedInFake: LoggedInBuildable {
  var takesActs = true
  private(set) var profiles: [Profile] = []

  func build(as profile: Profile, on stage: any Stage) -> any LoggedInRouting {
    profiles.append(profile)
    return LoggedInFakeRouter(self)
  }
}

final class LoggedInFakeRouter: Router<Interactor>, LoggedInRouting {
  private let builder: LoggedInFake

  init(_ builder: LoggedInFake) {
    self.builder = builder
    super.init(interactor: Interactor())
  }

  override var name: String { "LoggedIn" }

  override func open(_ segment: Segment) async throws -> AnyRouter {
    let child = PlaceRouter(segment)
    attach(child)
    return child
  }

  func userWillAct() -> Bool { builder.takesActs }
}

/// A riblet that a link can name.
final class PlaceRouter: Router<Interactor> {
  private let own: Segment

  init(_ segment: Segment) {
    own = segment
    super.init(interactor: Interactor())
  }

  override var segment: Segment? { own }
}

/// Builds a screen with nothing on it.
final class LoggedOutFake: LoggedOutBuildable {
  func build() -> any ViewableRouting { LoggedOutFakeRouter() }
}

final class LoggedOutFakeRouter: ViewableRouter<Interactor, AnyView> {
  init() { super.init(interactor: Interactor(), view: AnyView()) }

  override var name: String { "LoggedOut" }
}

/// Remembers where it was routed to.
final class AppRootRouterSpy: AppRootRouting {
  private(set) var routes: [String] = []
  var sessionPlace: Place?

  func routeToLoggedIn(as profile: Profile) { routes.append("in \(profile.name)") }
  func routeToLoggedOut() { routes.append("out") }
  func routeToNothing() { routes.append("nothing") }
  func userWillAct() -> Bool { true }
  func comeBack(to place: Place) async { routes.append("back to \(place)") }
}

/// Remembers what it was told.
final class AppRootListenerSpy: AppRootListener {
  private(set) var quits = 0

  func appRootDidQuit() { quits += 1 }
}

/// Remembers every model it was shown.
final class AppRootPresenterSpy: AppRootPresentable {
  weak var listener: (any AppRootPresentableListener)?
  private(set) var shown: [AppRootViewModel] = []

  func show(_ model: AppRootViewModel) { shown.append(model) }
}
