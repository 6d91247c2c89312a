import Expectations
import Headless
import PeopleDomain
import RIBs
import RIBsTesting
import Search
import TerminalUI
import Testing

@testable import HomePresentation

/// People in another order than their own.
@MainActor
struct HomeSortTests {
  private let dependencies = HomeFixture()

  init() { dependencies.stored(Fixed.people, favourites: ["3"]) }

  /// The rows of the list after some keys, without the tiles, the head and blanks.
  private func rows(_ keys: String, _ columns: Int = 40) async throws -> [String] {
    try await dependencies.content(columns, 12, keys: keys).dropFirst()
      .map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test func `s goes through the columns, S turns the order round`() async throws {
    try await expectEqual(
      rows("s"),
      [
        "▌ 청년 김민수", "중년 박지훈 ♥", "어린이 Daan de Vries", "노년 Sanne Bakker",
      ])
    try await expectEqual(
      rows("s s"),
      [
        "어린이 Daan de Vries 9", "▌ 청년 김민수 30", "중년 박지훈 45 ♥", "노년 Sanne Bakker 71",
      ])
    try await expectEqual(
      rows("s s S"),
      [
        "노년 Sanne Bakker 71", "중년 박지훈 45 ♥", "▌ 청년 김민수 30", "어린이 Daan de Vries 9",
      ])
    try await expectEqual(
      rows("s s s S"),
      [
        "어린이 Daan de Vries NL", "노년 Sanne Bakker NL", "▌ 청년 김민수 KR", "중년 박지훈 KR ♥",
      ])
    try await expectEqual(rows("s s s s").count, 4)
    try await expectEqual(
      rows("s s s s s"),
      [
        "KR 2", "▌ 청년 김민수", "중년 박지훈 ♥", "NL 2", "어린이 Daan de Vries", "노년 Sanne Bakker",
      ])
  }

  @Test func `the head says by what they are sorted, and a click on it turns the order round`()
    async throws
  {
    let app = dependencies.launch(60, 12)
    try await app.press("s s")
    expectEqual(app.content[0], "  사람  4                나이 ▲   국가 ●   최근   즐겨찾기")
    #expect(app.speech.contains("정렬: 나이 오름차순"))
    #expect(await app.click(on: "나이 ▲"))
    expectEqual(app.content[0], "  사람  4                나이 ▼   국가 ●   최근   즐겨찾기")
    app.shutDown()
  }

  @Test func `Ctrl-P sorts by a column that is named`() async throws {
    let app = dependencies.launch()
    app.window.commands = Commands({ [] }) { _ in }
    try await app.press("C-p \"정렬 나이\" Enter")
    #expect(app.content[1].hasSuffix("Daan de Vries             9"))
    try await app.press("C-p \"sort country\" Enter S")
    #expect(app.content[1].hasSuffix("Daan de Vries            NL"))
    app.shutDown()
  }

  @Test func `a search goes through the sorted people, and n goes on to the next`() async throws {
    try await expectEqual(
      rows("s s S / a Enter n").filter { !$0.hasPrefix("검색") },
      [
        "노년 Sanne Bakker 71", "▌ 어린이 Daan de Vries 9",
      ])
  }

  @Test func `the order is part of the place`() async throws {
    let app = dependencies.launch()
    try await app.press("s s S Down")
    expectEqual(app.root.navigationPath.description, "home;id=1&sort=-age&above=3")
    let place = app.root.navigationPath
    let lines = app.lines
    app.shutDown()
    let other = dependencies.launch()
    _ = try await other.root.open(place)
    await other.settle()
    expectEqual(other.lines, lines)
    await expectEqual(other.end(), [])
  }
}
