import Expectations
import Geography
import Headless
import HighwayDomain
import Phrases
import PlacesDomain
import PlacesFixtures
import RIBs
import RIBsTesting
import Store
import TerminalUI
import Testing

@testable import HighwayPresentation

/// The fields of a route, and the places below them.
@MainActor
struct RouteFieldTests {
  private let app = HighwayApp()

  private var parts: HighwayFixture { app.dependencies }

  private func place(_ name: String) throws -> PlacesDomain.Place {
    try #require(FixedPlaces.samples.first { $0.name == name })
  }

  /// Both fields, or both ends of the route.
  private var ends: [String] { Array(app.content.prefix(2)) }

  private var footer: String { app.footer }

  @Test func `a route begins with two fields, and the caret in the first`() async throws {
    try await app.press("w")
    expectEqual(
      app.content,
      [
        "  출발 ▌장소 이름 또는 초성", "  도착  장소 이름 또는 초성", "",
        "  역, 도시, 톨게이트, 휴게소 이름이나 초성(ㄱㄹ)을 입력해 주세요.",
      ])
    await expectEqual(app.end(), [])
  }

  @Test func `the caret is in the field of the end that is not known`() async throws {
    parts.startStore.update { $0 = try? place("서울역") }
    try await app.press("w")
    expectEqual(ends, ["  출발  서울역", "  도착 ▌장소 이름 또는 초성"])
    try await app.press("Esc")
    try await app.open("highway/route?from=강남역")
    expectEqual(ends, ["  출발  강남역", "  도착 ▌장소 이름 또는 초성"])
    parts.startStore.update { $0 = nil }
    try await app.open("highway/route?to=강릉역")
    expectEqual(ends, ["  출발 ▌장소 이름 또는 초성", "  도착  강릉역"])
    await expectEqual(app.end(), [])
  }

  @Test func `the addresses of places stand in one column, beside the longest name`() async throws {
    final class PlacesView: AnyView {
      override func body(in environment: Environment) -> any Widget {
        var suggestions = PlaceSuggestions()
        suggestions.text = "busan"
        suggestions.found = FoundPlaces(
          [
            PlacesDomain.Place(name: "Busan", address: "Gu", coordinate: .at(35, 129)),
            PlacesDomain.Place(
              name: "Busan Int’l Finance Center·Busan Bank Station", address: "Line 2",
              coordinate: .at(35, 129)),
          ], from: .index)
        return PlaceSuggestionList(
          suggestions: suggestions, state: ListState(), send: { _ in }, open: { _ in })
      }
    }
    // In few columns a name is rather whole than in line.
    for (columns, starts) in [(120, [49, 49]), (80, [49, 49]), (60, [36, 49])] {
      let window = Window(
        root: PlacesView(), size: Size(columns: columns, rows: 4),
        environment: Environment(language: .english))
      let found = zip(window.frame().lines, ["Gu", "Line"]).map { line, address in
        line.firstRange(of: address).map { line[..<$0.lowerBound].count }
      }
      expectEqual(found, starts, "\(columns)")
    }
    await expectEqual(app.end(), [])
  }

  @Test func `Enter takes the first place, goes to the other field, and finds the way`()
    async throws
  {
    try await app.press("w \"ㄱㄴㅇ\" Enter")
    expectEqual(ends, ["  출발  강남역", "  도착 ▌장소 이름 또는 초성"])
    // Half a syllable finds what begins so.
    try await app.press("\"강르\" Enter")
    #expect(ends[0].hasPrefix("  출발  강남역  서울"))
    #expect(ends[1].hasPrefix("  도착  강릉역  강원"))
    // The keys are in the list of rest areas.
    #expect(app.selectedRow != nil)
    #expect(footer.contains("Enter 휴게소 보기"))
    await expectEqual(app.end(), [])
  }

  @Test func `the destination may be known first`() async throws {
    try await app.press("w Tab \"강릉역\" Enter")
    expectEqual(ends, ["  출발 ▌장소 이름 또는 초성", "  도착  강릉역"])
    try await app.press("\"강남역\" Enter")
    #expect(ends[0].hasPrefix("  출발  강남역  서울"))
    await expectEqual(app.end(), [])
  }

  @Test func `arrows go into the places and back to the field`() async throws {
    try await app.press("w \"강릉\"")
    #expect(app.content[3].hasPrefix("▏ 강릉역"))
    // Enter takes the marked place already.
    try await app.press("Down")
    #expect(app.content[4].hasPrefix("▌ 강릉시청"))
    try await app.press("Up")
    #expect(app.content[3].hasPrefix("▌ 강릉역"))
    try await app.press("Down")
    try await app.press("Up Up")
    expectEqual(ends[0], "  출발 ▌강릉")
    #expect(app.content[3].hasPrefix("▏ 강릉역"))
    try await app.press("\"시\"")
    expectEqual(ends[0], "  출발 ▌강릉시")
    await expectEqual(app.end(), [])
  }

  @Test func `Tab goes between the fields, and what was typed stays where no place is known`()
    async throws
  {
    try await app.press("w \"강\" Tab \"부산\" Tab")
    expectEqual(app.content[1], "  도착  부산")
    // What stands there is selected, and searched for again.
    #expect(app.lines.contains { $0.contains("강남역") })
    try await app.press("\"수원\"")
    expectEqual(ends, ["  출발 ▌수원", "  도착  부산"])
    await expectEqual(app.end(), [])
  }

  @Test func `an end is chosen again by its key, and what is typed replaces its name`()
    async throws
  {
    try await app.open("highway/route?from=강남역&to=강릉역")
    try await app.press("s \"서울\"")
    expectEqual(ends, ["  출발 ▌서울", "  도착  강릉역"])
    try await app.press("Enter")
    #expect(ends[0].hasPrefix("  출발  서울역  서울"))
    try await app.press("d \"부산\" Enter")
    #expect(ends[1].hasPrefix("  도착  부산역  부산"))
    // Enter on a name that was not touched keeps it.
    try await app.press("s Enter")
    #expect(ends[0].hasPrefix("  출발  서울역  서울"))
    expectEqual(app.root.navigationPath.link.description, "highway/route?from=강남역&to=강릉역")
    await expectEqual(app.end(), [])
  }

  @Test(arguments: ["d \"서\" Tab Esc", "d \"서\" Esc", "d Backspace Esc", "s Tab \"서\" S-Tab Esc"])
  func `what is typed and left does not lose the end`(keys: String) async throws {
    try await app.open("highway/route?from=강남역&to=강릉역")
    let before = app.content
    try await app.press(keys)
    expectEqual(app.content, before)
    await expectEqual(app.end(), [])
  }

  @Test func `Esc goes one step back, and from a first field leaves the route`() async throws {
    try await app.press("w \"강릉\" Down Esc")
    expectEqual(ends[0], "  출발 ▌강릉")
    try await app.press("Esc")
    expectEqual(app.root.navigationPath.link.description, "highway")
    try await app.open("highway/route?from=강남역&to=강릉역")
    try await app.press("d \"부산\" Down Esc Esc")
    #expect(ends[1].hasPrefix("  도착  강릉역  강원"))
    expectEqual(app.root.navigationPath.link.description, "highway/route?from=강남역&to=강릉역")
    try await app.press("Esc")
    expectEqual(app.root.navigationPath.link.description, "highway")
    await expectEqual(app.end(), [])
  }

  @Test func `a click chooses an end, a field and a place`() async throws {
    try await app.open("highway/route?from=강남역&to=강릉역")
    #expect(await app.click(on: "강릉역"))
    expectEqual(ends, ["  출발  강남역", "  도착 ▌강릉역"])
    #expect(await app.click(on: "출발"))
    try await app.press("\"수원\"")
    expectEqual(ends, ["  출발 ▌수원", "  도착  강릉역"])
    #expect(await app.click(on: "수원역"))
    try await app.press("Enter")
    #expect(ends[0].hasPrefix("  출발  수원역  경기"))
    await expectEqual(app.end(), [])
  }

  @Test func `ends are swapped`() async throws {
    try await app.open("highway/route?from=강남역&to=강릉역")
    try await app.press("x")
    #expect(ends[0].hasPrefix("  출발  강릉역") && ends[1].hasPrefix("  도착  강남역"))
    #expect(app.selectedRow?.contains("인천 방향") == true)
    await expectEqual(app.end(), [])
  }

  @Test func `a name without a place stays in its field`() async throws {
    try await app.open("highway/route?from=강남역&to=없는곳")
    expectEqual(ends, ["  출발  강남역", "  도착 ▌없는곳"])
    #expect(app.content[3].hasPrefix("  ‘없는곳’ 검색 결과가 없습니다."))
    try await app.press("\"강릉역\" Enter")
    #expect(ends[1].hasPrefix("  도착  강릉역  강원"))
    await expectEqual(app.end(), [])
  }

  @Test func `Enter before places are found chooses the first one`() async throws {
    let checkpoint = Checkpoint()
    parts.searching = checkpoint
    try await app.press("w")
    app.begin(.character("강"), .character("릉"), .enter)
    await checkpoint.reached(by: 2)
    checkpoint.open()
    await app.settle()
    expectEqual(ends, ["  출발  강릉역", "  도착 ▌장소 이름 또는 초성"])
    await expectEqual(app.end(), [])
  }

  @Test func `recent places stand below an empty field, and are forgotten one by one, or all`()
    async throws
  {
    try await app.press("w \"강릉역\" Enter \"서울역\" Enter d \"부산역\" Enter d")
    expectEqual(parts.placesStore.state.recents.map(\.name), ["부산역", "서울역", "강릉역"])
    #expect(app.lines.contains { $0.contains("최근 검색 기록") })
    try await app.press("Down Down d")
    expectEqual(parts.placesStore.state.recents.map(\.name), ["부산역", "강릉역"])
    #expect(app.selectedRow?.hasPrefix("강릉역") == true)
    try await app.press("D")
    expectEqual(parts.placesStore.state.recents, [])
    expectEqual(ends[1], "  도착 ▌부산역")
    await expectEqual(app.end(), [])
  }

  @Test func `a recent place is chosen without typing`() async throws {
    try await app.press("w \"강릉역\" Enter \"서울역\" Enter s Down Down Enter")
    #expect(ends[0].hasPrefix("  출발  강릉역"))
    await expectEqual(app.end(), [])
  }
}
