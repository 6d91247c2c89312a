import DetailInterface
import DetailPresentation
import HomeInterface
import HomePresentation
import Launch
import PeopleData
import PeopleDomain
import RIBs
import SQLite
import Store

/// What one profile's session shares: its database and the use cases on it.
///
/// Made for LoggedIn, gone with it.
final class SessionComponent: HomeDependency, DetailDependency {
  private let parent: AppComponent
  private let profile: Profile
  private let database: Database

  init(parent: AppComponent) {
    self.parent = parent
    let surroundings = parent.surroundings
    profile = Profile(variable: surroundings.variable)
    database = Database(
      path: "\(surroundings.folders.data)/profiles/\(profile.id)/galbi.sqlite",
      migrations: SQLitePeople.migrations, busyTimeout: parent.busyTimeout)
  }

  var clock: any WallClock { parent.clock }
  var people: Stored<PeopleState> { parent.people }

  lazy var openPeople = makeOpenPeople(db: db, writer: writer, refresh: refreshPeople)
  lazy var refreshPeople = makeRefreshPeople(
    web: parent.peopleService, db: db, clock: clock, writer: writer)
  lazy var listPeople = makeListPeople(db: db, origin: people.map(\.origin))
  lazy var findPerson = makeFindPerson(db: db, origin: people.map(\.origin))
  lazy var toggleRegion = makeToggleRegion(writer: writer)

  // Made anew each time: a builder that this kept would keep this in its turn.
  var homeBuilder: any HomeBuildable { HomeBuilder(dependency: self) }
  var detailBuilder: any DetailBuildable { DetailBuilder(dependency: self) }

  /// Says whose session this is.
  func open() {
    let name = profile.name
    let isOffline = parent.surroundings.isOffline
    parent.store.update { state in
      state.session.name = name
      state.field.isOffline = isOffline
    }
  }

  /// Forgets what belonged to the session.
  func close() {
    parent.store.update { state in
      state.session = SessionState()
      state.field = PeopleState()
    }
  }

  private var writer: Writer<PeopleState> { parent.store.writer(\.field) }

  private lazy var db: any PersonDBWork = SQLitePeople(
    database: database,
    border: DatabaseBorder(log: parent.surroundings.log) { [clock] in "\(clock.now)" })
}
