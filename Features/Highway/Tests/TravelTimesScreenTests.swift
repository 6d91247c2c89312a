import Expectations
import Headless
import HighwayDomain
import Phrases
import RIBs
import RIBsTesting
import Services
import TerminalUI
import Testing
import Time

@testable import HighwayPresentation

/// The travel times as the user sees them.
@MainActor
struct TravelTimesScreenTests {
  private let parts = RoadFixture()

  private func app(
    _ from: String? = nil, _ to: String? = nil, _ size: Size = .normal,
    _ language: Language = .korean
  ) -> RoadsApp {
    RoadsApp(parts, size, language) {
      TravelTimesBuilder(dependencies: $0).build(from: from, to: to, on: $1)
    }
  }

  @Test(
    arguments: Language.allCases,
    [Size.smallest, .small, .normal, .wide, Size(columns: 200, rows: 50)])
  func `every window of every size has room for the gates and the times`(
    language: Language, size: Size
  ) async throws {
    let app = app(nil, nil, size, language)
    try await app.press("\"ㅅㅇ\" Enter \"강\" Down Up Enter")
    #expect(app.lines.contains { $0.contains("42") })
    try await app.press("x Down t Down Esc Esc f Tab Esc")
    #expect(app.lines.contains { $0.contains("42") })
    await expectEqual(app.end(), [])
  }

  @Test(arguments: Language.allCases)
  func `a window of more columns does not lose the table`(language: Language) async throws {
    for columns in stride(from: 80, through: 140, by: 3) {
      let app = app(nil, nil, Size(columns: columns, rows: 30), language)
      try await app.press("\"ㅅㅇ\" Enter \"강\" Down Up Enter")
      let slot = TravelTimesText.slot.text(language)
      #expect(app.lines.contains { $0.contains(slot) }, "\(columns): \(app.lines)")
      await expectEqual(app.end(), [])
    }
  }

  @Test func `toll gates are found as one types, also by initials, and Enter takes the first`()
    async throws
  {
    let app = app()
    await app.settle()
    expectEqual(
      app.content,
      [
        "  출발 ▌톨게이트 이름 또는 초성",
        "      ▏ 서울TG                                                    경부고속도로",
        "        강릉TG                                                    영동고속도로",
        "        대관령TG                                                  영동고속도로",
        "  도착  톨게이트 이름 또는 초성",
      ])
    try await app.press("\"ㄷㄱ\"")
    expectEqual(app.content.count, 3)
    #expect(app.content[1].contains("대관령TG"))
    try await app.press("Enter")
    expectEqual(app.content[0], "  출발  대관령TG")
    try await app.press("\"xyz\"")
    expectEqual(app.content[2], "        검색 결과가 없습니다.")
    try await app.press("Enter C-u \"서우\" Enter")
    expectEqual(app.content[1], "  도착  서울TG")
    expectEqual(parts.service.asked("times"), ["times 117 101"])
    await expectEqual(app.end(), [])
  }

  @Test func `a name that begins with the text is before one that has it inside`() {
    let names = [("남대전TG", "1"), ("대전TG", "2"), ("동서울TG", "3")]
    let gates = TollGates(names.map { TollGate(code: $1, name: $0) })
    expectEqual(gates.matching("대전").map(\.name), ["대전TG", "남대전TG"])
    expectEqual(gates.matching(" 대 전 ").map(\.code), ["1", "2"])
    expectEqual(gates["2"]?.name, "대전TG")
    expectEqual(gates[nil], nil)
  }

  @Test func `the list below the field is chosen from by keys`() async throws {
    let app = app("101", nil)
    try await app.press("Down Enter")
    expectEqual(app.content[1], "  도착  강릉TG")
    try await app.press("t Down Down Esc Esc")
    expectEqual(app.content[1], "  도착  강릉TG")
    try await app.press("f \"x\" Tab")
    expectEqual(app.content[0], "  출발  서울TG")
    expectEqual(parts.service.asked("times"), ["times 101 115"])
    await expectEqual(app.end(), [])
  }

  @Test func `the latest times stand above those of the day, with how old they are`() async throws {
    let app = app("101", "115")
    await app.settle()
    expectEqual(
      app.content.prefix(10),
      [
        "  출발  서울TG",
        "  도착  강릉TG",
        "",
        "  평균                      최소                      최대",
        "  2시간 42분                2시간 21분                3시간 18분",
        "",
        "  오후 2:00 기준 · 3시간 전",
        "  통행시간은 측정한 지 약 3시간 뒤에 공개됩니다.",
        "",
        "  시각                                  평균        최소        최대      차량",
      ])
    expectEqual(
      app.content[11],
      "  오후 1:55                       2시간 43분  2시간 21분                 1,201 ┃")
    #expect(app.lines[0].hasSuffix("방금 전"))
    await parts.clock.advance(by: .seconds(3_600)) { await app.settle() }
    expectEqual(app.content[6], "  오후 2:00 기준 · 4시간 전")
    #expect(app.lines[0].hasSuffix("1시간 전"))
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [80, 120, 160, 200])
  func `beside the latest times bars have what would be a gap`(columns: Int) async throws {
    let app = app("101", "115", Size(columns: columns, rows: 40))
    await app.settle()
    let line = app.content.first { $0.contains("오후 1:55") } ?? ""
    expectEqual(line.contains("▄▄▄"), columns > 120)
    #expect(line.contains("2시간 43분") && line.contains("1,201"), "\(line)")
    #expect(columns == 80 || !line.contains(String(repeating: " ", count: 40)), "\(line)")
    await expectEqual(app.end(), [])
  }

  @Test func `a slot of another day is told with its date`() async throws {
    await parts.clock.advance(by: .seconds(86_400))
    let app = app("101", "115", .normal, .english)
    await app.settle()
    expectEqual(app.content[6], "  on 22 Nov 2026, 2:00 pm")
    await expectEqual(app.end(), [])
  }

  @Test func `x swaps the toll gates, and asks again`() async throws {
    let app = app("101", "115")
    try await app.press("x")
    expectEqual(app.content.prefix(2), ["  출발  강릉TG", "  도착  서울TG"])
    expectEqual(parts.service.asked("times"), ["times 101 115", "times 115 101"])
    await expectEqual(app.end(), [])
  }

  @Test func `a late answer for other toll gates is dropped`() async throws {
    let checkpoint = Checkpoint()
    let app = app("101", "117")
    await app.settle()
    parts.service.checkpoint = checkpoint
    app.begin(.character("R"))
    await checkpoint.reached()
    parts.service.times = []
    app.begin(.character("x"))
    await checkpoint.reached(by: 2)
    _ = app.lines
    #expect(!app.speech.contains("불러오는 중입니다."))
    await app.clock.advance(by: .milliseconds(200))
    #expect(app.speech.contains("불러오는 중입니다."))
    checkpoint.open()
    await app.settle()
    expectEqual(app.content.last, "  오늘 측정된 통행시간이 없습니다.")
    await expectEqual(app.end(), [])
  }

  @Test func `other toll gates do not show the times before`() async throws {
    let app = app("101", "115")
    await app.settle()
    parts.service.failures["times"] = .service(.refused(status: 500))
    try await app.press("x")
    expectEqual(app.content.last, "  서버에서 요청을 거부했습니다 (500). R을 눌러 다시 시도해 주세요.")
    expectEqual(app.lines[0], "  App")
    parts.service.failures = [:]
    try await app.press("R")
    #expect(app.content[4].hasPrefix("  2시간 42분"))
    await expectEqual(app.end(), [])
  }

  @Test func `a failure keeps what was found`() async throws {
    let app = app("101", "115")
    await app.settle()
    parts.service.failures["times"] = .service(.noInternet)
    try await app.press("R")
    #expect(app.content[4].hasPrefix("  2시간 42분"))
    #expect(app.lines[0].hasSuffix("방금 전 · 오프라인"))
    #expect(app.speech.contains { $0.contains("이전에 다운로드한 내용입니다.") })
    await expectEqual(app.end(), [])
  }

  @Test func `R asks for what has failed, toll gates and times alike`() async throws {
    parts.service.failures = ["gates": .service(.noInternet), "times": .service(.noInternet)]
    let app = app("101", "115")
    await app.settle()
    #expect(app.lines[0].hasSuffix("샘플 데이터 · 오프라인"))
    parts.service.failures = [:]
    try await app.press("R")
    #expect(app.lines[0].hasSuffix("방금 전"))
    expectEqual(parts.service.asked("gates").count, 2)
    expectEqual(parts.service.asked("times").count, 2)
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [Size.small, .normal])
  func `where the toll gates have failed Enter in the field asks for them again`(size: Size)
    async throws
  {
    parts.service.failures["gates"] = .service(.refused(status: 500))
    let app = app("101", "115", size)
    await app.settle()
    let words = app.content.joined().filter { $0 != " " }
    #expect(words.contains("거부했습니다(500).Enter를눌러다시시도해주세요."), "\(app.lines)")
    #expect(app.footer.contains("Enter 다시 시도"), "\(app.footer)")
    parts.service.failures = [:]
    try await app.press("Enter")
    #expect(app.lines.contains { $0.contains("2시간 42분") }, "\(app.lines)")
    await expectEqual(app.end(), [])
  }

  @Test func `R is not named where one has to wait until tomorrow`() async throws {
    parts.service.failures["times"] = .quotaExceeded(setting: "highway.key")
    let app = app("101", "115")
    await app.settle()
    #expect(app.speech.contains { $0.contains("내일 다시 시도해 주세요.") })
    #expect(!app.speech.contains { $0.contains("R을 눌러") }, "\(app.speech)")
    await expectEqual(app.end(), [])
  }

  @Test func `without a key there are samples`() async throws {
    parts.hasKeys = false
    let app = app("101", "115")
    await app.settle()
    #expect(app.lines[0].hasSuffix("샘플 데이터"))
    #expect(app.speech.contains { $0.contains("highway.key") })
    await expectEqual(app.end(), [])
  }

  @Test func `the same toll gate twice is no route, and an unknown one is left to the user`()
    async throws
  {
    var app = app("101", "101")
    await app.settle()
    expectEqual(app.content.last, "  출발과 도착이 같습니다. 다른 톨게이트를 선택해 주세요.")
    await expectEqual(app.end(), [])
    app = self.app("101", "999")
    await app.settle()
    #expect(app.speech.contains { $0.hasPrefix("> 입력란 도착") })
    expectEqual(
      parts.notices.map { $0.text(.english) },
      ["There is no toll gate with the code 999. Find it by its name."])
    expectEqual(parts.service.asked("times"), [])
    await expectEqual(app.end(), [])
  }

  @Test func `the place is restored with the toll gates`() async throws {
    let app = app("101", nil)
    try await app.press("\"강\" Enter x")
    let place = app.root.navigationPath
    try await app.relaunch(at: place)
    expectEqual(app.content.prefix(2), ["  출발  강릉TG", "  도착  서울TG"])
    #expect(app.content[4].hasPrefix("  2시간 42분"))
    expectEqual(parts.service.asked.last, "times 115 101")
    await expectEqual(app.end(), [])
  }

  @Test func `a wide window has the table beside the latest times`() async throws {
    let app = app("101", "115", .wide)
    await app.settle()
    #expect(app.content[4].contains("  시각"))
    #expect(app.content[5].contains("▌ 오후 2:00"))
    await expectEqual(app.end(), [])
  }

  @Test func `a field is reached by a click`() async throws {
    let app = app("101", "115")
    await app.settle()
    await app.send(.mouse(Mouse(.click, at: Point(column: 10, row: 4))))
    #expect(app.speech.contains { $0.hasPrefix("> 입력란 도착") })
    await expectEqual(app.end(), [])
  }
}
