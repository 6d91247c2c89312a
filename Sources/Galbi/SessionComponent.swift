import DetailInterface
import DetailPresentation
import HomeInterface
import HomePresentation
import Launch
import PeopleData
import PeopleDomain
import RIBs
import SQLite
import SessionDomain
import Store

/// What one profile's session shares: its database and the use cases on it.
///
/// Made for LoggedIn, gone with it.
final class SessionComponent: HomeDependency, DetailDependency {
  private let parent: AppComponent
  private let database: Database

  init(parent: AppComponent, profile: Profile) {
    self.parent = parent
    database = Database(
      path: "\(parent.surroundings.folders.data)/profiles/\(profile.id)/galbi.sqlite",
      migrations: SQLitePeople.migrations)
  }

  var clock: any WallClock { parent.clock }
  var state: Stored<SessionState> { parent.session }
  var lockNow: LockNow { parent.lockNow }
  var people: Stored<PeopleState> { parent.people }

  lazy var openPeople = makeOpenPeople(db: db, writer: writer, refresh: refreshPeople)
  lazy var refreshPeople = makeRefreshPeople(web: web, db: db, clock: clock, writer: writer)
  lazy var listPeople = makeListPeople(db: db, origin: people.map(\.origin))
  lazy var findPerson = makeFindPerson(db: db, origin: people.map(\.origin))
  lazy var toggleRegion = makeToggleRegion(writer: writer)

  // Made anew each time: a builder that this kept would keep this in its turn.
  var homeBuilder: any HomeBuildable { HomeBuilder(dependency: self) }
  var detailBuilder: any DetailBuildable { DetailBuilder(dependency: self) }

  func open() {
    let isOffline = parent.surroundings.isOffline
    parent.store.update { $0.field.isOffline = isOffline }
  }

  /// Forgets what belonged to the session, but for what the user wants to see.
  func close() {
    parent.store.update { state in
      let isRegion = state.field.isRegion
      state.field = PeopleState()
      state.field.isRegion = isRegion
    }
    parent.close(database)
  }

  private var writer: Writer<PeopleState> { parent.store.writer(\.field) }

  private lazy var db: any PersonDBWork = SQLitePeople(
    database: database,
    border: DatabaseBorder(log: parent.surroundings.log) { [clock] in "\(clock.now)" })

  private lazy var web: any PersonWebWork = {
    let surroundings = parent.surroundings
    if surroundings.isOffline { return OfflinePeople() }
    return HTTPPeople(
      client: parent.http, address: surroundings.variable("GALBI_PEOPLE_URL") ?? HTTPPeople.address,
      log: surroundings.log)
  }()
}
