import DetailInterface
import DetailPresentation
import DetailRaft
import HomeInterface
import HomePresentation
import HomeRaft
import Launch
import PeopleData
import PeopleDomain
import Phrases
import RIBs
import SQL
import SettingsDomain
import Store
import TerminalUI
import Time

/// People in one session: home, and a person's own screen.
final class PeopleComponent: SessionPart {
  let people: PeopleUseCases
  let homeBuilder: HomeBuilder
  private let database: any Database
  private let ages: AgeUpdater
  private let region: RegionSync

  /// `tiles` are those of all features.
  init(parent: AppComponent, stores: SessionStores, tiles: [HomeTile]) {
    let (clock, notify, notifyChange) = (parent.clock, parent.notify, parent.notifyChange)
    database = stores.people.database
    let state = parent.store.stored(\.profile.people)
    let writer = parent.profileWriter(\.people)
    let model = PeopleModel(
      repository: stores.people,
      service: parent.peopleService, clock: clock, writer: writer)
    people = PeopleUseCases(model, state: state)
    homeBuilder = HomeBuilder(
      people: people, notify: notify, notifyChange: notifyChange, clock: clock,
      detail: DetailBuilder(people: people, notify: notify, notifyChange: notifyChange),
      tiles: tiles)
    ages = AgeUpdater(people: state, clock: clock, writer: writer)
    region = RegionSync(
      settings: parent.settings, people: state, writer: writer, notify: notify)
    let isOffline = parent.context.isOffline
    writer.update { $0.isOffline = isOffline }
  }

  static let demos = [
    Demo(name: "Detail", make: DetailRaft.init), Demo(name: "Home", make: HomeRaft.init),
  ]

  static var databaseChecks: [DatabaseCheck] { [.people] }

  var sources: [FinderSource] { [homeBuilder.findings] }

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

  func settled() async { await people.settled() }
}
