import Headless
import Phrases
import RIBs
import SessionDomain
import SessionFixtures
import SettingsDomain
import SettingsFixtures
import Store
import TerminalRIBs
import TerminalUI
import Time

@testable import Galbi

/// What the root of the app needs: a session in memory, and riblets that do nothing.
@MainActor final class AppRootFixture {
  let store = Store(AppState())
  let manualClock = ManualClock(now: 1_000_000)
  let repository = FixedSession(Account(profile: Profile(name: "김하늘"), pin: nil))
  /// Whether the session accepts what the user does.
  var acceptsActs = true
  /// The profiles whose sessions were built.
  private(set) var profiles: [Profile] = []
  private(set) var erasures = 0
  private(set) var quits = 0

  var clock: any WallClock { manualClock }
  lazy var notice = store.stored(\.notice)
  lazy var serverLoss = store.stored(\.profile.serverLoss)
  lazy var notify: Notify = { [store] phrase in store.update { $0.notice.post(phrase) } }
  lazy var settings = SettingsUseCases(
    KeptSettings(FixedSettings(), writer: store.writer(\.settings)),
    state: store.stored(\.settings))
  lazy var session: SessionUseCases = {
    let model = SessionModel(
      repository, hasher: FixedPINHasher(), clock: manualClock, writer: store.writer(\.session))
    var session = SessionUseCases(model, state: store.stored(\.session))
    session.finishErasing = { [weak self] in self?.erasures += 1 }
    return session
  }()

  var parts: AppRootDependencies {
    AppRootDependencies(
      session: session, settings: settings, notice: notice, serverLoss: serverLoss, clock: clock,
      notify: notify,
      loggedIn: self, loggedOut: FakeLoggedOutBuilder(), quit: { [self] in quits += 1 })
  }

  func advance(_ duration: Duration) async {
    await manualClock.advance(by: duration)
  }
}

extension AppRootFixture: LoggedInBuildable {
  func build(_ profile: Profile, in frame: any SessionFrame) -> AnyRouter {
    profiles.append(profile)
    frame.mayAct = { [weak self] in self?.acceptsActs ?? true }
    return LoggedInFakeRouter(interactor: Interactor())
  }
}

struct FakeLoggedOutBuilder: LoggedOutBuildable {
  func build() -> any ViewableRouting { LoggedOutFakeRouter() }
}

extension NoticeState {
  /// Posts what is no change.
  @MainActor mutating func post(_ phrase: Phrase) { post(ChangeNotice(phrase)) }
}

/// Opens whatever a link names.
final class LoggedInFakeRouter: Router<Interactor> {
  override var name: String { "LoggedIn" }

  override func open(_ segment: Segment) async throws -> AnyRouter {
    let child = PlaceRouter(segment)
    attach(child)
    return child
  }
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

/// An empty screen.
final class LoggedOutFakeRouter: ViewableRouter<Interactor, AnyView> {
  init() { super.init(interactor: Interactor(), view: AnyView()) }

  override var name: String { "LoggedOut" }
}

/// Remembers its calls.
final class AppRootRouterSpy: AppRootRouting {
  private(set) var routes: [String] = []
  var hasSession = false

  func routeToLoggedIn(as profile: Profile) {
    hasSession = true
    routes.append("in \(profile.name)")
  }
  func routeToLoggedOut() { routes.append("out") }
  func routeToLock() { routes.append("lock") }
  func routeToNothing() { routes.append("nothing") }
}
