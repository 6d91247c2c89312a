import Expectations
import Headless
import HighwayDomain
import Phrases
import RIBsTesting
import TerminalUI
import Testing

@testable import HighwayPresentation

/// The incidents in wide windows: list, map, details and roads side by side.
@MainActor
struct WideHighwayTests {
  private let incidents: [Incident] = [
    .test("신갈"), .test("호법", .roadwork, road: "중부선", at: 9, latitude: 37.2),
    .test("둔내", .roadwork, at: 8, latitude: 37.5), .test("대관령", .weather, at: 7, latitude: nil),
    .test("곤지암", .roadwork, road: "중부선", at: 6, latitude: 37.3),
    .test("안성", road: "경부선", at: 5, latitude: 37.0),
  ]

  private func launch(_ size: Size, _ language: Language = .korean) async -> HighwayApp {
    let parts = HighwayFixture()
    parts.corporation.answers = incidents
    let app = HighwayApp(size, language, parts)
    await app.settle()
    return app
  }

  /// The screen without what the map draws and says of its scale.
  private func withoutMap(_ lines: some Sequence<String>) -> [String] {
    lines.map { line in
      String(
        line.map { character in
          let isMap = character.unicodeScalars.allSatisfy { (0x2800...0x28FF) ~= $0.value }
          return isMap || "●▲■◆╰╯─".contains(character) ? " " : character
        }
      ).trimmingEnd
    }
  }

  @Test(arguments: [Size.normal, Size(columns: 120, rows: 26)])
  func `how the list is sorted is said where it is shown`(size: Size) async throws {
    let app = await launch(size)
    func isSaid() -> Bool { app.content.contains { $0.contains("정렬:") } }
    #expect(isSaid())
    for keys in ["f", "Enter", "m"] {
      try await app.press(keys)
      #expect(!isSaid(), "\(keys)")
      #expect(app.content[0].contains("사고 2"))
      try await app.press("Esc")
      #expect(isSaid())
    }
    await expectEqual(app.end(), [])
  }

  @Test func `map and details are beside the list`() async throws {
    let app = await launch(Size(columns: 120, rows: 26))
    try await app.press("Down")
    expectEqual(
      withoutMap(app.content),
      [
        "  2 / 6  사고 2  공사 3  기상 1                                                                정렬:  시작  종류  도로",
        "",
        "  돌발상황                                                                         지도",
        "  사고 영동선 강릉 방향                                              오후 1:05                     고성",
        "       신갈IC 부근 · 1차로 · 본문 신갈",
        "▌ 공사 중부선 강릉 방향                                              오전 9:05",
        "       호법IC 부근 · 1차로 · 본문 호법                                                             부산",
        "  공사 영동선 강릉 방향                                              오전 8:05             500 km",
        "       둔내IC 부근 · 1차로 · 본문 둔내                                               사고·재난    공사    기상    기타",
        "  기상 영동선 강릉 방향                                              오전 7:05            © OpenStreetMap contributors",
        "       대관령IC 부근 · 1차로 · 본문 대관령",
        "  공사 중부선 강릉 방향                                              오전 6:05",
        "       곤지암IC 부근 · 1차로 · 본문 곤지암",
        "  사고 경부선 강릉 방향                                              오전 5:05     선택한 상황",
        "       안성IC 부근 · 1차로 · 본문 안성                                             공사  중부선 강릉 방향              ┃",
        "                                                                                   본문 호법                           ┃",
        "                                                                                                                       ┃",
        "                                                                                   위치       호법IC 부근",
        "                                                                                   통제 차로  1차로",
        "                                                                                   시작       오전 9:05",
      ])
    expectEqual(app.lines.filter { $0.contains("▌") }.count, 1)
    await expectEqual(app.end(), [])
  }

  @Test func `a high window has the roads below them`() async throws {
    let app = await launch(Size(columns: 120, rows: 40), .english)
    expectEqual(
      withoutMap(app.content).suffix(5),
      [
        "",
        "                                                                                   By road",
        "                                                                                   영동선                            3",
        "                                                                                   중부선                   Roadwork 2",
        "                                                                                   경부선                   Accident 1",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `a very wide window has three columns`() async throws {
    let app = await launch(Size(columns: 200, rows: 30), .english)
    expectEqual(
      withoutMap(app.content),
      [
        "  1 / 6  Accident 2  Roadwork 3  Weather 1                                                                                                                                    Sort:  Since  Kind  Road",
        "",
        "  Incidents                                                                        Map                                                                Selected incident",
        "▌ Accident  영동선 towards 강릉                                        1:05 pm                                                                        Accident  영동선 towards 강릉",
        "            near 신갈IC · lane 1 · 본문 신갈                                                                                                          본문 신갈",
        "  Roadwork  중부선 towards 강릉                                        9:05 am                              Chuncheon",
        "            near 호법IC · lane 1 · 본문 호법                                                                                                          Place           near 신갈IC",
        "  Roadwork  영동선 towards 강릉                                        8:05 am                          Seoul                                         Closed lanes    lane 1",
        "            near 둔내IC · lane 1 · 본문 둔내                                                                                                          Since           1:05 pm",
        "  Weather   영동선 towards 강릉                                        7:05 am                           Osan                                         Until           not known",
        "            near 대관령IC · lane 1 · 본문 대관령                                                                                                      Source          Korea Expressway Corporation",
        "  Roadwork  중부선 towards 강릉                                        6:05 am                            Cheongju",
        "            near 곤지암IC · lane 1 · 본문 곤지암                                                                     Andong                           There is no camera within 1 km.",
        "  Accident  경부선 towards 강릉                                        5:05 am                            Daejeon",
        "            near 안성IC · lane 1 · 본문 안성",
        "                                                                                                         Jeonju      Daegu",
        "",
        "",
        "                                                                                                       Gwangju          Busan",
        "",
        "                                                                                                    Mokpo     Yeosu   Geoje                           By road",
        "                                                                                             100 km                                                   영동선         Accident 1  Roadwork 1  Weather 1",
        "                                                                                     Accident, Disaster    Roadwork    Weather    Other               중부선                                Roadwork 2",
        "                                                                                                                     © OpenStreetMap contributors     경부선                                Accident 1",
      ])
    try await app.press("f Down Space f")
    // Only roadwork is counted then.
    expectEqual(
      withoutMap(app.content).suffix(3),
      [
        "                                                                                             100 km                                                   By road",
        "                                                                                     Accident, Disaster    Roadwork    Weather    Other               중부선                                Roadwork 2",
        "                                                                                                                     © OpenStreetMap contributors     영동선                                Roadwork 1",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `a filter that lets nothing through says so beside the map`() async throws {
    let app = await launch(Size(columns: 120, rows: 26))
    try await app.press("f Down Down Down Space f")
    let sentence = IncidentText.noneMatching.text(.korean)
    #expect(app.lines.contains { $0.contains("  \(sentence.prefix(10))") })
    #expect(app.lines.contains { $0.contains("지도") })
    #expect(!app.lines.contains { $0.contains("노선별") })
    await expectEqual(app.end(), [])
  }

  @Test func `roads stand by their number of incidents, and have words for each kind`() {
    let roads = IncidentRoads(incidents).roads
    expectEqual(roads.map(\.name), ["영동선", "중부선", "경부선"])
    expectEqual(roads.map(\.total), [3, 2, 1])
    expectEqual(roads.first?.counts.map(\.kind), [.accident, .roadwork, .weather])
    expectEqual(IncidentRoads([]).roads, [])
    expectEqual(IncidentRoads([.test("x", road: "")]).roads, [])
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
