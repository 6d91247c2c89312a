import Editing
import Geography
import HighwayDomain
import PlacesDomain
import RIBs
import Services
import Store
import TerminalRIBs

protocol RouteRouting: Routing {
  func routeToRestArea(_ restArea: RoadRestArea)
  func routeToAll(_ stops: [ExpresswayRoute.Stop])
}

/// Finds the way as soon as both ends are known, and the prices of the stations in sight.
final class RouteInteractor: PresentableInteractor<Route> {
  weak var router: (any RouteRouting)?
  let dependencies: HighwayDependencies
  lazy var searching = LatestRequest("search places", of: self)
  /// Whether the first place is chosen as soon as places are found.
  var choosesFirst = false
  /// The names of a link, until their places are found.
  private var names: [WayEnd: String]
  /// What the place of the tree remembers of the list, until the route is found.
  private var restoration: RestorationState?
  /// The stations whose prices were asked for since the route was found.
  private var asked: Set<String> = []
  private lazy var finding = LatestRequest("find route", of: self)

  init(
    _ dependencies: HighwayDependencies, names: [WayEnd: String],
    on presenter: any Presentable<Route>
  ) {
    self.dependencies = dependencies
    self.names = names
    super.init(on: presenter)
  }

  private var highway: HighwayUseCases { dependencies.highway }
  var places: PlacesUseCases { dependencies.places }
  var start: RouteStart { dependencies.start }

  override func didBecomeActive() {
    follow(highway.state.map(\.isOffline), at: \.isOffline)
    follow(highway.state.map(\.incidents), at: \.incidents)
    whileActive(start.place.observe { [weak self] in self?.model.hasDefaultStart = $0 != nil })
    followRecents()
    request("read expressways") { [weak self, highway] in
      let (lines, cities) = await (highway.roadLines(), highway.cities())
      self?.update { ($0.roads, $0.cities) = (lines, cities) }
    }
    var ends = model.ends
    if names[.from] == nil, ends[.from] == nil { ends[.from] = start.place.value }
    begin(with: ends)
    if !names.isEmpty {
      request("find places") { [weak self] in await self?.findNamed() }
    }
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .go(let front): go(to: front)
    case .goDown(let end): goDown(from: end)
    case .type(let text, let end): type(text, in: end)
    case .submit(let end): submit(end)
    case .suggestions(let event): update { $0.suggestions.list.apply(event) }
    case .choose(let place): choose(place)
    case .removeRecent(let place): remove(place)
    case .removeRecents: removeAll()
    case .swap:
      restoration = nil
      begin(with: Dictionary(uniqueKeysWithValues: model.ends.map { ($0.other, $1) }))
    case .keepStart: if let place = model.ends[.from] { keep(place) }
    case .step(let step):
      var stops = model.stops
      if stops.step(by: step) {
        model.stops = stops
      } else {
        dependencies.notify(step < 0 ? RouteText.noneBefore : RouteText.noneBehind)
      }
    case .goToSection(let section): update { $0.stops.select(group: section) }
    case .stops(let event): update { $0.stops.list.apply(event) }
    case .open(let id):
      if let stop = model.stops.list.all.first(where: { $0.id == id }) {
        router?.routeToRestArea(stop.restArea)
      }
    case .selectMark(let id): selectMark(id)
    case .visibleRows(let rows): askForPrices(rows)
    case .showAll: if let route = model.route { router?.routeToAll(route.stops) }
    case .retry:
      find()
      sayRefreshed(after: finding, notify: dependencies.notify, unless: \.hasFailed)
    }
  }

  /// The first end that is neither known nor being found.
  var unknown: WayEnd? { WayEnd.allCases.first { model.ends[$0] == nil && names[$0] == nil } }

  /// Shows the field of an end that is missing, or else the way.
  private func begin(with ends: [WayEnd: Place]) {
    update { model in
      model.ends = ends
      for end in WayEnd.allCases { model.resetText(end) }
    }
    if let unknown {
      go(to: .field(unknown))
    } else if model.front.end != nil {
      go(to: .list)
    }
    find()
  }

  /// Finds the places that a link names; a name without one, or with several, stays in its field.
  private func findNamed() async {
    for end in WayEnd.allCases {
      guard let name = names[end] else { continue }
      let found = await places.findAll(name)
      guard !Task.isCancelled else { return }
      guard names[end] != nil else { continue }
      names[end] = nil
      let place = found.count == 1 ? found[0] : nil
      update { model in
        model.ends[end] = place
        model.texts[end] = place?.name ?? name
      }
      if found.count > 1 { dependencies.notify(RouteText.severalPlaces(name)) }
    }
    if model.front.end == nil, let unknown { go(to: .field(unknown)) }
    find()
  }

  private func find() {
    finding.cancel()
    guard let start = model.ends[.from], let destination = model.ends[.to] else { return }
    asked = []
    update { model in
      model.journey = .loading
      model.stops = RouteStops()
    }
    finding.ask { [highway] () throws(HighwayError) in
      try await highway.route(start.coordinate, destination.coordinate)
    } then: { [weak self] result in
      self?.didFind(result)
    }
  }

  private func didFind(_ result: Result<Journey, HighwayError>) {
    update { model in
      model.journey = AsyncValue(result)
      guard case .success(let journey) = result else { return }
      model.stops = RouteStops(journey.route)
      if let restoration { model.stops.restore(restoration) }
      restoration = nil
    }
  }

  /// Finds the way between other ends, which has other rest areas.
  func findAgain() {
    restoration = nil
    find()
  }

  /// A mark of the map is an expressway's number or a rest area.
  private func selectMark(_ id: String) {
    update { model in
      let groups = model.stops.groups
      if let group = groups.indices.first(where: { RouteMark.section($0) == id }) {
        if !groups[group].isEmpty { model.stops.select(group: group) }
      } else if let row = model.stops.list.all.first(where: { RouteMark.stop($0.restArea) == id }) {
        model.stops.list.select(row.id)
      }
    }
  }

  private func askForPrices(_ rows: Range<Int>) {
    let list = model.stops.list
    for stop in list.rows[rows.clamped(to: list.rows.indices)] {
      let name = stop.restArea.stationName
      guard model.prices[name] == nil, asked.insert(name).inserted else { continue }
      request("load fuel prices", isInBackground: true) { [weak self, highway] in
        // A price that cannot be had is missing from its row; the rest area says why.
        try? await highway.fuel(name) { found in
          self?.model.prices[name] = found.value
          if found.origin == .samples { self?.model.isSample = true }
        }
      }
    }
  }

  func keep(_ place: Place) {
    request("keep start") { [start, notify = dependencies.notify] in
      if await start.keep(place) { notify(RouteText.startKept(place.name)) }
    }
  }
}

extension RouteInteractor: Restorable {
  /// The ends of the route, the selected rest area, and whether the map is shown.
  var restorationState: RestorationState? {
    var state =
      model.route == nil ? restoration ?? RestorationState() : model.stops.list.restorationState
    for (end, key) in Self.keys { state[key] = model.ends[end]?.restoration }
    state["view"] = model.front == .map ? Self.map : nil
    return state
  }

  func restore(_ restoration: RestorationState) {
    self.restoration = restoration
    var ends = model.ends
    for (end, key) in Self.keys {
      guard let place = restoration[key].flatMap(Place.init(restoration:)) else { continue }
      ends[end] = place
      names[end] = nil
    }
    if ends != model.ends { begin(with: ends) }
    if model.route != nil { update { $0.stops.restore(restoration) } }
    if restoration["view"] == Self.map, model.front == .list { model.front = .map }
  }

  private static let keys: [(WayEnd, String)] = [(.from, "start"), (.to, "destination")]
  private static let map = "map"
}

extension RouteStops {
  /// Selects the rest area that was selected, or the first one of the expressway that an older version
  /// remembers.
  fileprivate mutating func restore(_ restoration: RestorationState) {
    if let group = restoration["section"].flatMap({ Int($0) }) { select(group: group) }
    list.restore(restoration)
  }
}
