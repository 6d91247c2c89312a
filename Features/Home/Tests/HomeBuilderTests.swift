import Editing
import Expectations
import Headless
import PeopleDomain
import Phrases
import RIBs
import RIBsTesting
import TerminalRIBs
import TerminalUI
import Testing
import Time

@testable import HomePresentation
@testable import HomeRaft

/// Home as the user sees it: keys in, screens out.
@MainActor
struct HomeBuilderTests {
  private let dependencies = HomeFixture()

  @Test func `lists people by country and opens one`() async throws {
    dependencies.stored(Fixed.people, favourites: ["3"])
    let app = dependencies.launch()
    await app.settle()
    expectEqual(
      app.lines.aboveFooter,
      [
        " 갈비                   김하늘 · 3분 전",
        " 홈",
        "────────────────────────────────────────",
        " 사람  4       국가 ●   최근   즐겨찾기",
        " KR  2",
        "▌ 청년   김민수",
        "  중년   박지훈                      ♥",
        " NL  2",
        "  어린이 Daan de Vries",
        "  노년   Sanne Bakker",
        "────────────────────────────────────────",
      ])
    #expect(app.footer.contains(" R "))
    try await app.press("Down Enter")
    expectEqual(app.lines[0...1], [" 3                               김하늘", " 홈 › 3"])
    try await app.press("Esc")
    expectEqual(app.lines[6], "▌ 중년   박지훈                      ♥")
    app.shutDown()
  }

  @Test func `the footer names the keys in the order of use`() async throws {
    dependencies.stored(Fixed.people)
    let app = dependencies.launch(100, 24)
    await app.settle()
    expectEqual(
      app.lines[23], "  ↑↓ 이동  Enter 열기  / 검색  r 국가  R 새로 고침  f 즐겨찾기  v 목록 바꾸기  Space 선택  ?")
    app.shutDown()
  }

  @Test func `without regions there is one list, and the selection keeps its person`() async throws
  {
    dependencies.stored(Fixed.people)
    try await expectEqual(
      dependencies.content(80, 24, .english, keys: "Down r"),
      [
        "  People  4                                    Country ○   Recent   Favourites",
        "  Child       Daan de Vries",
        "  Young adult 김민수",
        "▌ Middle-aged 박지훈",
        "  Elderly     Sanne Bakker",
      ])
  }

  @Test func `the filter is under the head, and the list follows the keys`() async throws {
    dependencies.stored(Fixed.people)
    let app = dependencies.launch(80, 24)
    try await app.press("/ ㄱ ㅁ")
    expectEqual(
      app.lines[3...7],
      [
        "  사람  1 / 4                                         국가 ●   최근   즐겨찾기",
        "  검색 ▌ㄱㅁ",
        "  KR  1",
        "▏ 청년   김민수",
        "",
      ])
    expectEqual(app.window.caret, Point(column: 12, row: 4))
    expectEqual(app.lines[23], "  Enter 목록으로  Esc 모두 보기  F1 도움말")
    try await app.press("Enter")
    expectEqual(app.window.caret, nil)
    expectEqual(app.lines[4...6], ["  검색  ㄱㅁ", "  KR  1", "▌ 청년   김민수"])
    try await app.press("Enter")
    expectEqual(app.lines[1], "  홈 › 2")
    try await app.press("Esc Esc")
    expectEqual(app.lines[4...5], ["  KR  2", "▌ 청년   김민수"])
    app.shutDown()
  }

  @Test func `down and tab go from the field to the list, and letters are keys again`() async throws
  {
    dependencies.stored(Fixed.people)
    for key in ["Down", "Tab"] {
      try await expectEqual(
        dependencies.content(40, 12, keys: "/ n \(key) r"),
        [
          " 사람  2 / 4   국가 ○   최근   즐겨찾기",
          " 검색  n",
          "▌ 어린이 Daan de Vries",
          "  노년   Sanne Bakker",
        ])
      dependencies.people.toggleRegion()
    }
  }

  @Test func `a paste that is long and hostile is one harmless line`() async throws {
    dependencies.stored(Fixed.people)
    let app = dependencies.launch(40, 12)
    try await app.press("/")
    app.window.send(
      .paste("\u{1B}]0;PWNED\u{7}\n\u{202E}" + String(repeating: "가나 ", count: 100_000)))
    await app.settle()
    expectEqual(app.lines[3], " 사람  0 / 4   국가 ●   최근   즐겨찾기")
    #expect(app.lines[4].hasPrefix(" 검색 ▌") && app.lines[4].contains("가나"))
    expectEqual(app.lines[5], " 검색 결과가 없습니다. Esc를 누르면")
    #expect(!app.lines.joined().unicodeScalars.contains { $0.value < 32 || $0.value == 0x202E })
    app.shutDown()
  }

  @Test func `a person without a name has a row that says so`() async throws {
    dependencies.stored([Person.Meta(id: "1", name: "", age: 3, country: "KR")])
    try await expectEqual(dependencies.content().last, "▌ 어린이 이름 없음")
    try await expectEqual(dependencies.content(40, 12, .english).last, "▌ Child       no name")
  }

  @Test func `marked rows are seen without colour and counted`() async throws {
    dependencies.stored(Fixed.people)
    try await expectEqual(
      dependencies.content(40, 12, keys: "Space Down Down Space"),
      [
        " 사람  4  ✓ 2  국가 ●   최근   즐겨찾기",
        " KR  2",
        " ✓청년   김민수",
        "  중년   박지훈",
        " NL  2",
        "▌✓어린이 Daan de Vries",
        "  노년   Sanne Bakker",
      ])
    try await expectEqual(dependencies.content(40, 12, keys: "Space Esc")[2], "▌ 청년   김민수")
    let app = dependencies.launch(100, 24)
    try await app.press("Space")
    #expect(app.lines[23].contains("Esc 선택 해제"))
    app.shutDown()
  }

  @Test func `the head says which list it is, and which others there are`() async throws {
    dependencies.stored(Fixed.people, favourites: ["3"], recents: ["4", "2"])
    try await expectEqual(
      dependencies.content(80, 24, keys: "v"),
      [
        "  최근  2                                             국가 ●   사람   즐겨찾기",
        "  노년   Sanne Bakker",
        "▌ 청년   김민수",
      ])
    try await expectEqual(
      dependencies.content(80, 24, keys: "v v"),
      [
        "  즐겨찾기  1                                             국가 ●   사람   최근",
        "  KR  1",
        "▌ 중년   박지훈                                                             ♥",
      ])
  }

  @Test func `letters on a Hangul keyboard do what their keys do`() async throws {
    dependencies.stored(Fixed.people, recents: ["4"])
    try await expectEqual(
      dependencies.content(40, 12, keys: "ㅍ ㄱ"),
      [
        " 최근  1       국가 ○   사람   즐겨찾기", "▌ 노년   Sanne Bakker",
      ])
    var redone = 0
    dependencies.people.redo = {
      redone += 1
      return nil
    }
    _ = try await dependencies.content(keys: "U C-r")
    expectEqual(redone, 2)
  }

  @Test func `no key is bound twice, whatever home shows`() async throws {
    let checkpoint = Checkpoint()
    dependencies.stored(Fixed.people)
    dependencies.homeTiles = [.fake("택시", line: "집 → 회사")]
    dependencies.people.refresh = { _ throws(PeopleError) in
      await checkpoint.pass()
    }
    let app = dependencies.launch()
    expectEqual(app.doubleBindings, [])
    for keys in ["Up", "Down Space", "/ x", "Esc v"] {
      try await app.press(keys)
      expectEqual(app.doubleBindings, [])
    }
    app.begin(.character("R"))
    await dependencies.clock.advance(by: .milliseconds(200)) { _ = app.window.frame() }
    #expect(app.window.bindings.contains { $0.keys == [.escape] && $0.title.text(.korean) == "취소" })
    expectEqual(app.doubleBindings, [])
    checkpoint.open()
    dependencies.stored([])
    await app.settle()
    expectEqual(app.doubleBindings, [])
    app.shutDown()
  }

  @Test func `leaves nothing behind, on the stage or in memory`() async throws {
    dependencies.stored(Fixed.people)
    dependencies.homeTiles = [.fake("택시", line: "집 → 회사")]
    for columns in [40, 120] {
      let app = dependencies.launch(columns, 12)
      try await app.press("/ n Enter Enter")
      await expectEqual(app.end(), [])
      #expect(app.lines[3...9].allSatisfy { $0.isEmpty })
    }
  }

  @Test(arguments: [
    .normal, Size(columns: 200, rows: 50), .small,
    Size(columns: 59, rows: 24), Size(columns: 60, rows: 24), Size(columns: 99, rows: 24),
    Size(columns: 100, rows: 24), .smallest,
  ])
  func `every size shows where it is, the selected person and the keys`(size: Size) async {
    dependencies.stored(Fixed.people)
    let app = dependencies.launch(size.columns, size.rows)
    await app.settle()
    expectEqual(app.lines.count, size.rows)
    #expect(app.lines[0].hasPrefix(size.columns < 60 ? " 갈비" : "  갈비"))
    #expect(
      app.lines.contains {
        $0.hasPrefix(size.columns < 100 ? "▌ 청년   김민수" : "▌ 김민수")
      })
    #expect(app.lines[size.rows - 1].contains("?"))
    app.shutDown()
  }

  @Test(arguments: [Size(columns: 19, rows: 5), Size(columns: 20, rows: 4)])
  func `a window that is too small says so`(size: Size) async {
    dependencies.stored(Fixed.people)
    let app = dependencies.launch(size.columns, size.rows)
    await app.settle()
    #expect(app.lines.joined(separator: " ").contains("창을 키워 주세요"))
    app.shutDown()
  }
}
