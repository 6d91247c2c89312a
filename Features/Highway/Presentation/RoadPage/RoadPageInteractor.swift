import Editing
import HighwayDomain
import RIBs
import Services
import Store
import TerminalRIBs
import Time

protocol RoadPageRouting: Routing {
  func routeToRestArea(_ restArea: RoadRestArea)

  /// Shows the selected camera over the list, unless it is beside it.
  func routeToCamera()
}

/// Asks for the cameras of a road once, and for what the selected one sees.
///
/// The addresses of cameras expire: they are only in the model, and not remembered.
final class RoadPageInteractor: PresentableInteractor<RoadPage>, RoadCameraListener {
  weak var router: (any RoadPageRouting)?
  private let dependencies: HighwayDependencies
  private lazy var finding = LatestRequest("find cameras", of: self)
  private lazy var looking = LatestRequest("load camera", of: self)
  private let cameraStore = Store(RoadCamera.Model())
  /// Whether the selected camera is shown.
  private var isLooking = false

  /// The pixels of a still.
  private static let width = 640
  /// How long the selection must stay on a place before its camera is asked for.
  private static let pause = Duration.milliseconds(300)

  init(_ dependencies: HighwayDependencies, on presenter: any Presentable<RoadPage>) {
    self.dependencies = dependencies
    super.init(on: presenter)
  }

  private var highway: HighwayUseCases { dependencies.highway }

  /// That of the selected place.
  var camera: Stored<RoadCamera.Model> { cameraStore.stored(\.self) }

  override func didBecomeActive() {
    follow(highway.state.map(\.isOffline), at: \.isOffline)
    find()
  }

  override func didReceive(_ action: Action) {
    switch action {
    case .list(let event): change { $0.list.apply(event) }
    case .open(let id):
      switch model.list.all.first(where: { $0.id == id }) {
      case .restArea(let restArea): router?.routeToRestArea(restArea)
      case .point: router?.routeToCamera()
      case nil: break
      }
    case .turn:
      model.turn()
      look()
    case .retry: didAskAgain()
    }
  }

  func didAskAgain() {
    find()
    sayRefreshed(after: finding, notify: dependencies.notify, unless: \.cameras.isWanting)
  }

  func cameraDidAppear(_ isShown: Bool) {
    isLooking = isShown
    look()
  }

  private func change(_ body: (inout RoadPage.Model) -> Void) {
    let before = model.list.selected
    update(body)
    if model.list.selected != before { look() }
  }

  private func find() {
    guard !model.cameras.isLoading else { return }
    model.cameras.begin()
    look()
    finding.ask { [highway, coordinates = model.coordinates] () throws(HighwayError) in
      try await highway.cameras(coordinates)
    } then: { [weak self] result in
      self?.didFind(result)
    }
  }

  private func didFind(_ result: Result<[Camera], HighwayError>) {
    update { model in
      let places = model.allPlaces
      model.cameras.receive(
        result.map { cameras in
          let near = places.map { ($0.id, cameras.nearest(to: $0.coordinate)) }
          return Dictionary(near) { first, _ in first }.compactMapValues(\.self)
        })
    }
    look()
  }

  /// Shows what is known of the selected camera, and asks for what it sees.
  private func look() {
    looking.cancel()
    guard let place = model.list.selected else { return }
    let camera = model.cameras.value?[place.id]
    if let failure = model.cameras.failure {
      show(.failed(failure))
    } else if model.cameras.isLoading {
      show(.loading)
    } else if let camera {
      show(.loaded(CameraView(camera: camera)))
      if isLooking { ask(for: place) }
    } else {
      show(.loaded(nil))
    }
  }

  private func ask(for place: RoadPage.Place) {
    looking.ask {
      [highway, clock = dependencies.clock, coordinates = model.coordinates]
      () throws(HighwayError) -> CameraView? in
      guard (try? await clock.pause(for: Self.pause)) != nil else { return nil }
      return try await highway.camera(place.coordinate, coordinates, Self.width)
    } then: { [weak self] result in
      self?.show(AsyncValue(result))
    }
  }

  private func show(_ content: AsyncValue<CameraView?, HighwayError>) {
    let camera = RoadCamera.Model(place: model.list.selected, content: content)
    cameraStore.update { $0 = camera }
  }
}

extension RoadPageInteractor: Restorable {
  /// The direction, the order and the selected place.
  var restorationState: RestorationState? {
    var restoration = model.list.restorationState
    restoration["direction"] = model.direction == .ascending ? nil : "descending"
    return restoration
  }

  func restore(_ restoration: RestorationState) {
    change { model in
      if restoration["direction"] == "descending" { model.turn() }
      model.list.restore(restoration)
    }
  }
}
