import Expectations
import Geography
import Headless
import HighwayDomain
import Phrases
import PlacesDomain
import PlacesFixtures
import RIBs
import RIBsTesting
import Services
import Store
import TerminalUI
import Testing
import Time

@testable import HighwayPresentation

typealias HighwayApp = AppHarness<HighwayFixture>

extension HighwayApp {
  convenience init(
    _ size: Size = .normal, _ language: Language = .korean,
    _ parts: HighwayFixture = HighwayFixture()
  ) {
    self.init(
      parts, size, language, clock: parts.clock, in: FrameRouter { parts.builder.build(on: $0) })
  }
}

extension HighwayApp {
  /// What the selected row of a list says.
  var selectedRow: Substring? { content.first { $0.hasPrefix("▌") }?.dropFirst(2) }
}

extension HighwayFixture {
  var placesUseCases: PlacesUseCases {
    let model = PlacesModel(
      index: FixedPlaces(imported), recents: FixedRecentPlaces(), builtIn: { [] }, service: { nil },
      writer: placesStore.writer(\.self))
    var places = PlacesUseCases(model, state: placesStore.stored(\.self))
    let search = places.search
    places.search = { [unowned self] text, start in
      await searching?.pass()
      return await search(text, start)
    }
    return places
  }

  var builder: HighwayBuilder {
    HighwayBuilder(
      highway: highway, places: placesUseCases,
      start: RouteStart(place: startStore.stored(\.self)) { [startStore] place in
        startStore.update { $0 = place }
        return true
      }, clock: clock, notify: notify)
  }
}

/// The incidents as the user sees them.
@MainActor
struct HighwayScreenTests {
  private func launch(
    _ incidents: [Incident], _ size: Size = .normal, _ language: Language = .korean
  ) async -> HighwayApp {
    let parts = HighwayFixture()
    parts.corporation.answers = incidents
    let app = HighwayApp(size, language, parts)
    await app.settle()
    return app
  }

  private let two: [Incident] = [
    .test("신갈"), .test("호법", .roadwork, road: "중부선", at: 9, latitude: 37.2),
  ]

  @Test(
    arguments: Language.allCases,
    [Size.smallest, .small, .normal, .wide, Size(columns: 200, rows: 50)])
  func `every window of every size has room for the incidents`(
    language: Language, size: Size
  ) async throws {
    let app = await launch(two, size, language)
    try await app.press("Down Enter Esc m + n Enter Esc f Down Space f R a Esc")
    #expect(app.speech.contains { $0.contains("호법IC") })
    await expectEqual(app.end(), [])
  }

  @Test func `a row has kind, road, direction, time, place, lanes and text`() async {
    let app = await launch(two)
    expectEqual(
      app.content[0], "  1 / 2  사고 1  공사 1                                정렬:  시작  종류  도로")
    #expect(app.content[1].hasPrefix("▌ 사고 영동선 강릉 방향"))
    #expect(app.content[1].hasSuffix("오후 1:05"))
    expectEqual(app.content[2], "       신갈IC 부근 · 1차로 · 본문 신갈")
    await expectEqual(app.end(), [])
  }

  @Test func `kinds and roads are marks on one list`() async throws {
    let app = await launch(two)
    try await app.press("f")
    #expect(app.lines.contains { $0.contains("종류") } && app.lines.contains { $0.contains("도로") })
    // The second kind is roadwork.
    try await app.press("Down Space f")
    #expect(app.content[0].hasPrefix("  1 / 1 "))
    #expect(app.content[1].contains("중부선"))
    // Of several kinds each counts; of kinds and roads both.
    try await app.press("f Space f")
    #expect(app.content[0].hasPrefix("  1 / 2 "))
    try await app.press("f End Space f")
    #expect(app.content[0].hasPrefix("  1 / 1 "))
    try await app.press("f a f")
    #expect(app.content[0].hasPrefix("  1 / 2 "))
    await expectEqual(app.end(), [])
  }

  @Test func `without keys samples are shown, and how to set one`() async {
    let parts = HighwayFixture()
    parts.sources = []
    let app = HighwayApp(.normal, .korean, parts)
    await app.settle()
    #expect(app.lines[0].contains("샘플 데이터"))
    #expect(app.speech.contains { $0.contains("서버와 API 키’에서 설정해 주세요(highway.key") })
    await expectEqual(app.end(), [])
  }

  @Test func `R says that incidents were read again, and a is there for a filter alone`()
    async throws
  {
    let app = await launch(two)
    try await app.press("R")
    expectEqual(app.dependencies.notices.map { $0.text(.korean) }, ["새로 고쳤습니다."])
    try await app.press("f")
    #expect(!app.footer.contains("모두 보기"), "\(app.footer)")
    try await app.press("Space")
    #expect(app.footer.contains("a 모두 보기"), "\(app.footer)")
    await expectEqual(app.end(), [])
  }

  @Test func `with samples R says nothing below the sentence that says so`() async throws {
    let parts = HighwayFixture()
    parts.sources = []
    let app = HighwayApp(.normal, .korean, parts)
    try await app.press("R")
    expectEqual(parts.notices, [])
    await expectEqual(app.end(), [])
  }

  @Test(
    arguments: [
      HighwayError.quotaExceeded(setting: "highway.key"), .service(.tooManyRequests),
      .service(.unknown),
    ])
  func `where one has to wait, nothing says to press R now`(error: HighwayError) async {
    let parts = HighwayFixture()
    parts.sources = [.corporation]
    parts.corporation.failure = error
    let app = HighwayApp(.normal, .korean, parts)
    await app.settle()
    #expect(app.speech.contains { $0.contains("다시 시도해 주세요.") }, "\(app.speech)")
    #expect(!app.speech.contains { $0.contains("R을 눌러") }, "\(app.speech)")
    await expectEqual(app.end(), [])
  }

  @Test func `a low map has the rows of a notice that the list has`() async throws {
    let parts = HighwayFixture()
    parts.sources = []
    let app = HighwayApp(Size(columns: 40, rows: 12), .korean, parts)
    await app.settle()
    #expect(app.lines.contains { $0.contains("API 키") })
    try await app.press("m")
    #expect(!app.lines.contains { $0.contains("API 키") }, "\(app.lines)")
    await expectEqual(app.end(), [])
  }

  @Test func `samples do not hide why a source has not answered`() async {
    let parts = HighwayFixture()
    parts.sources = [.corporation]
    parts.corporation.failure = .keyRefused(setting: "highway.key")
    let app = HighwayApp(.normal, .korean, parts)
    await app.settle()
    #expect(
      app.speech.contains {
        $0.contains("한국도로공사: ") && $0.contains("highway.key 설정을 확인해 주세요.")
          && $0.contains("샘플 데이터를 표시합니다.")
      })
    #expect(!app.speech.contains { $0.contains("인증키가 없어") })
    await expectEqual(app.end(), [])
  }

  @Test func `the tile begins with the number of incidents, which samples have not`() {
    var state = HighwayState()
    expectEqual(IncidentText.line(of: state).text(.korean), "돌발상황·휴게소")
    let dated = Dated(two + [Incident.test("c", .weather)], at: 0)
    state.reports[.corporation] = IncidentReport(found: Found(dated, from: .service))
    expectEqual(IncidentText.line(of: state), Phrase(ko: "3건의 돌발상황", en: "3 incidents"))
    state.reports[.corporation] = IncidentReport(found: Found(dated, from: .samples))
    expectEqual(IncidentText.line(of: state).text(.english), "Traffic, stops")
  }

  @Test func `a source that fails is named, and the others stay`() async throws {
    let parts = HighwayFixture()
    parts.corporation.answers = two
    parts.its.failure = .keyRefused(setting: "its.key")
    let app = HighwayApp(.normal, .korean, parts)
    await app.settle()
    #expect(app.speech.contains { $0.contains("국가교통정보센터") && $0.contains("its.key") })
    // The source without a key is not used.
    #expect(!app.speech.contains { $0.contains("경기도") })
    #expect(app.content[1].contains("영동선"))
    await expectEqual(app.end(), [])
  }

  @Test func `sources that fail for the same reason are named together`() async {
    let parts = HighwayFixture()
    parts.corporation.failure = .service(.unreadableReply)
    parts.its.failure = .service(.unreadableReply)
    let app = HighwayApp(.normal, .korean, parts)
    await app.settle()
    let sentence = "한국도로공사, 국가교통정보센터: 서버의 응답을 읽을 수 없습니다. 샘플 데이터를 표시합니다."
    #expect(app.speech.contains { $0.contains(sentence) })
    await expectEqual(app.end(), [])
  }

  @Test func `the selected incident is the same in the list and on the map`() async throws {
    let app = await launch(two, .wide)
    try await app.press("Tab n")
    #expect(app.content[0].hasPrefix("  2 / 2 "))
    try await app.press("p S-Tab Down")
    #expect(app.content[0].hasPrefix("  2 / 2 "))
    #expect(app.speech.contains { $0.contains("호법IC") })
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [("Enter", "Esc 목록"), ("m", "Esc m 목록"), ("f", "f Esc 목록")])
  func `what lies over the list hints how to return to it`(key: String, hint: String) async throws {
    let app = await launch(two)
    try await app.press(key)
    #expect(app.footer.contains(" \(hint)"), "\(app.footer)")
    try await app.press("Esc")
    #expect(!app.footer.contains("Esc 목록"))
    await expectEqual(app.end(), [])
  }

  @Test func `details that were opened on the map lead back to it`() async throws {
    let app = await launch(two)
    try await app.press("m + n Enter")
    #expect(app.footer.contains(" Esc m 지도"), "\(app.footer)")
    try await app.press("Esc")
    #expect(app.footer.contains(" Esc m 목록"), "\(app.footer)")
    try await app.press("Esc Enter Esc")
    #expect(!app.footer.contains("Esc 목록"), "\(app.footer)")
    await expectEqual(app.end(), [])
  }

  @Test func `the camera of the selected incident is asked for while its details are shown`()
    async throws
  {
    let parts = HighwayFixture()
    parts.corporation.answers = two
    let coordinate = try #require(two[0].coordinate)
    parts.its.cameras = [
      Camera(name: "[영동선] 예시교", coordinate: coordinate, address: "http://a.example/token")
    ]
    let app = HighwayApp(.normal, .korean, parts)
    await app.settle()
    #expect(!parts.its.asked.contains("cameras"))
    try await app.press("Enter")
    expectEqual(parts.its.asked.suffix(2), ["cameras", "still [영동선] 예시교"])
    #expect(app.lines.contains { $0.contains("[영동선] 예시교") })
    #expect(app.lines.contains { $0.contains("http://a.example/token") })
    try await app.press("Esc Down Enter")
    #expect(app.lines.contains { $0.contains("1 km 안에 CCTV가 없습니다.") })
    expectEqual(parts.its.asked.count { $0 == "cameras" }, 1)
    // The address is nowhere in the place that is kept.
    #expect(!app.root.navigationPath.description.contains("token"))
    await expectEqual(app.end(), [])
  }

  @Test func `a camera's address is apart from its label`() async throws {
    let parts = HighwayFixture()
    parts.corporation.answers = two
    let coordinate = try #require(two[0].coordinate)
    parts.its.cameras = [Camera(name: "A", coordinate: coordinate, address: "http://a.example/x")]
    let app = HighwayApp(.normal, .english, parts)
    try await app.press("Enter")
    #expect(app.lines.contains { $0.contains("Camera address  http://a.example/x") })
    await expectEqual(app.end(), [])
  }

  @Test func `the filter and the selection come back`() async throws {
    let app = await launch(two)
    try await app.press("f Down Space f")
    let place = app.root.navigationPath
    let later = await launch(two)
    _ = try await later.root.open(place)
    await later.settle()
    #expect(later.content[0].hasPrefix("  1 / 1  필터:  공사 1"))
    // In a small window the filter comes before what has no room.
    await later.resize(40, 12)
    #expect(later.content[0].hasPrefix(" 1 / 1  필터:  공사 1"))
    await expectEqual(app.end(), [])
    await expectEqual(later.end(), [])
  }
}
