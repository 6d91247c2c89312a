import HTTP
import Launch
import PeopleDomain
import RIBs
import SQLite
import Store

/// What the whole process shares: settings, services, state.
final class AppComponent: AppRootDependency, LoggedInDependency {
  let surroundings: Surroundings
  let store = Store(AppState())
  let http: HTTPClient
  /// Ends when the sessions that were closed have let go of their files.
  private(set) var closing: Task<Void, Never>?

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

  /// The session is over: its file is closed after `lastWork`, and after the files before it.
  func close(_ database: Database, after lastWork: @escaping @MainActor () async -> Void) {
    closing = Task { [closing] in
      await closing?.value
      await lastWork()
      await database.close()
    }
  }

  func makeSession() -> SessionComponent { SessionComponent(parent: self) }
}
