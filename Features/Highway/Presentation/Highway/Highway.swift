import Editing
import Geography
public import HighwayDomain
public import Phrases
public import PlacesDomain
import RIBs
import Search
import Services
import Store
public import TerminalRIBs
import TerminalUI
public import Time

/// What hinders traffic now, as a list and on a map.
enum Highway: Riblet {
  struct Model: Equatable {
    /// What has the keys.
    enum Front: String {
      case list, map, details, filter
    }

    /// By Korea's clocks.
    var today: Day
    var front = Front.list
    /// What Esc leaves the details for.
    var behindDetails = Front.list
    /// Those that the filter lets through.
    var list = Listing<Incident>()
    var filter = IncidentFilter() {
      didSet {
        list.filter(where: filter.matches)
        choices.show(filter.choices(among: list.all))
      }
    }
    /// The choices of the filter.
    var choices = Listing<IncidentFilter.Choice>()
    /// The expressways, for the map.
    var roads: [[Coordinate]] = []
    /// The largest first, for the map.
    var cities: [City] = []
    /// What the camera near the selected incident sees, which is nil if none is near; nil until it is asked for.
    var camera: AsyncValue<CameraView?, HighwayError>?
    var isRefreshing = false
    var isSample = false
    var isOffline = false
    /// Why sources have not answered.
    var failures: [IncidentSource: HighwayError] = [:]
    var age: Age?

    init(today: Day) {
      self.today = today
      show([])
    }

    /// What Esc shows.
    var back: Front { front == .details ? behindDetails : .list }

    mutating func show(_ incidents: [Incident]) {
      list.show(incidents, where: filter.matches)
      choices.show(filter.choices(among: incidents))
    }
  }

  enum Action {
    case list(Listing<Incident>.Event), show(Model.Front)
    case choices(Listing<IncidentFilter.Choice>.Event), toggle(IncidentFilter.Mark), clearFilter
    case refresh
    /// The details are in sight, and the camera was not asked for.
    case needCamera
    case route, restAreas, roads, travelTimes
  }
}

extension Highway {
  static let commands =
    ofFilter.map { $0.when { $0.front == .filter } }
    + ofIncidents.map { $0.when { $0.front != .filter } }

  private static let ofFilter: [KeyCommand<Highway>] = [
    KeyCommand(" ", title: IncidentText.toggle) { $0.choices.selected.map { .toggle($0.id) } }
      .unhinted,
    clear.onlyHere,
    KeyCommand("f", title: HighwayText.list, sends: .show(.list)),
    KeyCommand(.escape, title: HighwayText.list, sends: .show(.list)),
  ]

  private static let clear = KeyCommand<Highway>(
    "a", title: IncidentText.clear, sends: .clearFilter
  ).when { !$0.filter.isEmpty }.elsewhere(unless: IncidentText.allShown)

  private static let ofIncidents: [KeyCommand<Highway>] = [
    KeyCommand(.escape, title: HighwayText.list) { .show($0.back) }.when { $0.front != .list }
      .titled { $0.back == .map ? HighwayText.map : nil },
    KeyCommand("m", title: HighwayText.map) { .show($0.front == .map ? .list : .map) }
      .titled { $0.front == .map ? HighwayText.list : nil }.elsewhere(words: ["약도", "picture"]),
    KeyCommand("w", title: IncidentText.route, sends: .route),
    KeyCommand("r", title: IncidentText.restAreas, sends: .restAreas),
    KeyCommand("t", title: IncidentText.travelTimes, sends: .travelTimes),
    KeyCommand("o", title: IncidentText.roadList, sends: .roads),
    KeyCommand("f", title: HighwayText.filter, sends: .show(.filter))
      .elsewhere(opening: [clear].elsewhere()),
    KeyCommand.refresh({ !$0.failures.isEmpty }, sends: .refresh)
      .elsewhere(words: ["다시 받기", "reload"]),
  ]
}

/// Builds the highway: incidents, and over them routes, rest areas, roads and travel times.
@MainActor public struct HighwayBuilder {
  static let segment: Segment = "highway"

  let dependencies: HighwayDependencies

  public init(
    highway: HighwayUseCases, places: PlacesUseCases, start: RouteStart, clock: any WallClock,
    notify: @escaping Notify
  ) {
    dependencies = HighwayDependencies(
      highway: highway, places: places, start: start, clock: clock, notify: notify)
  }

  /// `stage` is where the screens over the incidents are shown.
  public func build(on stage: any Stage) -> any ViewableRouting {
    let view = HighwayView(Highway.Model(today: Moment(korean: dependencies.clock.now).day))
    let interactor = HighwayInteractor(dependencies, on: view)
    return HighwayRouter(
      interactor: interactor, view: view, stage: stage, dependencies: dependencies)
  }
}

/// What the riblets of the highway need.
struct HighwayDependencies {
  let highway: HighwayUseCases
  let places: PlacesUseCases
  let start: RouteStart
  let clock: any WallClock
  let notify: Notify
}

extension Found {
  /// Where a head says that what is shown is invented, or how old it is.
  @MainActor func note(_ age: Age?) -> Phrase? {
    origin == .samples ? HighwayText.samples : age?.phrase
  }
}
