import DetailInterface
import DetailPresentation
import DetailRaft
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
  let people: PeopleUseCases
  let clock: any WallClock
  let notify: Notify
  /// The tiles of all features.
  let homeTiles: [HomeTile]
  private let database: Database
  private let model: PeopleModel
  private let ages: AgeKeeper
  private let region: RegionKeeper

  /// `folder` is the profile's.
  init(parent: AppComponent, folder: String, tiles: [HomeTile]) {
    clock = parent.clock
    notify = parent.notify
    homeTiles = tiles
    // Durability `.normal` is enough for people: a stored change outlives a killed program, though
    // perhaps not a power cut.
    database = Database(
      path: "\(folder)/\(Self.file)", migrations: SQLitePeople.migrations,
      busyTimeout: parent.busyTimeout)
    let state = parent.store.stored(\.profile.people)
    let writer = parent.store.writer(\.profile.people)
    let border = DatabaseBorder(log: parent.surroundings.log) { [clock] in "\(clock.now)" }
    model = PeopleModel(
      repository: SQLitePeople(database: database, border: border), service: parent.peopleService,
      clock: clock, writer: writer)
    people = PeopleUseCases(model, state: state)
    ages = AgeKeeper(people: state, clock: clock, writer: writer)
    region = RegionKeeper(
      settings: parent.settings, people: state, writer: writer, notify: notify)
    let isOffline = parent.surroundings.isOffline
    writer.update { $0.isOffline = isOffline }
  }

  static let file = "galbi.sqlite"
  static let demos = [
    Demo(name: "Detail", make: DetailRaft.init), Demo(name: "Home", make: HomeRaft.init),
  ]

  static var databaseChecks: [DatabaseCheck] { [.people] }

  // Computed, since a stored builder would be a cycle: it holds this component.
  var homeBuilder: HomeBuilder { HomeBuilder(dependency: self) }
  var detailBuilder: any DetailBuildable { DetailBuilder(dependency: self) }

  var databases: [SessionDatabase] {
    [
      // An error is logged, and reported by the next use case that reads people.
      SessionDatabase(database: database) { [people] in try? await people.sync() }
    ]
  }

  func start(in session: Interactor) {
    session.start(region)
    session.start(ages)
  }

  func end() { region.end() }

  func settled() async { await model.settled() }
}
