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

/// The expressways and one of them as the user sees them.
@MainActor
struct RoadScreenTests {
  private let parts = RoadFixture()

  private func app(
    _ code: String? = nil, _ size: Size = .normal, _ language: Language = .korean
  ) -> RoadsApp {
    RoadsApp(parts, size, language) { dependencies, stage in
      code.flatMap { RoadPageBuilder(dependencies: dependencies).build(code: $0, on: stage) }
        ?? RoadsBuilder(dependencies: dependencies).build(on: stage)
    }
  }

  @Test(
    arguments: Language.allCases,
    [Size.smallest, .small, .normal, .wide, Size(columns: 200, rows: 50)])
  func `every window of every size has room for the roads and one of them`(
    language: Language, size: Size
  ) async throws {
    let app = app(nil, size, language)
    try await app.press("Down Enter Down d Enter")
    #expect(app.speech.contains { $0.contains("신갈JC") })
    try await app.press("Esc Down d Up Enter")
    await expectEqual(app.end(), [])
  }

  @Test(arguments: Language.allCases)
  func `a search finds expressways by their names and ends`(language: Language) async throws {
    let app = app(nil, .normal, language)
    func rows() -> [String] { app.content.filter { $0.hasSuffix("  5") || $0.contains("→") } }
    await app.settle()
    let all = rows()
    try await app.press("/ \"영동\"")
    expectEqual(rows().count, 1)
    try await app.press("C-u \"gyeongbu\" Enter")
    expectEqual(rows().count, 1)
    try await app.press("Enter Esc")
    expectEqual(rows().count, 1)
    try await app.press("/ C-u \"xyz\" Enter")
    #expect(app.content.contains("  \(ListText.nothingFoundHere.text(language))"))
    try await app.press("Esc")
    expectEqual(rows().count, all.count)
    await expectEqual(app.end(), [])
  }

  @Test(arguments: Language.allCases)
  func `the places of a road are sorted by a key and a click`(language: Language) async throws {
    let app = app("0500", .normal, language)
    await app.settle()
    let kilometres = { () -> [Int] in
      app.content.compactMap { line in
        line.split(separator: " ").first { $0.contains(".") }.flatMap { word in
          Int(word.filter(\.isNumber))
        }
      }
    }
    let travelled = kilometres()
    #expect(travelled.count > 2)
    let (place, distance) = language == .korean ? ("지점", "거리") : ("Place", "Distance")
    #expect(await app.click(on: place))
    #expect(app.content.contains { $0.contains("\(place) ▲") })
    #expect(kilometres() != travelled)
    #expect(await app.click(on: distance))
    #expect(app.content.contains { $0.contains("▲") && !$0.contains("\(place) ▲") })
    expectEqual(kilometres(), travelled.sorted())
    try await app.press("S")
    expectEqual(kilometres().first, travelled.max())
    try await app.press("s s")
    expectEqual(kilometres(), travelled)
    await expectEqual(app.end(), [])
  }

  @Test(arguments: [("0550", "대구 → 춘천", "부산"), ("0552", "부산 → 대구", "춘천")])
  func `a road is told by its own ends where signs name others`(
    code: String, ends: String, sign: String
  ) throws {
    let road = try #require(ExpresswayNetwork.bundled.roads.first { $0.code == code })
    expectEqual(RoadText.ends(of: road, .ascending), ends)
    #expect([road.start, road.end].contains(sign))
  }

  @Test func `all expressways, with their ends, length and rest areas`() async {
    let app = app()
    expectEqual(
      app.content,
      [
        "  노선                        구간                              길이    휴게소",
        "▌ 경부고속도로                부산 → 서울                   399.4 km         3",
        "  영동고속도로                인천 → 강릉                   234.4 km         5",
      ])
    expectEqual(parts.service.asked, [])
    await expectEqual(app.end(), [])
  }

  @Test func `a road in order, with the rest areas of the direction and a mark for cameras`()
    async throws
  {
    let app = app("0500")
    await app.settle()
    expectEqual(
      app.content,
      [
        "  강릉 방향  인천 → 강릉",
        "       거리  지점",
        "▌    0.0 km  인천IC",
        "    41.8 km  신갈JC                                                       CCTV",
        "    55.3 km  용인휴게소",
        "    70.0 km  덕평휴게소",
        "   100.0 km  문막휴게소",
        "   126.0 km  횡성휴게소                                                   CCTV",
        "   234.0 km  강릉TG",
        "   234.4 km  대관령TG",
      ])
    try await app.press("Down Down d")
    expectEqual(
      app.content,
      [
        "  인천 방향  강릉 → 인천",
        "       거리  지점",
        "   234.4 km  대관령TG",
        "   234.0 km  강릉TG",
        "   129.0 km  횡성휴게소                                                   CCTV",
        "    70.0 km  덕평휴게소",
        "▌   41.8 km  신갈JC                                                       CCTV",
        "     0.0 km  인천IC",
      ])
    expectEqual(parts.service.asked, ["cameras "])
    await expectEqual(app.end(), [])
  }

  @Test func `Enter shows the camera of a point over the list, and Esc goes back`() async throws {
    let app = app("0500")
    try await app.press("Down")
    expectEqual(parts.service.asked, ["cameras "])
    try await app.press("Enter")
    expectEqual(app.tree, "RoadPage(RoadCamera)")
    expectEqual(app.content.prefix(2), ["▌ 신갈JC  41.8 km", "  신갈 CCTV"])
    #expect(app.content[3].hasPrefix("  ▀▀"))
    expectEqual(app.content.suffix(2), ["  CCTV 주소", "  https://cctv/secret"])
    #expect(app.speech.contains("‘신갈 CCTV’ CCTV 화면"))
    expectEqual(parts.service.asked, ["cameras ", "still 신갈 CCTV"])
    try await app.press("Esc Up Enter")
    expectEqual(app.content, ["▌ 인천IC  0.0 km", "  1 km 안에 CCTV가 없습니다."])
    try await app.press("Esc")
    expectEqual(app.tree, "RoadPage")
    await expectEqual(app.end(), [])
  }

  @Test func `y copies the address of the camera`() async throws {
    let app = app("0500")
    var copied: [String] = []
    app.window.onCopy = { text, _ in copied.append(text) }
    try await app.press("Down Enter y")
    expectEqual(copied, ["https://cctv/secret"])
    await expectEqual(app.end(), [])
  }

  @Test func `a wide window shows the camera of the selection beside the list`() async throws {
    let app = app("0500", .wide)
    try await app.press("Down")
    #expect(app.content[1].hasSuffix("  신갈JC  41.8 km"))
    expectEqual(app.content[2].hasSuffix("CCTV를"), false)
    #expect(app.content[2].hasSuffix("  신갈 CCTV"))
    try await app.press("Enter")
    expectEqual(app.tree, "RoadPage(RoadCamera)")
    try await app.press("Down")
    #expect(app.content[2].hasSuffix("  1 km 안에 CCTV가 없습니다."))
    await app.resize(80, 24)
    expectEqual(app.tree, "RoadPage")
    try await app.press("Up")
    expectEqual(parts.service.asked, ["cameras ", "still 신갈 CCTV"])
    await expectEqual(app.end(), [])
  }

  @Test func `a still that comes late is not shown at another place`() async throws {
    let app = app("0500", .wide)
    await app.settle()
    let checkpoint = Checkpoint()
    parts.service.checkpoint = checkpoint
    app.begin(.down)
    await checkpoint.reached()
    app.begin(.down)
    checkpoint.open()
    await app.settle()
    #expect(app.content[1].hasSuffix("  용인휴게소  55.3 km"))
    #expect(app.content[2].hasSuffix("  1 km 안에 CCTV가 없습니다."))
    await expectEqual(app.end(), [])
  }

  @Test func `a still that cannot be shown keeps the name and the address`() async throws {
    parts.service.failures["still"] = .unreadablePicture
    let app = app("0500")
    try await app.press("Down Enter")
    #expect(app.speech.contains("CCTV 화면을 읽을 수 없습니다."))
    #expect(app.speech.contains("https://cctv/secret"))
    parts.service.failures = [:]
    try await app.press("R")
    #expect(app.speech.contains("‘신갈 CCTV’ CCTV 화면"))
    await expectEqual(app.end(), [])
  }

  @Test func `without a key its setting is named, and the road stays`() async throws {
    parts.hasKeys = false
    let app = app("0500")
    await app.settle()
    #expect(app.content[2].hasPrefix("▌    0.0 km"))
    #expect(app.content.contains { $0.contains("(its.key)") })
    try await app.press("Enter")
    #expect(app.speech.contains { $0.contains("its.key") })
    await expectEqual(app.end(), [])
  }

  @Test func `cameras that cannot be had are asked for again by R`() async throws {
    parts.service.failures["cameras"] = .service(.tooSlow)
    let app = app("0500")
    await app.settle()
    expectEqual(app.content.last, "  서버의 응답이 너무 느립니다. R을 눌러 다시 시도해 주세요.")
    parts.service.failures = [:]
    try await app.press("R")
    #expect(app.content[3].hasSuffix("CCTV"))
    #expect(!app.speech.contains { $0.contains("느립니다") })
    expectEqual(parts.service.asked, ["cameras ", "cameras "])
    await expectEqual(app.end(), [])
  }

  @Test func `while the cameras are asked for, the place says so`() async throws {
    let checkpoint = Checkpoint()
    parts.service.checkpoint = checkpoint
    let app = app("0500", .wide)
    await checkpoint.reached()
    #expect(app.speech.contains { $0.contains("인천IC") })
    expectEqual(app.content[2].hasSuffix("CCTV를 불러오는 중입니다."), false)
    await app.clock.advance(by: .milliseconds(200))
    #expect(app.content[2].hasSuffix("  CCTV를 불러오는 중입니다."))
    checkpoint.open()
    await expectEqual(app.end(), [])
  }

  @Test func `an address of a camera is neither kept nor remembered`() async throws {
    let app = app("0500", .wide)
    try await app.press("Down")
    #expect(app.content.contains { $0.contains("https://cctv/secret") })
    await parts.highway.settled()
    #expect(await !parts.answers.all.contains("https"))
    #expect(!"\(app.root.navigationPath)".contains("https"))
    await expectEqual(app.end(), [])
  }

  @Test func `Enter opens a rest area, which a link can too`() async throws {
    let app = app("0500")
    try await app.press("Down Down Enter")
    expectEqual(app.lines[1], "  영동고속도로 › 용인휴게소")
    try await app.open("road?code=0500/000022")
    expectEqual(app.lines[1], "  영동고속도로 › 횡성휴게소")
    try await app.open("road?code=0500")
    expectEqual(app.tree, "RoadPage")
    await #expect(throws: LinkError.self) { try await app.open("road?code=0500/000010") }
    await expectEqual(app.end(), [])
  }

  @Test func `a road is opened from the list, by a link, and closed by another one`() async throws {
    let app = app()
    try await app.press("Down Enter")
    expectEqual(app.lines[1], "  노선 › 영동고속도로")
    try await app.open("road/road?code=0010")
    expectEqual(app.lines[1], "  노선 › 경부고속도로")
    try await app.open("road")
    expectEqual(app.tree, "Roads")
    await #expect(throws: LinkError.self) { try await app.open("road/road?name=0010") }
    await expectEqual(app.end(), [])
  }

  @Test func `a link to a road that does not exist ends at the list`() async {
    let app = app()
    await #expect(throws: LinkError.self) { try await app.open("road/road?code=9999") }
    expectEqual(app.tree, "Roads")
    expectEqual(parts.service.asked, [])
    await expectEqual(app.end(), [])
  }

  @Test func `the place is restored with the road, the direction and the selection`() async throws {
    let app = app()
    try await app.press("Down Enter d Up")
    #expect(app.content.contains { $0.hasPrefix("▌   41.8 km") })
    let place = app.root.navigationPath
    try await app.relaunch(at: place)
    expectEqual(app.content[0], "  인천 방향  강릉 → 인천")
    #expect(app.content.contains { $0.hasPrefix("▌   41.8 km") })
    try await app.press("Esc")
    #expect(app.content[2].hasPrefix("▌ 영동고속도로"))
    await expectEqual(app.end(), [])
  }

  @Test func `English names the roads in English`() async {
    let app = app("0500", .normal, .english)
    #expect(app.lines[0] == " Yeongdong Expressway" || app.lines[0].hasPrefix("  App"))
    expectEqual(app.content[0], "  towards 강릉  인천 → 강릉")
    expectEqual(app.content[4], "    55.3 km  용인 rest area")
    await expectEqual(app.end(), [])
  }
}
