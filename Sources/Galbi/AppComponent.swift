import HTTP
import Launch
import PeopleDomain
import RIBs
import Store

/// What the whole process shares: settings, services, state.
final class AppComponent: AppRootDependency, LoggedInDependency {
  let surroundings: Surroundings
  let store = Store(AppState())
  let http: HTTPClient

  init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
    let clock = surroundings.clock
    http = HTTPClient(version: Version.number) { duration throws(CancellationError) in
      try await clock.pause(for: duration)
    }
  }

  var clock: any WallClock { surroundings.clock }
  lazy var sessionState = store.stored(\.session)
  lazy var people = store.stored(\.field)
  lazy var notice = store.stored(\.notice)
  // Made anew each time: a builder that this kept would keep this in its turn.
  var loggedInBuilder: any LoggedInBuildable { LoggedInBuilder(dependency: self) }

  lazy var placeFile = PlaceFile(
    path: "\(surroundings.folders.data)/profiles/"
      + "\(Profile(variable: surroundings.variable).id)/place")

  func makeSession() -> SessionComponent { SessionComponent(parent: self) }
}
