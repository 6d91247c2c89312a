import PeopleDomain
import RIBs
import RIBsTesting
import Store
import TerminalRIBs

@testable import Galbi

/// What the root of the app stands on, with a session that only exists.
final class AppRootDependencies: AppRootDependency {
  let store = Store(AppState())
  let manualClock = ManualClock(now: 1_000_000)
  let loggedInBuilder: any LoggedInBuildable = LoggedInFake()

  var clock: any WallClock { manualClock }
  lazy var sessionState = store.stored(\.session)
  lazy var people = store.stored(\.field)
  lazy var notice = store.stored(\.notice)

  func advance(_ duration: Duration) async {
    await manualClock.advance(by: duration)
  }
}

/// Builds a riblet that does nothing.
final class LoggedInFake: LoggedInBuildable {
  func build(on stage: any Stage) -> AnyRouter { Router(interactor: Interactor()) }
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
