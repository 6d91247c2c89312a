import HTTP
import Launch
import PeopleData
import PeopleDomain
import RIBs
import SQLite
import Store

/// What the whole process shares: settings, services, state.
final class AppComponent: AppRootDependency, LoggedInDependency {
  let surroundings: Surroundings
  let store = Store(AppState())
  /// Ends when the sessions that were closed have let go of their files.
  private(set) var closing: Task<Void, Never>?
  /// The service that has people.
  let peopleService: any PersonWebWork
  /// How long a change waits for another program that writes the same database.
  let busyTimeout: Duration

  /// `peopleService` is the one that the surroundings name, if none is given.
  init(
    _ surroundings: Surroundings, peopleService: (any PersonWebWork)? = nil,
    busyTimeout: Duration = .seconds(5)
  ) {
    self.surroundings = surroundings
    self.peopleService = peopleService ?? Self.peopleService(in: surroundings)
    self.busyTimeout = busyTimeout
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

  lazy var placeFile = PlaceFile(
    path: "\(surroundings.folders.data)/profiles/"
      + "\(Profile(variable: surroundings.variable).id)/place")

  func makeSession() -> SessionComponent { SessionComponent(parent: self) }

  private static func peopleService(in surroundings: Surroundings) -> any PersonWebWork {
    if surroundings.isOffline { return OfflinePeople() }
    let clock = surroundings.clock
    let client = HTTPClient(version: Version.number) { duration throws(CancellationError) in
      try await clock.pause(for: duration)
    }
    return HTTPPeople(
      client: client, address: surroundings.variable("GALBI_PEOPLE_URL") ?? HTTPPeople.address,
      log: surroundings.log)
  }
}
