import Editing
import Geography
import HighwayDomain
import PlacesDomain
import RIBs
import Services
import Store
import TerminalRIBs

protocol RouteRouting: Routing {
  func routeToSearch(_ purpose: PlaceSearch.Purpose, near start: Coordinate?)
  func leaveSearch()
  func routeToRestArea(_ restArea: RoadRestArea)
  func routeToAll(_ stops: [ExpresswayRoute.Stop])
}

/// Finds the way as soon as start and destination are known, and the prices of the stations in sight.
final class RouteInteractor: PresentableInteractor<Route> {
  weak var router: (any RouteRouting)?
  private let dependencies: HighwayDependencies
  private let places: PlacesUseCases
  private let start: RouteStart
  /// The names of a link, until their places are found.
  private var names: (from: String?, to: String?)
  /// The index of the expressway that the place of the tree remembers, until its route is found.
  private var wantedSection: Int?
  /// The stations whose prices were asked for since the route was found.
  private var asked: Set<String> = []
  private lazy var finding = LatestRequest("find route", of: self)

  init(
    _ dependencies: HighwayDependencies, places: PlacesUseCases, start: RouteStart,
    names: (from: String?, to: String?), on presenter: any Presentable<Route>
  ) {
    self.dependencies = dependencies
    self.places = places
    self.start = start
    self.names = names
    super.init(on: presenter)
  }

  private var highway: HighwayUseCases { dependencies.highway }

  override func didBecomeActive() {
    whileActive(
      highway.state.map(\.isOffline).observe { [weak self] in self?.model.isOffline = $0 })
    whileActive(
      highway.state.map(\.incidents).observe { [weak self] in self?.model.incidents = $0 })
    request("read expressways") { [weak self, highway] in
      let (lines, cities) = await (highway.roadLines(), highway.cities())
      self?.update { ($0.roads, $0.cities) = (lines, cities) }
    }
    if names.from == nil, model.start == nil { model.start = start.place.value }
    request("find places") { [weak self] in await self?.resolveNames() }
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .choosePlace(let purpose):
      router?.routeToSearch(purpose, near: purpose == .start ? nil : model.start?.coordinate)
    case .swap:
      update { swap(&$0.start, &$0.destination) }
      wantedSection = nil
      find()
    case .keepStart: if let place = model.start { keep(place) }
    case .step(let step): choose(section: model.section + step)
    case .choose(let section): choose(section: section)
    case .stops(let event): update { $0.stops.apply(event) }
    case .open(let id):
      if let stop = model.stops.all.first(where: { $0.id == id }) {
        router?.routeToRestArea(stop.restArea)
      }
    case .selectMark(let id): selectMark(id)
    case .visibleRows(let rows): askForPrices(rows)
    case .showAll: if let route = model.route { router?.routeToAll(route.stops) }
    case .show(let front): model.front = front
    case .retry: find()
    }
  }

  /// Finds the places that a link names; a name without one is said.
  private func resolveNames() async {
    if let name = names.from {
      let place = await places.find(name)
      guard !Task.isCancelled else { return }
      if place == nil { model.unknownName = name }
      if model.start == nil { model.start = place }
    }
    if let name = names.to {
      let place = await places.find(name)
      guard !Task.isCancelled else { return }
      if place == nil { model.unknownName = name }
      if model.destination == nil { model.destination = place }
    }
    names = (nil, nil)
    find()
  }

  private func find() {
    guard let start = model.start, let destination = model.destination else { return }
    asked = []
    update { model in
      model.unknownName = nil
      model.journey = .loading
      model.choose(section: 0)
    }
    finding.ask { [highway] () throws(HighwayError) in
      try await highway.route(start.coordinate, destination.coordinate)
    } then: { [weak self] result in
      self?.didFind(result)
    }
  }

  private func didFind(_ result: Result<Journey, HighwayError>) {
    update { model in
      switch result {
      case .success(let journey):
        model.journey = .loaded(journey)
        let sections = journey.route.sections
        // Else the first expressway on which one can rest.
        let section = sections.firstIndex { !journey.route.stops(on: $0).isEmpty }
        let wanted = wantedSection.flatMap { sections.indices.contains($0) ? $0 : nil }
        model.choose(section: wanted ?? section ?? 0)
        wantedSection = nil
      case .failure(let error): model.journey = .failed(error)
      }
    }
  }

  private func choose(section: Int) {
    guard let sections = model.route?.sections, sections.indices.contains(section) else { return }
    update { $0.choose(section: section) }
  }

  /// A mark of the map is an expressway's number or a rest area.
  private func selectMark(_ id: String) {
    guard let route = model.route else { return }
    if let section = route.sections.indices.first(where: { RouteMark.section($0) == id }) {
      return choose(section: section)
    }
    guard let stop = route.stops.first(where: { RouteMark.stop($0.restArea) == id }),
      let section = route.sections.firstIndex(where: { route.stops(on: $0).contains(stop) })
    else { return }
    update { model in
      model.choose(section: section)
      model.stops.select(stop.restArea.id)
    }
  }

  private func askForPrices(_ rows: Range<Int>) {
    for stop in model.stops.rows[rows.clamped(to: model.stops.rows.indices)] {
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

  private func keep(_ place: Place) {
    request("keep start") { [start, notify = dependencies.notify] in
      if await start.keep(place) { notify(RouteText.startKept(place.name)) }
    }
  }
}

extension RouteInteractor: PlaceSearchListener {
  func placeSearchDidChoose(_ place: Place, as purpose: PlaceSearch.Purpose) {
    switch purpose {
    case .start:
      model.start = place
      // The first start is that of later routes too.
      if start.place.value == nil { keep(place) }
    case .destination: model.destination = place
    }
    router?.leaveSearch()
    wantedSection = nil
    find()
  }

  func placeSearchDidCancel() { router?.leaveSearch() }
}

extension RouteInteractor: Restorable {
  /// The ends of the route, the chosen expressway, and whether the map is shown.
  var restorationState: RestorationState? {
    var memory = RestorationState()
    memory["start"] = model.start?.memory
    memory["destination"] = model.destination?.memory
    memory["section"] = model.route == nil ? nil : "\(model.section)"
    memory["view"] = model.front == .map ? model.front.rawValue : nil
    return memory
  }

  func restore(_ memory: RestorationState) {
    update { model in
      model.start = memory["start"].flatMap(Place.init(memory:)) ?? model.start
      model.destination = memory["destination"].flatMap(Place.init(memory:)) ?? model.destination
      if let front = memory["view"].flatMap(Route.Model.Front.init) { model.front = front }
    }
    wantedSection = memory["section"].flatMap { Int($0) }
  }
}
