import Editing
import Geography
import HighwayDomain
import PlacesDomain
import RIBs
import Store
import TerminalRIBs
import TerminalUI

/// The way from a start to a destination, its expressways and their rest areas.
enum Route: Riblet {
  struct Model: Equatable {
    /// What has the keys.
    enum Front: String {
      case list, map
    }

    var front = Front.list
    var start: Place?
    var destination: Place?
    /// The name of a link for which no place was found.
    var unknownName: String?
    /// Nil until there are a start and a destination.
    var journey: Loadable<Journey, HighwayError>?
    /// The index of the chosen expressway.
    private(set) var section = 0
    /// The first rest areas of the chosen expressway, on the carriageway that one drives.
    var stops = Listing<RestAreaListing.Row>()
    /// The prices of filling stations that have come, by the rest areas' names.
    var prices: [String: FuelPrices] = [:]
    /// Whether some of the prices are invented.
    var isSample = false
    var roads: [[Coordinate]] = []
    /// The largest first, for the map.
    var cities: [City] = []
    /// What hinders traffic now, for the map.
    var incidents: [Incident] = []
    var isOffline = false

    var route: ExpresswayRoute? { journey?.value?.route }

    var chosenSection: ExpresswayRoute.Section? {
      guard let sections = route?.sections, sections.indices.contains(section) else { return nil }
      return sections[section]
    }

    /// Chooses an expressway, and its first rest area.
    mutating func choose(section: Int) {
      self.section = section
      let stops = chosenSection.flatMap { route?.stops(on: $0) } ?? []
      self.stops = Listing(stops.prefix(Self.stopLimit).map(RestAreaListing.Row.init))
    }

    private static let stopLimit = 15
  }

  enum Action {
    case choosePlace(PlaceSearch.Purpose), swap, keepStart
    case step(by: Int), choose(section: Int), stops(Listing<RestAreaListing.Row>.Event)
    case open(String), visibleRows(Range<Int>), selectMark(String)
    case showAll, show(Model.Front), retry
  }
}

extension ExpresswayRoute {
  /// The rest areas on one of its stretches, in order of travel.
  func stops(on section: Section) -> [Stop] {
    stops.filter {
      $0.restArea.road == section.road.code && section.tenths.contains($0.restArea.tenths)
    }
  }
}

extension Route {
  static let commands: [KeyCommand<Route>] = [
    KeyCommand(.escape, title: HighwayText.list, sends: .show(.list)).when { $0.front == .map },
    KeyCommand("s", title: RouteText.start, sends: .choosePlace(.start)).elsewhere(),
    KeyCommand("d", title: RouteText.destination, sends: .choosePlace(.destination)).elsewhere(),
    KeyCommand("x", title: RouteText.swap, sends: .swap)
      .when { $0.start != nil || $0.destination != nil }.unhinted
      .elsewhere(words: ["reverse"], unless: obstacle),
    KeyCommand("S", title: RouteText.keepStart, sends: .keepStart).when { $0.start != nil }.unhinted
      .elsewhere(words: ["집", "home", "default"], unless: obstacle),
    KeyCommand("[", title: RouteText.previousRoad, sends: .step(by: -1))
      .when(\.hasSections).unhinted.elsewhere(unless: obstacle),
    KeyCommand("]", label: "[ ]", title: RouteText.nextRoad, sends: .step(by: 1))
      .when(\.hasSections).elsewhere(unless: obstacle),
    KeyCommand("a", title: RouteText.all, sends: .showAll)
      .when { $0.route?.stops.isEmpty == false }.elsewhere(unless: obstacle),
    KeyCommand("m", title: HighwayText.map) {
      $0.route == nil ? nil : .show($0.front == .map ? .list : .map)
    }.titled { $0.front == .map ? HighwayText.list : nil }.elsewhere(unless: obstacle),
    KeyCommand("R", title: HighwayText.retry, sends: .retry)
      .when { $0.journey != nil && $0.journey != .loading }
      .hinted { $0.journey?.value == nil || $0.journey?.value?.failure != nil }
      .elsewhere(unless: obstacle),
  ]

  private static let obstacle = RouteText.chooseBoth.phrase
}

extension Route.Model {
  /// Whether the route has sections to step through.
  fileprivate var hasSections: Bool { (route?.sections.count ?? 0) > 1 }
}

/// Builds the route, which shows the search for its ends and its rest areas over itself.
struct RouteBuilder {
  static let segment: Segment = "route"

  let dependencies: HighwayDependencies
  let places: PlacesUseCases
  let start: RouteStart

  /// `from` and `to` are names of places.
  @MainActor func build(
    from: String?, to: String?, on stage: any Stage
  ) -> any ViewableRouting {
    let view = RouteView(Route.Model())
    let interactor = RouteInteractor(
      dependencies, places: places, start: start, names: (from, to), on: view)
    let parameters = [("from", from), ("to", to)].compactMap { name, value in
      value.map { Segment.Parameter(name, $0) }
    }
    return RouteRouter(
      interactor: interactor, view: view, segment: Segment(Self.segment.name, parameters),
      stage: stage,
      search: PlaceSearchBuilder(
        places: places, clock: dependencies.clock, notify: dependencies.notify),
      restArea: RestAreaBuilder(dependencies: dependencies),
      restAreas: RestAreasBuilder(dependencies: dependencies))
  }
}
