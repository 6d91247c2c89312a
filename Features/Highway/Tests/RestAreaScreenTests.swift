import Expectations
import Headless
import HighwayDomain
import Phrases
import Platform
import RIBs
import RIBsTesting
import Services
import TerminalUI
import Testing
import Time

@testable import HighwayPresentation

/// The rest areas and one of them as the user sees them.
@MainActor
struct RestAreaScreenTests {
  private let parts = RoadFixture()

  private func app(
    _ size: Size = .normal, _ language: Language = .korean,
    stops: [ExpresswayRoute.Stop]? = nil
  ) -> RoadsApp {
    RoadsApp(parts, size, language) {
      RestAreasBuilder(dependencies: $0).build(stops, on: $1)
    }
  }

  private var stops: [ExpresswayRoute.Stop] {
    let codes = ["000011", "000020", "000021"]
    let restAreas = codes.compactMap { code in
      RoadFixture.network.restAreas.first { $0.code == code }
    }
    return restAreas.enumerated().map {
      ExpresswayRoute.Stop(restArea: $1, metres: 20_000 * ($0 + 1))
    }
  }

  @Test
  func `the rest areas are sorted by a key and a click, without headings and with their roads`()
    async throws
  {
    let app = app()
    await app.settle()
    let before = app.content
    try await app.press("s")
    #expect(app.content.contains { $0.contains("이름 ▲") })
    let rows = app.content.filter { $0.contains("방향") }
      .map { $0.split(separator: " ").filter { $0 != "▌" } }
    expectEqual(rows.count, 8)
    expectEqual(rows.map { $0[0] }, rows.map { $0[0] }.sorted())
    #expect(rows.allSatisfy { row in row.contains { $0.contains("고속") } })
    #expect(await app.click(on: "거리"))
    #expect(app.content.contains { $0.contains("거리 ▲") })
    #expect(await app.click(on: "거리 ▲"))
    #expect(app.content.contains { $0.contains("거리 ▼") })
    try await app.press("s")
    expectEqual(app.content, before)
    await expectEqual(app.end(), [])
  }

  @Test(
    arguments: Language.allCases,
    [Size.smallest, .small, .normal, .wide, Size(columns: 200, rows: 50)])
  func `every window of every size has room for the rest areas and one of them`(
    language: Language, size: Size
  ) async throws {
    let app = app(size, language)
    try await app.press("Down Up f Space Esc f Space Esc")
    #expect(app.speech.contains { $0.contains("건천") })
    #expect(app.lines.contains { $0.contains("건천") })
    try await app.press("Enter")
    #expect(app.lines.contains { $0.contains("횡성") || $0.contains("라면") })
    try await app.press("Right Right Right Right Left Left")
    await expectEqual(app.end(), [])
  }

  @Test func `all rest areas are listed by road and kilometre, with the prices in sight`() async {
    let app = app()
    await app.settle()
    expectEqual(
      app.content,
      [
        "  수면실 ○   샤워실 ○   세탁실 ○   쉼터 ○   농산물 판매장 ○",
        "  이름                                     휘발유(원)      경유(원)       거리",
        "  경부고속도로  3",
        "▌ 건천  서울 방향                               1,699         1,520   100.0 km",
        "  건천  부산 방향                               1,699         1,520   100.0 km",
        "  서울만남  부산 방향                           1,699         1,520   395.0 km",
        "  영동고속도로  5",
        "  용인  강릉 방향                               1,699         1,520    55.3 km",
        "  덕평  양방향                                  1,699         1,520    70.0 km",
        "  문막  강릉 방향                               1,699         1,520   100.0 km",
        "  횡성  강릉 방향                               1,699         1,520   126.0 km",
        "  횡성  인천 방향                               1,699         1,520   129.0 km",
      ])
    expectEqual(parts.service.asked("road"), ["road 0010", "road 0500"])
    expectEqual(parts.service.asked("fuel").count, 6)
    await expectEqual(app.end(), [])
  }

  @Test func `those of a route are in order of travel, with the way to them`() async {
    let app = app(stops: stops)
    await app.settle()
    expectEqual(app.content[2], "  경부고속도로 · 부산 방향  1")
    #expect(app.content[3].hasSuffix("20.0 km"))
    expectEqual(app.content[4], "  영동고속도로 · 강릉 방향  2")
    #expect(app.content[6].hasPrefix("  횡성  강릉 방향") && app.content[6].hasSuffix("60.0 km"))
    await expectEqual(app.end(), [])
  }

  @Test func `a route without rest areas says so`() async {
    let app = app(stops: [])
    await app.settle()
    expectEqual(app.content[1], "  이용할 수 있는 휴게소가 없습니다.")
    expectEqual(parts.service.asked, [])
    await expectEqual(app.end(), [])
  }

  @Test func `only what is in sight is asked for, and each road once`() async throws {
    let app = app(.small)
    await app.settle()
    expectEqual(parts.service.asked("road"), ["road 0010"])
    #expect(!parts.service.asked.contains("fuel 횡성"))
    try await app.press("End Home End")
    expectEqual(parts.service.asked("road"), ["road 0010", "road 0500"])
    expectEqual(parts.service.asked.filter { $0 == "fuel 횡성" }.count, 1)
    await expectEqual(app.end(), [])
  }

  @Test func `a price is not waited for when its row is out of sight, and asked for again`()
    async throws
  {
    let checkpoint = Checkpoint()
    parts.service.checkpoint = checkpoint
    let app = app(Size(columns: 62, rows: 12))
    #expect(app.content.contains { $0.hasPrefix("▌ 건천  서울 방향") })
    await checkpoint.reached(by: 4)
    app.begin(.end)
    #expect(app.content.contains { $0.hasPrefix("▌ 횡성  인천 방향") })
    checkpoint.open()
    try await app.press("Home")
    #expect(app.content[2].hasPrefix("▌ 건천  서울 방향"))
    #expect(app.content[2].contains("휘발유 1,699원"))
    expectEqual(parts.service.asked.filter { $0 == "fuel 건천" }.count, 1)
    await expectEqual(app.end(), [])
  }

  @Test func `rest areas that the filters move into sight are asked for`() async throws {
    let app = app(Size(columns: 62, rows: 12))
    await app.settle()
    #expect(!parts.service.asked.contains("fuel 덕평"))
    try await app.press("f Right Space")
    #expect(parts.service.asked.contains("fuel 덕평"))
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [
    (Language.korean, "Enter 켜기/끄기  Tab 다음 필터"),
    (.english, "Enter turn on or off  Tab next filter"),
  ])
  func `among the filters the footer says what keys do`(language: Language, keys: String)
    async throws
  {
    let app = app(.normal, language)
    try await app.press("f")
    #expect(app.footer.contains(keys), "\(app.footer)")
    await expectEqual(app.end(), [])
  }

  @Test func `filters hide what is known to lack something, and can be combined`() async throws {
    let app = app()
    try await app.press("f Right Space")
    #expect(app.content[0].contains("샤워실▌●"))
    #expect(
      app.speech.contains { $0.hasPrefix("목록 휴게소, 1 / 4: 건천, 서울 방향") }, "\(app.speech)")
    // Of 덕평 nothing is known.
    #expect(app.content.contains { $0.hasPrefix("  덕평") })
    #expect(!app.content.contains { $0.contains("부산 방향") || $0.contains("문막") })
    try await app.press("Left Space Esc Down")
    #expect(app.content.contains { $0.hasPrefix("▌ 덕평") })
    #expect(!app.content.contains { $0.contains("건천") || $0.contains("횡성") })
    try await app.press("f Space Right Space Esc")
    expectEqual(app.content.filter { $0.hasSuffix(" km") }.count, 8)
    #expect(app.content.contains { $0.hasPrefix("▌ 덕평") })
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [(Language.korean, "휴게소"), (.english, " rest area")])
  func `a search finds names and directions in both languages, and Esc shows all`(
    language: Language, word: String
  ) async throws {
    let app = app(.normal, language)
    func names() -> [String] {
      app.content.filter { $0.hasSuffix(" km") }
        .map { String($0.dropFirst(2).prefix { $0 != " " }) }
    }
    try await app.press("/ \"횡성\"")
    // The line of the search stands above the titles, as in a table.
    let words = language == .korean ? ["검색 ▌", "이름"] : ["Search ▌", "Name"]
    let lines = words.compactMap { word in
      app.content.firstIndex { $0.contains(word) }
    }
    #expect(lines.count == 2 && lines == lines.sorted(), "\(app.content)")
    expectEqual(names(), ["횡성", "횡성"])
    expectEqual(parts.service.asked.filter { $0 == "fuel 횡성" }.count, 1)
    try await app.press("C-u \"ㄱㅊ\" Enter Down")
    expectEqual(names(), ["건천", "건천"])
    #expect(app.content.contains { $0.hasPrefix("▌ 건천") && $0.contains("부산") })
    try await app.press("/ C-u \"부산\" Enter")
    expectEqual(names(), ["건천", "서울만남"])
    try await app.press("/ C-u \"문막\(word)\" Enter")
    expectEqual(names(), ["문막"])
    try await app.press("/ C-u \"xyz\" Enter")
    #expect(app.content.contains("  \(ListText.nothingFoundHere.text(language))"))
    try await app.press("Esc")
    expectEqual(names().count, 8)
    await expectEqual(app.end(), [])
  }

  @Test func `while a search is typed no key reaches the filters, and both are combined`()
    async throws
  {
    let app = app()
    try await app.press("/ Up Space f")
    #expect(app.content[0].hasPrefix("  수면실 ○   샤워실 ○"))
    #expect(app.content.contains { $0.contains("검색 ▌ f") })
    try await app.press("C-u \"강릉\" Enter f Right Space Esc")
    #expect(!app.content.contains { $0.contains("문막") || $0.contains("서울만남") })
    #expect(app.content.contains { $0.contains("강릉 방향") })
    #expect(app.root.navigationPath.description.contains("search=강릉"))
    await expectEqual(app.end(), [])
  }

  @Test func `where none fits a sentence says so`() async throws {
    parts.service.entries["0010"]?.removeAll { $0.code == "000012" }
    let app = RoadsApp(parts) { [stops] dependencies, stage in
      RestAreasBuilder(dependencies: dependencies).build(Array(stops.prefix(1)), on: stage)
    }
    try await app.press("f Space Esc")
    expectEqual(app.content[1], "  조건에 맞는 휴게소가 없습니다. f를 눌러 필터를 바꿔 주세요.")
    try await app.press("f Space Esc Enter")
    expectEqual(app.tree, "RestAreas(RestArea)")
    await expectEqual(app.end(), [])
  }

  @Test func `a road that fails keeps its rows, says what is not known, and R asks it again`()
    async throws
  {
    parts.service.failures["road 0500"] = .service(.refused(status: 500))
    let app = app()
    try await app.press("f Space Esc")
    #expect(app.content.contains("  영동고속도로 · 편의시설 정보 없음  5"))
    expectEqual(app.content.last, "  서버에서 요청을 거부했습니다 (500). R을 눌러 다시 시도해 주세요.")
    parts.service.failures = [:]
    try await app.press("R")
    expectEqual(parts.service.asked("road"), ["road 0010", "road 0500", "road 0500"])
    expectEqual(parts.notices.map { $0.text(.korean) }, ["새로 고쳤습니다."])
    #expect(app.content.contains("  영동고속도로  2"))
    await expectEqual(app.end(), [])
  }

  @Test func `while a road is asked for, the filters say so`() async throws {
    let checkpoint = Checkpoint()
    parts.service.checkpoint = checkpoint
    let app = app()
    #expect(!app.content.isEmpty)
    await checkpoint.reached()
    app.begin(.character("f"), .character(" "))
    await MainThreadTasks.drain()
    #expect(app.speech.contains { $0.contains("건천") })
    #expect(app.content.contains("  경부고속도로 · 편의시설 확인 중  3"))
    checkpoint.open()
    await app.settle()
    #expect(!app.content.contains { $0.contains("확인 중") })
    await expectEqual(app.end(), [])
  }

  @Test func `prices that cannot be had leave the rows`() async throws {
    parts.service.failures["fuel"] = .service(.refused(status: 500))
    let app = app()
    await app.settle()
    #expect(app.content[3].hasPrefix("▌ 건천  서울 방향  "))
    #expect(!app.content.contains { $0.contains("1,699") || $0.contains("거절") })
    try await app.press("R")
    expectEqual(parts.notices, [])
    parts.service.failures = [:]
    try await app.press("R")
    expectEqual(parts.notices.map { $0.text(.korean) }, ["새로 고쳤습니다."])
    #expect(app.content[3].contains(" 1,699 "))
    expectEqual(parts.service.asked("road").count, 2)
    await expectEqual(app.end(), [])
  }

  @Test func `what was kept is shown without a network, with its age`() async throws {
    var app = app()
    await app.settle()
    _ = await app.end()
    await parts.clock.advance(by: .seconds(7_200))
    parts.service.failures = ["road": .service(.noInternet), "fuel": .service(.noInternet)]
    app = self.app()
    await app.settle()
    #expect(app.lines[0].hasSuffix("2시간 전 · 오프라인"))
    #expect(app.content[3].contains(" 1,699 "))
    #expect(
      app.speech.contains("인터넷에 연결되어 있지 않습니다. 이전에 다운로드한 내용입니다. R을 눌러 다시 시도해 주세요."))
    await expectEqual(app.end(), [])
  }

  @Test func `without a key there are samples, and the setting is named`() async throws {
    parts.hasKeys = false
    let app = app()
    await app.settle()
    #expect(app.lines[0].hasSuffix("샘플 데이터"))
    #expect(app.content.contains { $0.contains("(highway.key)") })
    await expectEqual(app.end(), [])
  }

  @Test func `a wide window shows what is known of the selected one`() async throws {
    let app = app(.wide)
    try await app.press("Down Down")
    #expect(app.content[1].hasSuffix("     서울만남휴게소"))
    #expect(app.content[2].hasSuffix("     부산 방향"))
    #expect(app.content.contains { $0.hasSuffix("전화        02-000-0000") })
    #expect(app.content.contains { $0.hasSuffix("편의시설    수유실, 쉼터") })
    try await app.press("Enter")
    #expect(app.content[1].hasSuffix("     서울만남휴게소  부산 방향"))
    try await app.press("Esc")
    await app.resize(80, 24)
    expectEqual(app.tree, "RestAreas")
    await expectEqual(app.end(), [])
  }

  @Test func `y copies the telephone number, then the address or the name`() async throws {
    let app = app()
    var copied: [String] = []
    app.window.onCopy = { text, _ in copied.append(text) }
    try await app.press("Down Down Enter y y")
    #expect(copied.count == 2 && copied.first == "02-000-0000")
    await expectEqual(app.end(), [])
  }

  @Test func `links open a rest area, also one without a code, and none that is unknown`()
    async throws
  {
    let app = app(stops: stops)
    try await app.open("rest/000021")
    expectEqual(app.lines[1], "  휴게소 › 횡성휴게소")
    try await app.open("rest/0500-문막-강릉")
    expectEqual(app.lines[1], "  휴게소 › 문막휴게소")
    try await app.open("rest")
    expectEqual(app.tree, "RestAreas")
    await #expect(throws: LinkError.self) { try await app.open("rest/999999") }
    await #expect(throws: LinkError.self) { try await app.open("rest/000021?a=b") }
    await expectEqual(app.end(), [])
  }

  @Test func `the place is restored with the filters, the rest area and its tab`() async throws {
    let app = app()
    try await app.press("f Right Space Esc Down Down Down Enter Right")
    let place = app.root.navigationPath
    try await app.relaunch(at: place)
    expectEqual(app.lines[1], "  휴게소 › 횡성휴게소")
    #expect(app.content.contains { $0.contains("▏편의시설") })
    try await app.press("Esc")
    #expect(app.content[0].contains("샤워실 ●"))
    #expect(app.content.contains { $0.hasPrefix("▌ 횡성  강릉") })
    await expectEqual(app.end(), [])
  }
}
