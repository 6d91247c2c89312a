import Expectations
import Geography
import Headless
import HighwayDomain
import Phrases
import PlacesDomain
import RIBs
import RIBsTesting
import Services
import Store
import TerminalUI
import Testing

@testable import HighwayPresentation

/// The route as the user sees it, over the program's own network.
@MainActor
struct RouteScreenTests {
  private let app = HighwayApp()

  private var parts: HighwayFixture { app.dependencies }

  private func open(_ link: String, in app: HighwayApp) async throws {
    _ = try await app.root.open(Link(parsing: link))
    await app.settle()
  }

  @Test func `a route is found between places that are searched for as one types`() async throws {
    try await app.press("w \"강남\"")
    #expect(app.content.contains { $0.contains("강남역") })
    try await app.press("Enter \"강릉\" Down Enter")
    expectEqual(app.content[0].hasPrefix("  출발  강남역  서울"), true)
    expectEqual(app.content[1].hasPrefix("  도착  강릉시청  강원"), true)
    #expect(app.content[2].contains("시간"))
    #expect(app.content[3].contains("교통 상황을 반영하지 않은 예상 시간입니다."))
    // No start is kept for later routes before the user says so.
    expectEqual(parts.startStore.state, nil)
    try await app.press("S")
    expectEqual(parts.startStore.state?.name, "강남역")
    expectEqual(parts.placesStore.state.recents.map(\.name), ["강릉시청", "강남역"])
    await expectEqual(app.end(), [])
  }

  @Test func `all rest areas on the way are one list, with a group for each expressway`()
    async throws
  {
    try await open("highway/route?from=강남역&to=강릉역", in: app)
    expectEqual(
      app.content,
      [
        "  출발  강남역  서울 강남구 강남대로 396",
        "  도착  강릉역  강원 강릉시 용지로 176",
        "  2시간 27분 · 230 km",
        "  교통 상황을 반영하지 않은 예상 시간입니다.",
        "",
        "  1 경부고속도로  2 영동고속도로  3 동해고속도로(삼척속초)",
        "  이름                                     휘발유(원)      경유(원)       거리",
        "  1 경부고속도로 · 서초IC → 신갈JC · 부산 방향  1",
        "▌ 서울만남  부산 방향                                                   5.1 km",
        "  2 영동고속도로 · 신갈JC → 강릉JC · 강릉 방향  7",
        "  용인  강릉 방향                                                      40.0 km",
        "  덕평자연  양방향                                                     53.8 km",
        "  여주  강릉 방향                                                      70.5 km",
        "  문막  강릉 방향                                                     102.6 km",
        "  횡성  강릉 방향                                                     135.3 km",
        "  평창  강릉 방향                                                     171.8 km",
        "  강릉대관령  강릉 방향                                               215.3 km",
        "  3 동해고속도로(삼척속초) · 강릉JC → 강릉IC · 삼척 방향  0",
      ])
    // Expressways without rest areas are passed over.
    try await app.press("] ]")
    #expect(app.selectedRow?.hasPrefix("용인") == true)
    try await app.press("Down [ [")
    #expect(app.selectedRow?.hasPrefix("서울만남") == true)
    #expect(await app.click(on: "2 영동고속도로"))
    #expect(app.selectedRow?.hasPrefix("용인") == true)
    #expect(await app.click(on: "3 동해고속도로"))
    #expect(app.selectedRow?.hasPrefix("강릉대관령") == true)
    await expectEqual(app.end(), [])
  }

  @Test(
    arguments: Language.allCases,
    [Size.smallest, .small, .normal, .wide, Size(columns: 200, rows: 50)])
  func `every window of every size has room for the route`(
    language: Language, size: Size
  ) async throws {
    let app = HighwayApp(size, language)
    try await open("highway/route?from=강남역&to=강릉역", in: app)
    try await app.press("] [ Down m + n m d Down Esc x R")
    #expect(app.speech.contains { $0.contains("강남역") })
    await expectEqual(app.end(), [])
  }

  @Test func `the map has the incidents too`() async throws {
    parts.corporation.answers = [.test("신갈")]
    try await open("highway/route?from=강남역&to=강릉역", in: app)
    try await app.press("m")
    #expect(app.lines.contains { $0.contains("▲") })
    await expectEqual(app.end(), [])
  }

  @Test(arguments: 0..<12)
  func `Enter on any mark of the map shows rest areas`(step: Int) async throws {
    parts.corporation.answers = [.test("신갈")]
    try await open("highway/route?from=강남역&to=강릉역", in: app)
    try await app.press("m" + String(repeating: " n", count: step))
    let map = app.root.navigationPath
    try await app.press("Enter")
    #expect(app.root.navigationPath != map)
    await expectEqual(app.end(), [])
  }

  @Test func `a name without a place is said`() async throws {
    try await open("highway/route?from=강남역&to=없는곳", in: app)
    #expect(app.content.contains { $0.contains("‘없는곳’ 검색 결과가 없습니다.") })
    await expectEqual(app.end(), [])
  }

  @Test func `a link with a name of several places says so, and lets the user choose`()
    async throws
  {
    let parts = HighwayFixture()
    parts.imported += [("지하철 1호선", 37.565, 126.977), ("부산 1호선", 35.180, 129.077)].map {
      PlacesDomain.Place(name: "시청역", address: "역 · \($0)", coordinate: .at($1, $2))
    }
    let app = HighwayApp(.normal, .korean, parts)
    try await open("highway/route?from=강남역&to=시청역", in: app)
    expectEqual(app.content[1], "  도착 ▌시청역")
    #expect(app.lines.contains { $0.contains("역 · 부산 1호선") })
    expectEqual(
      parts.notices.map { $0.text(.korean) }, ["‘시청역’ 이름의 장소가 여러 곳입니다. 하나를 선택해 주세요."])
    try await app.press("Down Enter")
    #expect(app.content[1].hasPrefix("  도착  시청역  역 · 부산 1호선"))
    try await open("highway/route?from=강남역&to=시청역 · 부산 1호선", in: app)
    #expect(app.content[1].hasPrefix("  도착  시청역  역 · 부산 1호선"))
    await expectEqual(app.end(), [])
  }

  @Test(arguments: Language.allCases)
  func `in few rows the ends stand before the time`(language: Language) async throws {
    let app = HighwayApp(Size(columns: 80, rows: 12), language)
    try await open("highway/route?from=강남역&to=강릉역", in: app)
    #expect(app.content[0].hasPrefix("  강남역 → 강릉역  2"))
    #expect(app.content[0].hasSuffix(language == .korean ? "  교통 미반영" : "  without traffic"))
    await expectEqual(app.end(), [])
  }

  @Test(
    arguments: [
      ("강남역", "강남역", "너무 가깝습니다"), ("강남역", "제주국제공항", "고속도로가 없습니다"),
    ])
  func `what cannot be driven is said`(from: String, to: String, sentence: String) async throws {
    try await open("highway/route?from=\(from)&to=\(to)", in: app)
    #expect(app.speech.contains { $0.contains(sentence) })
    await expectEqual(app.end(), [])
  }

  @Test func `a service's way is followed on the network, with its time and toll`() async throws {
    parts.hasRoutes = true
    let network = ExpresswayNetwork.bundled
    let road = try #require(network.road("0500"))
    let path = network.points(of: road).map(\.coordinate)
    parts.routes.driven = DrivenRoute(
      seconds: 9_000, metres: 210_000, toll: 10_600, path: path, expressways: ["영동고속도로"])
    try await open("highway/route?from=강남역&to=강릉역", in: app)
    expectEqual(app.content[2], "  2시간 30분 · 210 km · 통행료 10,600원")
    #expect(!app.content.contains { $0.contains("교통 상황을 반영하지 않은") })
    #expect(app.lines.contains { $0.contains("1 영동고속도로") })
    #expect(app.lines.contains { $0.contains("강릉 방향") })
    // The other way round one drives on the other carriageway.
    parts.routes.driven = DrivenRoute(
      seconds: 9_000, metres: 210_000, toll: nil, path: path.reversed(),
      expressways: ["영동선"])
    try await app.press("x")
    #expect(app.lines.contains { $0.contains("인천 방향") })
    #expect(!app.lines.contains { $0.contains("강릉 방향") })
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [HighwayError.tooNear, .noRoad])
  func `a service that knows no way is believed`(error: HighwayError) async throws {
    parts.hasRoutes = true
    parts.routes.failure = error
    try await open("highway/route?from=강남역&to=강릉역", in: app)
    #expect(app.content.contains { $0.contains(error.phrase.text(.korean).prefix(10)) })
    await expectEqual(app.end(), [])
  }

  @Test func `a service that fails is named, and the program's own network answers`() async throws {
    parts.hasRoutes = true
    parts.routes.failure = .keyRefused(setting: "places.key")
    try await open("highway/route?from=강남역&to=강릉역", in: app)
    #expect(app.speech.contains { $0.contains("places.key") })
    #expect(app.lines.contains { $0.contains("영동고속도로") })
    await expectEqual(app.end(), [])
  }

  @Test func `a rest area for both directions does not divide those of its road`() async throws {
    try await open("highway/route?from=강남역&to=강릉역", in: app)
    try await app.press("a")
    expectEqual(
      app.content.filter { $0.contains("고속도로") }.map { $0.split(separator: "  ").first ?? "" },
      ["경부고속도로 · 부산 방향", "영동고속도로 · 강릉 방향"])
    await expectEqual(app.end(), [])
  }

  @Test(arguments: Language.allCases)
  func `beside the map the stretches say no less than without it`(language: Language) async throws {
    func titles(_ size: Size) async throws -> [Substring] {
      let app = HighwayApp(size, language)
      try await open("highway/route?from=강남역&to=강릉역", in: app)
      let lines = app.content.filter { $0.contains(" → ") }
      await expectEqual(app.end(), [])
      return lines.compactMap { $0.split(separator: "  ").first }
    }
    let alone = try await titles(Size(columns: 80, rows: 40))
    try await expectEqual(titles(Size(columns: 120, rows: 40)), alone)
    #expect(alone.contains { $0.contains(language == .korean ? "방향" : "towards") })
  }

  @Test func `the route comes back with its place`() async throws {
    try await open("highway/route?from=강남역&to=강릉역", in: app)
    try await app.press("m")
    let place = app.root.navigationPath
    let later = HighwayApp()
    _ = try await later.root.open(place)
    await later.settle()
    #expect(later.content[1].contains("강릉역"))
    await expectEqual(app.end(), [])
    await expectEqual(later.end(), [])
  }

  @Test func `the selected rest area comes back with its place`() async throws {
    try await open("highway/route?from=강남역&to=강릉역", in: app)
    try await app.press("] Down")
    let selected = try #require(app.selectedRow)
    let later = HighwayApp()
    _ = try await later.root.open(app.root.navigationPath)
    await later.settle()
    expectEqual(later.selectedRow, selected)
    // Other ends have other rest areas.
    try await later.press("x")
    #expect(later.selectedRow != selected)
    await expectEqual(app.end(), [])
    await expectEqual(later.end(), [])
  }

  @Test func `the expressway that an older version remembers is selected`() async throws {
    try await open("highway/route?from=강남역&to=강릉역", in: app)
    try await app.press("]")
    let later = HighwayApp()
    var restoration = try #require(app.root.navigationPath.steps.last?.restorationState)
    (restoration["id"], restoration["section"]) = (nil, "1")
    try await later.root.open(Link(parsing: "highway/route")).restore(restoration)
    await later.settle()
    expectEqual(later.selectedRow, app.selectedRow)
    await expectEqual(app.end(), [])
    await expectEqual(later.end(), [])
  }

  @Test func `a price that cannot be had is asked for once, and again with R`() async throws {
    let service = RoadServiceDouble()
    service.failures["fuel"] = .service(.refused(status: 500))
    parts.restAreas = service
    try await open("highway/route?from=강남역&to=강릉역", in: app)
    try await app.press("] [ ]")
    let asked = service.asked("fuel")
    #expect(asked.contains("fuel 횡성"))
    expectEqual(Set(asked).count, asked.count)
    service.failures = [:]
    try await app.press("R ]")
    #expect(app.lines.contains { $0.contains(" 1,699 ") })
    await expectEqual(app.end(), [])
  }
}
