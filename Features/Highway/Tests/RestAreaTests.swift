import Expectations
import Headless
import HighwayDomain
import Phrases
import RIBsTesting
import Services
import TerminalUI
import Testing
import Time

@testable import HighwayPresentation

/// One rest area.
@MainActor
struct RestAreaTests {
  private let parts = RoadFixture()

  private func app(
    _ id: String = "000021", _ size: Size = .normal, _ language: Language = .korean
  ) -> RoadsApp {
    RoadsApp(parts, size, language) { dependencies, stage in
      let all = RoadFixture.network.restAreas
      let restArea = all.first { $0.id == id } ?? all[0]
      return RestAreaBuilder(dependencies: dependencies).build(restArea, on: stage)
    }
  }

  @Test func `the head, and the dishes with their prices`() async throws {
    let app = app()
    await app.settle()
    expectEqual(
      app.content,
      [
        "  횡성휴게소  강릉 방향",
        "  영동고속도로 126.0 km 지점 · 033-000-0000",
        "  강원 횡성군 예시로 1",
        "  예시커피, 예시버거",
        "",
        " ▏메뉴   편의시설   브랜드 매장   주유소",
        "",
        "  음식                         설명                                   가격(원)",
        "▌ 횡성한우국밥                                                  대표    12,000",
        "  라면                                                                   4,500",
        "  계절 메뉴                    여름에만",
      ])
    #expect(app.lines[0].hasSuffix("방금 전"))
    expectEqual(
      Set(parts.service.asked),
      [
        "road 0500", "dishes 000021", "facilities 000021", "brands 000021", "fuel 횡성",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `the other tabs, by keys in a circle`() async throws {
    let app = app("000021", .normal, .english)
    try await app.press("Right")
    expectEqual(
      app.content.last, "▌ Sleeping room                   화물차 전용                    00:00 ~ 24:00")
    try await app.press("l")
    expectEqual(app.content.last?.hasPrefix("▌ Sample Coffee"), true)
    expectEqual(app.content.last?.hasSuffix("08:00 ~ 22:00"), true)
    try await app.press("Right")
    expectEqual(
      app.content.suffix(4),
      [
        "  Petrol         1,699 won",
        "  Diesel         1,520 won",
        "  Brand               알뜰",
        "  Phone       033-000-0001",
      ])
    #expect(app.speech.contains { $0 == "탭 Fuel, 4 / 4" || $0.contains("Fuel, 4 / 4") })
    try await app.press("Right")
    #expect(app.content.contains { $0.hasPrefix(" ▏Menu") })
    try await app.press("Left h")
    #expect(app.content.contains { $0.contains("▏Brands") })
    await expectEqual(app.end(), [])
  }

  @Test func `a tab is chosen by a click`() async throws {
    let app = app()
    await app.settle()
    await app.send(.mouse(Mouse(.click, at: Point(column: 10, row: 8))))
    #expect(app.content.contains { $0.contains("▏편의시설") })
    await expectEqual(app.end(), [])
  }

  @Test func `what is empty says so`() async throws {
    parts.service.dishes = []
    parts.service.facilities = []
    parts.service.brands = []
    parts.service.prices = nil
    let app = app()
    await app.settle()
    expectEqual(app.content.last, "  등록된 메뉴가 없습니다.")
    try await app.press("Right")
    expectEqual(app.content.last, "  등록된 편의시설이 없습니다.")
    try await app.press("Right")
    expectEqual(app.content.last, "  등록된 브랜드 매장이 없습니다.")
    try await app.press("Right")
    expectEqual(app.content.last, "  이 휴게소에는 주유소가 없습니다.")
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [
    ("dishes", 0, "dishes 000021"), ("facilities", 1, "facilities 000021"),
    ("brands", 2, "brands 000021"), ("fuel", 3, "fuel 횡성"),
  ])
  func `each part fails by itself, and R asks for it again`(
    kind: String, tab: Int, question: String
  ) async throws {
    parts.service.failures[kind] = .service(.refused(status: 500))
    let app = app()
    for other in 0..<4 {
      #expect(
        app.content.contains { $0.contains("거부했습니다 (500)") } == (other == tab) || other == 0)
      try await app.press("Right")
    }
    for _ in 0..<tab { try await app.press("Right") }
    expectEqual(app.content.last, "  서버에서 요청을 거부했습니다 (500). R을 눌러 다시 시도해 주세요.")
    parts.service.failures = [:]
    try await app.press("R")
    #expect(!app.speech.contains { $0.contains("거절") })
    expectEqual(parts.notices.map { $0.text(.korean) }, ["새로 고쳤습니다."])
    expectEqual(parts.service.asked.filter { $0 == question }.count, (kind == "fuel" ? 2 : 2))
    expectEqual(parts.service.asked.count, 6)
    await expectEqual(app.end(), [])
  }

  @Test func `R asks for what the tab shows, and keeps it if that fails`() async throws {
    let app = app()
    await app.settle()
    await parts.clock.advance(by: .seconds(180)) { await app.settle() }
    #expect(app.lines[0].hasSuffix("3분 전"))
    parts.service.failures["dishes"] = .service(.noInternet)
    try await app.press("R")
    expectEqual(parts.service.asked("dishes").count, 2)
    expectEqual(parts.notices, [])
    expectEqual(parts.service.asked.count, 6)
    #expect(app.lines[0].hasSuffix("3분 전 · 오프라인"))
    #expect(app.content.contains { $0.hasPrefix("▌ 횡성한우국밥") })
    #expect(app.speech.contains { $0.contains("이전에 다운로드한 내용입니다.") })
    try await app.press("Right R")
    #expect(app.lines[0].hasSuffix("방금 전 · 오프라인") || app.lines[0].hasSuffix("방금 전"))
    await expectEqual(app.end(), [])
  }

  @Test func `without a key there are samples`() async throws {
    parts.hasKeys = false
    let app = app()
    await app.settle()
    #expect(app.lines[0].hasSuffix("샘플 데이터"))
    #expect(app.content.contains { $0.contains("보기 비빔밥") })
    #expect(app.speech.contains { $0.contains("highway.key") && $0.contains("샘플 데이터를 표시합니다.") })
    await expectEqual(app.end(), [])
  }

  @Test func `one without a code is known by the entry of its name`() async throws {
    let app = app("0500-문막-강릉")
    await app.settle()
    expectEqual(parts.service.asked("dishes"), ["dishes 000030"])
    expectEqual(parts.service.asked("brands"), ["brands 000030"])
    #expect(app.content.contains { $0.hasPrefix("▌ 횡성한우국밥") })
    await expectEqual(app.end(), [])
  }

  @Test func `its parts are asked for once, however often the entry of its name comes`() async {
    parts.service.failures["dishes"] = .service(.refused(status: 500))
    for count in 1...2 {
      let app = app("0500-문막-강릉")
      await app.settle()
      expectEqual(parts.service.asked("dishes").count, count)
      await expectEqual(app.end(), [])
    }
  }

  @Test func `one that no service lists says so, and still has its fuel`() async throws {
    parts.service.entries = [:]
    let app = app("0500-문막-강릉")
    await app.settle()
    expectEqual(app.content.last, "  한국도로공사 데이터에 없는 휴게소입니다.")
    try await app.press("Left")
    #expect(app.content.contains { $0.contains("1,699원") })
    parts.service.failures["road"] = .service(.refused(status: 500))
    let other = RoadsApp(parts) { dependencies, stage in
      RestAreaBuilder(dependencies: dependencies).build(
        RoadRestArea(
          code: nil, name: "없음", road: "0500", direction: nil, heading: nil, tenths: 1,
          coordinate: .at(37, 127)), on: stage)
    }
    await other.settle()
    #expect(other.speech.contains { $0.contains("(500)") })
    await expectEqual(other.end(), [])
    await expectEqual(app.end(), [])
  }

  @Test func `while a part is awaited, it says so`() async throws {
    let checkpoint = Checkpoint()
    parts.service.checkpoint = checkpoint
    let app = app()
    await checkpoint.reached(by: 5)
    _ = app.lines
    #expect(!app.speech.contains("불러오는 중입니다."))
    await app.clock.advance(by: .milliseconds(200))
    #expect(app.speech.contains("불러오는 중입니다."))
    checkpoint.open()
    await app.settle()
    #expect(!app.speech.contains("불러오는 중입니다."))
    await expectEqual(app.end(), [])
  }
}
