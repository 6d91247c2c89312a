import Geography
import Headless
import HighwayDomain
import Phrases
import PlacesDomain
import PlacesFixtures
import RIBs
import RIBsTesting
import Raster
import Store
import TerminalRIBs
import TerminalUI
import Time

@testable import HighwayPresentation

/// The services in memory, each of which can fail or wait, and which note what they are asked.
@MainActor final class RoadServiceDouble: RestAreaService, TravelTimeService, CameraService {
  /// By the first words of the questions.
  var failures: [String: HighwayError] = [:]
  var checkpoint: Checkpoint?
  var entries = RoadServiceDouble.allEntries
  var dishes = [
    Dish(name: "횡성한우국밥", price: 12_000, isSpecialty: true), Dish(name: "라면", price: 4_500),
    Dish(name: "계절 메뉴", price: nil, note: "여름에만"),
  ]
  var facilities = [Facility(name: "수면실", note: "화물차 전용", hours: "00:00 ~ 24:00")]
  var brands = [Facility(name: "예시커피", hours: "08:00 ~ 22:00")]
  var prices: FuelPrices? = FuelPrices(
    petrol: 1_699, diesel: 1_520, gas: nil, company: "알뜰", telephone: "033-000-0001")
  var gates = [
    TollGate(code: "101", name: "서울TG", road: "경부고속도로"),
    TollGate(code: "115", name: "강릉TG", road: "영동고속도로"),
    TollGate(code: "117", name: "대관령TG", road: "영동고속도로"),
  ]
  var times = RoadServiceDouble.allTimes
  var cameras = [
    Camera(name: "신갈 CCTV", coordinate: .at(37.29, 127.10), address: "https://cctv/secret"),
    Camera(name: "횡성 CCTV", coordinate: .at(37.49, 128.00), address: "https://cctv/other"),
  ]
  var still = Raster(width: 4, height: 2, bytes: Array(repeating: 200, count: 24))
  private(set) var asked: [String] = []

  func asked(_ kind: String) -> [String] { asked.filter { $0.hasPrefix(kind) } }

  private func take(_ kind: String, _ question: String) async throws(HighwayError) {
    asked.append("\(kind) \(question)")
    await checkpoint?.pass()
    if let failure = failures["\(kind) \(question)"] ?? failures[kind] { throw failure }
  }

  nonisolated func restAreas(on road: Road) async throws(HighwayError) -> [RestAreaEntry] {
    try await take("road", road.code)
    return await entries[road.code] ?? []
  }

  nonisolated func dishes(of code: String) async throws(HighwayError) -> [Dish] {
    try await take("dishes", code)
    return await dishes
  }

  nonisolated func facilities(of code: String) async throws(HighwayError) -> [Facility] {
    try await take("facilities", code)
    return await facilities
  }

  nonisolated func brands(of code: String) async throws(HighwayError) -> [Facility] {
    try await take("brands", code)
    return await brands
  }

  /// The same prices at each station, which one finds by its name in any direction.
  nonisolated func stations(named name: String) async throws(HighwayError) -> [FillingStation] {
    try await take("fuel", name)
    guard let prices = await prices else { return [] }
    return ["", "강릉", "인천", "부산", "서울"].map {
      FillingStation(name: RestAreaName(name, direction: $0), prices: prices)
    }
  }

  nonisolated func tollGates() async throws(HighwayError) -> [TollGate] {
    try await take("gates", "")
    return await gates
  }

  nonisolated func travelTimes(
    from: String, to: String
  ) async throws(HighwayError) -> [TravelTime] {
    try await take("times", "\(from) \(to)")
    return await times
  }

  nonisolated func cameras(in box: CoordinateBox) async throws(HighwayError) -> [Camera] {
    try await take("cameras", "")
    return await cameras
  }

  nonisolated func still(of camera: Camera, width: Int) async throws(HighwayError) -> Raster {
    try await take("still", camera.name)
    return await still
  }
}

/// Invented answers: the same for each question.
struct RoadSamples: HighwaySamples {
  func incidents() async throws(HighwayError) -> [Incident] { [] }

  func restAreas(on road: Road) async throws(HighwayError) -> [RestAreaEntry] { [] }

  func dishes(of code: String) async throws(HighwayError) -> [Dish] {
    [Dish(name: "보기 비빔밥", price: 8_000)]
  }

  func facilities(of code: String) async throws(HighwayError) -> [Facility] { [] }

  func brands(of code: String) async throws(HighwayError) -> [Facility] { [] }

  func stations(named name: String) async throws(HighwayError) -> [FillingStation] { [] }

  func tollGates() async throws(HighwayError) -> [TollGate] {
    [TollGate(code: "101", name: "서울TG"), TollGate(code: "115", name: "강릉TG")]
  }

  func travelTimes(
    from: String, to: String
  ) async throws(HighwayError) -> [TravelTime] { RoadServiceDouble.allTimes }
}

/// Answers that are kept in memory.
actor KeptAnswers: HighwayRepository {
  private var answers: [String: any Sendable] = [:]

  func answer<Value: Codable & Hashable & Sendable>(
    _ key: String, as kind: Value.Type
  ) async throws(HighwayError) -> Dated<Value>? { answers[key] as? Dated<Value> }

  func store<Value: Codable & Hashable & Sendable>(
    _ answer: Dated<Value>, as key: String
  ) async throws(HighwayError) { answers[key] = answer }

  var all: String { "\(answers)" }
}

/// What the screens of roads stand on; it is 2026-11-22 17:05 in Korea.
@MainActor final class RoadFixture {
  let store = Store(HighwayState())
  let placesStore = Store(PlacesState())
  let startStore = Store(PlacesDomain.Place?.none)
  let service = RoadServiceDouble()
  let answers = KeptAnswers()
  let clock = ManualClock(now: 1_795_334_700_000)
  var hasKeys = true
  private(set) var notices: [Phrase] = []
  lazy var highway = HighwayUseCases(
    HighwayModel(
      repository: answers,
      services: { [unowned self] in
        hasKeys
          ? HighwayServices(cameras: service, restAreas: service, travelTimes: service)
          : HighwayServices()
      }, samples: RoadSamples(), network: { RoadFixture.network }, clock: clock,
      writer: store.writer(\.self)), state: store.stored(\.self))

  lazy var places = PlacesUseCases(
    PlacesModel(
      index: FixedPlaces(), recents: FixedRecentPlaces(), builtIn: { [] }, service: { nil },
      writer: placesStore.writer(\.self)), state: placesStore.stored(\.self))

  var dependencies: HighwayDependencies {
    HighwayDependencies(
      highway: highway, places: places,
      start: RouteStart(place: startStore.stored(\.self)) { _ in true }, clock: clock,
      notify: { [weak self] in self?.notices.append($0) })
  }
}

typealias RoadsApp = AppHarness<RoadFixture>

extension RoadsApp {
  convenience init(
    _ parts: RoadFixture = RoadFixture(), _ size: Size = .normal, _ language: Language = .korean,
    build: @escaping @MainActor (HighwayDependencies, any Stage) -> any ViewableRouting
  ) {
    self.init(
      parts, size, language, clock: parts.clock,
      in: FrameRouter { build(parts.dependencies, $0) })
  }
}

extension Coordinate {
  /// A place on the earth.
  static func at(_ latitude: Double, _ longitude: Double) -> Coordinate {
    guard let place = Coordinate(latitude: latitude, longitude: longitude) else {
      preconditionFailure("There is no such place.")
    }
    return place
  }
}
