import DetailInterface
import DetailPresentation
import Editing
import FinanceInterface
import HomeInterface
import HomePresentation
import Launch
import Log
import PeopleData
import PeopleDomain
import ProfileInterface
import ProfilePresentation
import RIBs
import ResourceKit
import SQLite
import SessionDomain
import SettingsDomain
import Store
import TerminalRIBs

/// What one profile's session shares: its database and the use cases on it.
///
/// Made for LoggedIn, gone with it.
final class SessionComponent: MainDependency, HomeDependency, DetailDependency,
  ProfileHomeDependency
{
  private let parent: AppComponent
  private let database: Database
  let money: MoneyComponent

  init(parent: AppComponent, profile: Profile) {
    self.parent = parent
    // Durability `.normal` is enough for people: what was acknowledged outlives a killed program,
    // if not always a power cut.
    let folder = "\(parent.surroundings.folders.data)/profiles/\(profile.id)"
    money = MoneyComponent(parent: parent, folder: folder)
    database = Database(
      path: "\(folder)/galbi.sqlite",
      migrations: SQLitePeople.migrations, busyTimeout: parent.busyTimeout)
  }

  var clock: any WallClock { parent.clock }
  var session: Stored<SessionState> { parent.session }
  var settings: Stored<SettingsState> { parent.settings }
  var changeSetting: ChangeSetting { parent.changeSetting }
  var renameProfile: RenameProfile { parent.renameProfile }
  var setPIN: SetPIN { parent.setPIN }
  var removePIN: RemovePIN { parent.removePIN }
  var lockNow: LockNow { parent.lockNow }
  var signOut: SignOut { parent.signOut }
  var followSession: FollowSession { parent.followSession }
  var eraseData: EraseData { parent.eraseData }
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
  var mainBuilder: any MainBuildable { MainBuilder(dependency: self) }
  var homeBuilder: any HomeBuildable { HomeBuilder(dependency: self) }
  var tileBuilders: [any HomeTileBuildable] { [money.transportTileBuilder] }
  var detailBuilder: any DetailBuildable { DetailBuilder(dependency: self) }
  var profileBuilder: any ProfileHomeBuildable { ProfileHomeBuilder(dependency: self) }

  var tabs: [Tab] {
    [
      Tab(.home) { [homeBuilder] in homeBuilder.build(on: $0) },
      Tab(.finance) { [builder = money.financeBuilder] in builder.build(on: $0) },
      Tab(.profile) { [profileBuilder] in profileBuilder.build(on: $0) },
    ]
  }

  func open() {
    let isOffline = parent.surroundings.isOffline
    parent.store.update { $0.field.isOffline = isOffline }
  }

  /// Follows what another Galbi does to the same profile, until the task is cancelled.
  ///
  /// Work that does not keep the session.
  var followOthers: @MainActor () async -> Void {
    { [watch, syncPeople, log = parent.surroundings.log] in
      do throws(SQLiteError) {
        try await watch.run {
          do throws(PeopleError) {
            try await syncPeople()
          } catch {
            // It stands in the log, and whoever reads the people next is told.
          }
        }
      } catch {
        log.warning("people", error.description)
      }
    }
  }

  /// Forgets what belonged to the session, but for what the user wants to see.
  ///
  /// It lets go of its file when the last change is made: whoever is the last to do so takes the log
  /// away with it.
  func close() {
    parent.close(database) { [history] in await history.settled() }
    money.close()
    parent.store.update { state in
      let isRegion = state.field.isRegion
      state.field = PeopleState()
      state.field.isRegion = isRegion
    }
  }

  private var watch: DatabaseWatch {
    DatabaseWatch(database) { [clock] duration throws(CancellationError) in
      try await clock.pause(for: duration)
    }
  }

  private lazy var model = PeopleModel(db: db, writer: writer)
  private let history = CommandHistory<PeopleError>()

  /// Whether countries are shown, here and in the settings.
  lazy var region = RegionKeeper(
    settings: settings, people: people, change: changeSetting, notify: notify
  ) { [writer] isRegion in writer.update { $0.isRegion = isRegion } }

  /// How old the people on the screen are.
  lazy var age = AgeKeeper(people: people, clock: clock, writer: writer)

  private var writer: Writer<PeopleState> { parent.store.writer(\.field) }

  private lazy var db: any PersonDBWork = SQLitePeople(
    database: database,
    border: DatabaseBorder(log: parent.surroundings.log) { [clock] in "\(clock.now)" })
}
