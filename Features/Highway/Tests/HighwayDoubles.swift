import Geography
import Headless
import HighwayDomain
import HighwayFixtures
import Phrases
import PlacesDomain
import PlacesFixtures
import RIBs
import RIBsTesting
import Raster
import Services
import Store
import TerminalRIBs
import TerminalUI
import Time

@testable import HighwayPresentation

/// The services in memory, which can fail or wait, and note what they are asked.
@MainActor final class RoadsDouble: IncidentService, CameraService, RouteService {
  var answers: [Incident] = []
  var cameras: [Camera] = []
  var driven: DrivenRoute?
  var failure: HighwayError?
  /// What the picture of a camera fails with, for as many tries.
  var pictureFailures: [HighwayError] = []
  var checkpoint: Checkpoint?
  private(set) var asked: [String] = []

  nonisolated func incidents() async throws(HighwayError) -> [Incident] {
    try await take("incidents")
    return await answers
  }

  nonisolated func cameras(in box: CoordinateBox) async throws(HighwayError) -> [Camera] {
    try await take("cameras")
    return await cameras.filter { box.contains($0.coordinate) }
  }

  nonisolated func still(of camera: Camera, width: Int) async throws(HighwayError) -> Raster {
    try await take("still \(camera.name)")
    if let failure = await nextPictureFailure() { throw failure }
    return Raster(width: 4, height: 4, bytes: Array(repeating: 90, count: 48))
  }

  nonisolated func route(
    from start: Coordinate, to destination: Coordinate
  ) async throws(HighwayError) -> DrivenRoute {
    try await take("route")
    guard let driven = await driven else { throw .noRoad }
    return driven
  }

  private func nextPictureFailure() -> HighwayError? {
    pictureFailures.isEmpty ? nil : pictureFailures.removeFirst()
  }

  private func take(_ question: String) async throws(HighwayError) {
    asked.append(question)
    await checkpoint?.pass()
    if let failure { throw failure }
  }
}

/// One rest area with everything, for want of a service.
struct OneSample: HighwaySamples {
  func incidents() async throws(HighwayError) -> [Incident] {
    [Incident(id: "sample", source: .corporation, kind: .other, road: "예시선", text: "예시")]
  }

  func restAreas(on road: Road) async throws(HighwayError) -> [RestAreaEntry] {
    [RestAreaEntry(code: "S", name: "예시휴게소")]
  }

  func dishes(of code: String) async throws(HighwayError) -> [Dish] {
    [Dish(name: "예시 국밥", price: 8_000)]
  }

  func facilities(of code: String) async throws(HighwayError) -> [Facility] {
    [Facility(name: "예시 쉼터")]
  }

  func brands(of code: String) async throws(HighwayError) -> [Facility] { [] }

  func stations(named name: String) async throws(HighwayError) -> [FillingStation] { [] }

  func tollGates() async throws(HighwayError) -> [TollGate] { [] }

  func travelTimes(from: String, to: String) async throws(HighwayError) -> [TravelTime] { [] }
}

/// What the screens of the highway stand on.
@MainActor final class HighwayFixture {
  let store = Store(HighwayState())
  let placesStore = Store(PlacesState())
  let startStore = Store(PlacesDomain.Place?.none)
  let corporation = RoadsDouble()
  let its = RoadsDouble()
  let gyeonggi = RoadsDouble()
  let routes = RoadsDouble()
  /// The sources that have keys.
  var sources: Set<IncidentSource> = [.corporation, .its]
  var hasCameras = true
  var hasRoutes = false
  var restAreas: (any RestAreaService)?
  /// The places that the user has imported.
  var imported = FixedPlaces.samples
  /// Where a search for places waits.
  var searching: Checkpoint?
  let repository: InMemoryHighway
  /// 2026-11-22 14:00 by Korea's clocks.
  let clock = ManualClock(now: 1_795_323_600_000)
  private(set) var notices: [Phrase] = []

  init(repository: InMemoryHighway = InMemoryHighway()) {
    self.repository = repository
  }

  lazy var highway: HighwayUseCases = {
    let model = HighwayModel(
      repository: repository, services: { [unowned self] in services }, samples: OneSample(),
      network: { .bundled }, clock: clock, writer: store.writer(\.self))
    return HighwayUseCases(model, state: store.stored(\.self))
  }()

  private var services: HighwayServices {
    let all: [IncidentSource: any IncidentService] = [
      .corporation: corporation, .its: its, .gyeonggi: gyeonggi,
    ]
    return HighwayServices(
      incidents: all.filter { sources.contains($0.key) }, cameras: hasCameras ? its : nil,
      restAreas: restAreas, routes: hasRoutes ? routes : nil)
  }

  /// Lets other work go on until something is so.
  func settle(_ isSo: () -> Bool) async {
    while !isSo() { await Task.yield() }
  }

  var state: HighwayState { store.state }

  var notify: Notify { { [weak self] in self?.notices.append($0) } }
}

extension Road {
  static func test(_ code: String, _ name: String = "시험고속도로") -> Road {
    Road(code: code, name: name, englishName: "Test", start: "가", end: "내 정보", speed: 100)
  }
}

extension Incident {
  /// An incident of a test, on the Yeongdong Expressway unless another road is given.
  static func test(
    _ id: String, _ kind: Kind = .accident, road: String = "영동선", at hour: Int = 13,
    latitude: Double? = 37.3
  ) -> Incident {
    Incident(
      id: id, source: .corporation, kind: kind, road: road, direction: "강릉", place: "\(id)IC 부근",
      lanes: "1차로", text: "본문 \(id)",
      begin: Day(year: 2026, month: 11, day: 22).flatMap { Moment($0, hour: hour, minute: 5) },
      coordinate: latitude.flatMap { Coordinate(latitude: $0, longitude: 127.6) })
  }
}
