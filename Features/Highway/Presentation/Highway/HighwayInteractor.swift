import Editing
import Geography
import HighwayDomain
import RIBs
import Store
import TerminalRIBs
import TerminalUI
import Time

protocol HighwayRouting: Routing {
  func routeToRoute()
  func routeToRestAreas()
  func routeToRoads()
  func routeToTravelTimes()
}

/// Asks for the incidents, and for the camera near the selected one while its details are shown.
final class HighwayInteractor: PresentableInteractor<Highway> {
  weak var router: (any HighwayRouting)?
  private let dependencies: HighwayDependencies
  private lazy var looking = LatestRequest("look through camera", of: self)
  private lazy var age = FollowedAge(of: self, clock: dependencies.clock) { [weak self] in
    self?.model.age = $0
  }
  /// How wide a camera's picture is, in pixels.
  private static let pictureWidth = 480
  /// How long an incident is selected before its camera is asked for.
  private static let lookDelay = Duration.milliseconds(250)

  init(_ dependencies: HighwayDependencies, on presenter: any Presentable<Highway>) {
    self.dependencies = dependencies
    super.init(on: presenter)
  }

  private var highway: HighwayUseCases { dependencies.highway }

  override func didBecomeActive() {
    let state = highway.state
    whileActive(
      state.map(\.incidents).observe { [weak self] incidents in
        self?.change { $0.show(incidents) }
      })
    follow(state.map(\.isRefreshing), at: \.isRefreshing)
    follow(state.map(\.isSample), at: \.isSample)
    follow(state.map(\.isOffline), at: \.isOffline)
    follow(state.map(\.failures), at: \.failures)
    whileActive(state.map(\.time).observe { [weak self] in self?.age.follow($0) })
    refresh()
    request("read expressways") { [weak self, highway] in
      let (lines, cities) = await (highway.roadLines(), highway.cities())
      self?.update { ($0.roads, $0.cities) = (lines, cities) }
    }
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .list(let event): change { $0.list.apply(event) }
    case .show(let front): show(front)
    case .choices(let event): update { $0.choices.apply(event) }
    case .toggle(let mark): change { $0.filter.toggle(mark) }
    case .clearFilter: change { $0.filter = IncidentFilter() }
    case .refresh:
      refreshAgain()
      forgetCamera()
    case .needCamera: if model.camera == nil { look() }
    case .route: router?.routeToRoute()
    case .restAreas: router?.routeToRestAreas()
    case .roads: router?.routeToRoads()
    case .travelTimes: router?.routeToTravelTimes()
    }
  }

  private func refresh() {
    model.today = Moment(korean: dependencies.clock.now).day
    request("refresh incidents", highway.refresh)
  }

  /// Refreshes at the user's wish, and says that it was done unless the screen says why not.
  private func refreshAgain() {
    model.today = Moment(korean: dependencies.clock.now).day
    // Of one that runs already the screen says what it found.
    let isFirst = !model.isRefreshing
    sayRefreshed(once: highway.refresh, notify: dependencies.notify) { model in
      // A source without a key is not used, which is no failure.
      !isFirst || model.isSample || !model.failures.values.allSatisfy { $0.missingKey != nil }
    }
  }

  private func show(_ front: Model.Front) {
    update { model in
      if front == .filter, model.front != .filter { model.choices.selectFirst() }
      if front == .details, model.front != .details { model.behindDetails = model.front }
      model.front = front
    }
    if front == .details, model.camera == nil { look() }
  }

  private func change(_ body: (inout Model) -> Void) {
    let before = model.list.selected?.id
    update(body)
    if model.list.selected?.id != before { forgetCamera() }
  }

  /// Another incident may be selected; its camera is asked for when its details are in sight.
  private func forgetCamera() {
    looking.cancel()
    model.camera = nil
    if model.front == .details { look() }
  }

  /// Asks for the camera near the selected incident.
  private func look() {
    guard let incident = model.list.selected else { return }
    guard let coordinate = incident.coordinate else { return model.camera = .loaded(nil) }
    model.camera = .loading
    let coordinates = model.list.all.compactMap(\.coordinate)
    looking.ask { [highway, clock = dependencies.clock] () throws(HighwayError) in
      try? await clock.pause(for: Self.lookDelay)
      return Task.isCancelled
        ? nil : try await highway.camera(coordinate, coordinates, Self.pictureWidth)
    } then: { [weak self] result in
      self?.model.camera = AsyncValue(result)
    }
  }
}

extension HighwayInteractor: Restorable {
  /// The selected incident, what has the keys, the filter and the order.
  var restorationState: RestorationState? {
    var restoration = model.list.restorationState
    restoration["view"] = [.map, .details].contains(model.front) ? model.front.rawValue : nil
    let marks = model.filter.marks
    let kinds = Incident.Kind.allCases.filter { marks.contains(.kind($0)) }.map(\.rawValue)
    restoration["kinds"] = kinds.isEmpty ? nil : kinds.joined(separator: ",")
    let roads = marks.compactMap { if case .road(let name) = $0 { name } else { nil } }.sorted()
    restoration["roads"] = roads.isEmpty ? nil : roads.joined(separator: ",")
    return restoration
  }

  func restore(_ restoration: RestorationState) {
    change { model in
      for kind in (restoration["kinds"] ?? "").split(separator: ",") {
        if let kind = Incident.Kind(rawValue: String(kind)) { model.filter.toggle(.kind(kind)) }
      }
      for road in (restoration["roads"] ?? "").split(separator: ",") {
        model.filter.toggle(.road(String(road)))
      }
      model.list.restore(restoration)
    }
    if let front = restoration["view"].flatMap(Model.Front.init) { show(front) }
  }
}
