import DetailInterface
import DetailPresentation
import DetailRaft
import Editing
import HomeInterface
import HomePresentation
import HomeRaft
import Launch
import Log
import PeopleData
import PeopleDomain
import Phrases
import RIBs
import SQLite
import SettingsDomain
import Store
import Time

/// People in one session: home, and a person's own screen.
final class PeopleComponent: SessionPart, HomeDependency, DetailDependency {
  private let parent: AppComponent
  private let database: Database
  /// The tiles of all features.
  let homeTiles: [HomeTile]

  /// `folder` is the profile's.
  init(parent: AppComponent, folder: String, tiles: [HomeTile]) {
    self.parent = parent
    homeTiles = tiles
    // Durability `.normal` is enough for people: what was acknowledged outlives a killed program,
    // if not always a power cut.
    database = Database(
      path: "\(folder)/\(Self.file)", migrations: SQLitePeople.migrations,
      busyTimeout: parent.busyTimeout)
    let isOffline = parent.surroundings.isOffline
    parent.store.update { $0.profile.people.isOffline = isOffline }
  }

  static let file = "galbi.sqlite"
  static var demos: [Demo] { [Demo("Detail", DetailRaft.init), Demo("Home", HomeRaft.init)] }

  static var databaseChecks: [DatabaseCheck] { [.people] }

  var clock: any WallClock { parent.clock }
  var people: Stored<PeopleState> { parent.people }
  var notify: Notify { parent.notify }

  lazy var openPeople = makeOpenPeople(db: db, writer: writer, refresh: refreshPeople)
  lazy var makeDo = makeMakeDo(db: db, writer: writer)
  lazy var refreshPeople = makeRefreshPeople(
    web: parent.peopleService, db: db, clock: clock, writer: writer)
  lazy var listPeople = makeListPeople(model)
  lazy var findPerson = makeFindPerson(model)
  lazy var openPerson = makeOpenPerson(model)
  lazy var toggleFavourite = makeToggleFavourite(model, history: history)
  lazy var editPerson = makeEditPerson(model, history: history)
  lazy var undoPeople = makeUndoPeople(history)
  lazy var redoPeople = makeRedoPeople(history)
  lazy var clearPeople = makeClearPeople(model)
  lazy var syncPeople = makeSyncPeople(model)
  lazy var walk = makeWalk(parent.peopleService)
  lazy var fly = makeFly(db)
  lazy var toggleRegion = makeToggleRegion(writer: writer)

  // Made anew each time: a builder that this kept would keep this in its turn.
  var homeBuilder: any HomeBuildable { HomeBuilder(dependency: self) }
  var detailBuilder: any DetailBuildable { DetailBuilder(dependency: self) }

  var databases: [SessionDatabase] {
    [
      SessionDatabase(database: database) { [syncPeople] in
        do throws(PeopleError) {
          try await syncPeople()
        } catch {
          // It stands in the log, and whoever reads the people next is told.
        }
      }
    ]
  }

  func start(in session: Interactor) {
    session.start(region)
    session.start(AgeKeeper(people: people, clock: clock, writer: writer))
  }

  func end() { region.end() }

  func settled() async { await history.settled() }

  private lazy var region = RegionKeeper(
    settings: parent.settings, people: people, change: parent.changeSetting, notify: notify
  ) { [writer] isRegion in writer.update { $0.isRegion = isRegion } }
  private lazy var model = PeopleModel(db: db, writer: writer)
  private let history = CommandHistory<PeopleError>()
  private var writer: Writer<PeopleState> { parent.store.writer(\.profile.people) }
  private lazy var db: any PersonDBWork = SQLitePeople(
    database: database,
    border: DatabaseBorder(log: parent.surroundings.log) { [clock] in "\(clock.now)" })
}
