import HighwayData
import HighwayDomain
import HighwayPresentation
import HighwayRaft
import HomeInterface
import Launch
import Log
import PlacesDomain
import RIBs
import SQL
import SQLite
import SettingsDomain
import Store
import TerminalUI
import Time

/// The highway in one session.
final class HighwayComponent: SessionPart {
  let highway: HighwayUseCases
  let tiles: [HomeTile]
  let sources: [FinderSource]
  private let database: SQLiteDatabase

  /// `folder` is the profile's.
  init(parent: AppComponent, folder: String, places: PlacesUseCases) {
    let (clock, log) = (parent.clock, parent.context.log)
    database = SQLiteDatabase(
      path: "\(folder)/\(SQLiteHighway.file)", migrations: SQLiteHighway.migrations,
      busyTimeout: parent.busyTimeout)
    let stamp: @Sendable () -> String = { "\(clock.now)" }
    let model = HighwayModel(
      repository: SQLiteHighway(database, log: log, stamp: stamp),
      services: { parent.roads.present }, samples: SampleHighway(clock: clock),
      network: { .bundled },
      clock: clock, writer: parent.profileWriter(\.highway))
    highway = HighwayUseCases(model, state: parent.store.stored(\.profile.highway))
    let start = RouteStart(
      place: parent.store.stored(\.settings).map {
        $0.settings.location.map(Place.init)
      }
    ) { place in
      do throws(SettingsError) {
        try await parent.settings.change(.location, place.named.setting)
        return true
      } catch {
        parent.notify(error.phrase)
        return false
      }
    }
    let builder = HighwayBuilder(
      highway: highway, places: places, start: start, clock: clock, notify: parent.notify)
    tiles = [.highway(builder)]
    sources = builder.findings
  }

  /// What can be searched for without an import: cities in both languages, where expressways are
  /// entered, and rest areas.
  static func places(of network: ExpresswayNetwork) -> [Place] {
    let cities = network.cities.flatMap { city in
      let isShared = network.cities.count { $0.name == city.name } > 1
      let isMetropolis = city.province == city.name
      let province = !isMetropolis ? city.province : isShared ? "\(city.name)광역시" : ""
      return [city.name, city.englishName].filter { !$0.isEmpty }.map { name in
        let korean = isShared && !isMetropolis ? "\(province) \(city.name)" : city.name
        return Place(
          name: name, address: name == city.name || isShared && isMetropolis ? province : korean,
          coordinate: city.coordinate, category: Place.region)
      }
    }
    let entrances = network.points.filter { $0.kind != .junction }.map { point in
      Place(
        name: point.name, address: network.road(point.road)?.name ?? "",
        coordinate: point.coordinate)
    }
    let restAreas = network.restAreas.map { restArea in
      Place(
        name: restArea.fullName, address: network.road(restArea.road)?.name ?? "",
        coordinate: restArea.coordinate)
    }
    return cities + entrances + restAreas
  }

  static let destinations = [
    Destination(
      AppText.highway, link: "home/highway",
      words: ["교통", "돌발상황", "traffic", "expressway traffic", "motorway traffic", "incidents"],
      commands: HighwayBuilder.commands),
    Destination(
      AppText.route, link: "home/highway/route",
      words: ["길찾기", "경로", "directions", "navigation", "way"],
      commands: HighwayBuilder.routeCommands
    ).taking("from", "to"),
    Destination(
      AppText.restAreas, link: "home/highway/rest",
      words: ["주유소", "기름값", "service areas", "fuel", "petrol", "gas"],
      commands: HighwayBuilder.restAreaCommands),
    Destination(
      AppText.travelTimes, link: "home/highway/times",
      words: ["소요시간", "durations", "how long"], commands: HighwayBuilder.timesCommands
    ).taking("from", "to"),
    Destination(
      AppText.roads, link: "home/highway/road", words: ["도로", "expressway", "motorway"],
      commands: HighwayBuilder.roadCommands
    ).taking("code"),
  ]
  static let demos = [Demo(name: "Highway", make: HighwayRaft.init)]
  static var databaseChecks: [DatabaseCheck] { [.highway] }

  var databases: [SessionDatabase] { [SessionDatabase(database: database, sync: nil)] }

  func settled() async { await highway.settled() }
}

extension Place {
  /// The place of a setting.
  fileprivate init(_ place: NamedCoordinate) {
    self.init(name: place.name, address: "", coordinate: place.coordinate)
  }

  /// The place as a setting has it.
  var named: NamedCoordinate { NamedCoordinate(name: name, coordinate: coordinate) }

  /// The same with what tells it from other places of its name.
  var namedTellingly: NamedCoordinate {
    NamedCoordinate(name: tellingName, coordinate: coordinate)
  }
}
