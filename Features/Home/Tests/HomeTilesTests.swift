import Expectations
import Headless
import HomeInterface
import PeopleDomain
import Phrases
import RIBs
import RIBsTesting
import Store
import TerminalRIBs
import TerminalUI
import Testing

@testable import HomePresentation

/// The tiles that features bring.
@MainActor
struct HomeTilesTests {
  private let dependencies = HomeFixture()

  init() {
    dependencies.stored(Fixed.people)
    dependencies.homeTiles = [
      .fake("슈퍼택시", line: "우리집 → 회사"), .fake("고속도로", line: "사고 3 · 공사 8"),
      .fake("영화", line: "최근 '기생충'"), .fake("슈퍼마트", line: "주문 2건"),
    ]
  }

  @Test func `tiles dependencies in a row over the people`() async throws {
    try await expectEqual(
      dependencies.content(80, 24).prefix(5),
      [
        "  슈퍼택시            고속도로            영화                슈퍼마트",
        "  우리집 → 회사       사고 3 · 공사 8     최근 '기생충'       주문 2건",
        "",
        "  사람  4                                             국가 ●   최근   즐겨찾기",
        "  KR  2",
      ])
  }

  @Test func `lines of tiles are of one length`() async throws {
    try await expectEqual(
      dependencies.content(72, 24).prefix(5),
      [
        "  슈퍼택시                            고속도로",
        "  우리집 → 회사                       사고 3 · 공사 8",
        "  영화                                슈퍼마트",
        "  최근 '기생충'                       주문 2건",
        "",
      ])
  }

  @Test func `in a narrow window they are a list, in few rows titles only`() async throws {
    try await expectEqual(
      dependencies.content(40, 24).prefix(6),
      [
        "  슈퍼택시   우리집 → 회사",
        "  고속도로   사고 3 · 공사 8",
        "  영화       최근 '기생충'",
        "  슈퍼마트   주문 2건",
        "",
        " 사람  4       국가 ●   최근   즐겨찾기",
      ])
    try await expectEqual(
      dependencies.content(40, 12).prefix(3),
      [
        "  슈퍼택시  고속도로  영화  슈퍼마트",
        " 사람  4       국가 ●   최근   즐겨찾기",
        " KR  2                                 ┃",
      ])
    let app = dependencies.launch(20, 5)
    await app.settle()
    expectEqual(app.lines[1], " 사람  4     국가 ●")
    app.shutDown()
  }

  @Test func `titles of different length share a narrow row without being cut`() async throws {
    dependencies.homeTiles = ["SuperTaxi", "Movies", "Highway", "SuperMart"].map {
      .fake($0, line: "")
    }
    try await expectEqual(
      dependencies.content(40, 12)[0], "  SuperTaxi  Movies  Highway  SuperMart")
  }

  @Test func `without a tile there is no row and no space`() async throws {
    dependencies.homeTiles = []
    try await expectEqual(
      dependencies.content(80, 24)[0],
      "  사람  4                                             국가 ●   최근   즐겨찾기")
  }

  @Test func `the list has the focus first, tab and arrows reach the tiles, enter opens one`()
    async throws
  {
    let app = dependencies.launch(80, 24)
    try await app.press("Tab Right")
    expectEqual(app.lines[3], "  슈퍼택시          ▌ 고속도로            영화                슈퍼마트")
    try await app.press("Enter")
    expectEqual(app.lines[1], "  홈 › 고속도로")
    try await app.press("Esc")
    expectEqual(app.lines[3], "  슈퍼택시          ▌ 고속도로            영화                슈퍼마트")
    try await app.press("Down Down")
    expectEqual(app.lines[9], "▌ 중년   박지훈")
    try await app.press("Up Up")
    #expect(app.lines[3].contains("▌"))
    expectEqual(app.root.children.flatMap(\.children).count, 4)
    app.shutDown()
  }

  @Test func `while the filter is typed no tile is in reach`() async throws {
    let app = dependencies.launch(80, 24)
    try await app.press("/ Up")
    expectEqual(app.lines[7], "  검색 ▌")
    #expect(!app.lines[3].contains("▌"))
    app.shutDown()
  }

  @Test func `the selected person stays beside the list while a tile's screen is over it`()
    async throws
  {
    let app = dependencies.launch(120, 24)
    try await app.press("Tab Enter")
    dependencies.stored(Array(Fixed.people.dropFirst(2)))
    await app.settle()
    expectEqual(app.lines[1], "  홈 › 슈퍼택시")
    try await app.press("Esc")
    #expect(app.lines[7].hasSuffix("  3"))
    app.shutDown()
  }

  @Test func `in a wide window they are above the people and the person beside them`() async throws
  {
    let app = dependencies.launch(120, 24)
    try await app.press("Tab Right")
    expectEqual(
      app.content.prefix(4),
      [
        "  슈퍼택시                    ▌ 고속도로                      영화                          슈퍼마트",
        "  우리집 → 회사                 사고 3 · 공사 8               최근 '기생충'                 주문 2건",
        "",
        "  사람  4                                  국가 ●   최근   즐겨찾기",
      ])
    #expect(app.speech[2].contains("슈퍼택시") && app.speech[6].contains("사람 4"))
    try await app.press("Down Down")
    expectEqual(app.lines.count { $0.contains("▌") }, 1)
    #expect(app.lines[9].hasPrefix("▌ 박지훈"))
    try await app.press("Up Up Up")
    #expect(app.lines[3].contains("▌"))
    await expectEqual(app.end(), [])
  }

  @Test(arguments: ["No orders", "3 accidents · 8 work zones · sample data · and much more"])
  func `tiles have equal surfaces, and their texts one place, however long they are`(
    line: String
  ) async throws {
    dependencies.homeTiles = [
      .fake("SuperTaxi", line: "Home → Office"), .fake("Highway", line: line),
      .fake("Movies", line: "Find a movie"), .fake("SuperMart", line: "No orders"),
    ]
    for columns in [80, 100, 200] {
      let app = dependencies.launch(columns, 24)
      await app.settle()
      let width = (columns - 3) / 4
      let (title, styles) = (app.lines[3], app.window.frame().styleLines[4])
      for (index, name) in ["SuperTaxi", "Highway", "Movies", "SuperMart"].enumerated() {
        let start = index * (width + 1)
        #expect(title.dropFirst(start + 2).hasPrefix(name))
        #expect(styles.dropFirst(start).hasPrefix(String(repeating: "f", count: width)))
        if index > 0 { expectEqual(Array(styles)[start - 1], ".") }
      }
      app.shutDown()
    }
  }

  @Test func `in a low wide window they are one row`() async throws {
    let app = dependencies.launch(120, 12)
    await app.settle()
    expectEqual(
      app.lines[3].split(separator: "  ").map { $0.filter { $0 != " " } },
      [
        "슈퍼택시", "우리집→회사", "고속도로", "사고3·공사8", "영화", "최근'기생충'", "슈퍼마트", "주문2건",
      ])
    #expect(app.lines[4].hasPrefix("  사람  4"))
    app.shutDown()
  }

  @Test func `a tile takes clicks in a wide window, and its screen has the whole of it`()
    async throws
  {
    let app = dependencies.launch(120, 24)
    await app.settle()
    #expect(await app.click(on: "영화"))
    expectEqual(app.lines[1], "  홈 › 영화")
    expectEqual(app.content, ["  영화"])
    try await app.press("Esc Down Enter")
    // A click on what belongs to the list leaves the person, as in the list itself.
    expectEqual(app.lines[1], "  홈 › 2")
    #expect(app.lines[3].contains("슈퍼마트"))
    #expect(await app.click(on: "슈퍼마트"))
    expectEqual(app.lines[1], "  홈")
    app.shutDown()
  }

  private struct Line {
    var text = Phrase("")
  }

  @Test func `a tile follows its line and loads it, while home is active`() async throws {
    let store = Store(Line())
    var loads = 0
    dependencies.homeTiles = [.fake("택시", line: store.stored(\.text), load: { loads += 1 })]
    let app = dependencies.launch(80, 24)
    await app.settle()
    expectEqual(loads, 1)
    store.update { $0.text = Phrase(ko: "집 → 회사", en: "Home → Office") }
    expectEqual(app.lines[4], "  집 → 회사")
    expectEqual(app.root.children.flatMap(\.children).map(\.name), ["택시Tile"])
    app.shutDown()
  }

  @Test func `a link opens what its tile opens, once, and one to home takes it off`() async throws {
    let app = dependencies.launch(80, 24)
    let opened = try await app.root.open(Link(parsing: "home/영화"))
    expectEqual(app.lines[1], "  홈 › 영화")
    expectEqual(app.root.navigationPath.link, opened.link)
    #expect(try await app.root.open(Link(parsing: "home/영화")) === opened)
    try await app.open("home")
    expectEqual(app.lines[1], "  홈")
    app.shutDown()
  }

  @Test(arguments: [
    "home?x=1", "home/영화?x=1", "home/3?x=1", "home/영화/nowhere", "home/고소도로", "home/슈퍼마트트",
  ])
  func `a link that is not understood fails`(link: String) async throws {
    let app = dependencies.launch(80, 24)
    await #expect(throws: LinkError.self) { try await app.root.open(Link(parsing: link)) }
    app.shutDown()
  }

  @Test func `a link from one tile's screen to another's closes the first`() async throws {
    let app = dependencies.launch(80, 24)
    try await app.open("home/영화")
    try await app.open("home/고속도로")
    expectEqual(app.lines[1], "  홈 › 고속도로")
    try await app.press("Esc")
    expectEqual(app.lines[1], "  홈")
    app.shutDown()
  }

  @Test func `a link takes the user from a person to a tile's screen, and back`() async throws {
    let app = dependencies.launch(80, 24)
    try await app.press("Enter")
    expectEqual(app.lines[1], "  홈 › 2")
    try await app.open("home/영화")
    expectEqual(app.lines[1], "  홈 › 영화")
    try await app.open("home/3")
    expectEqual(app.lines[1], "  홈 › 3")
    app.shutDown()
  }

  @Test func `a feature takes the parameters of its link itself`() async throws {
    final class Search: ViewableRouter<Interactor, NameView> {
      var asked: [String] = []

      override func open(_ segment: Segment) async throws -> AnyRouter {
        guard let text = segment["query"] else { return try await super.open(segment) }
        asked.append(text)
        return self
      }
    }
    let search = Search(interactor: Interactor(), view: NameView("영화"), segment: "영화")
    dependencies.homeTiles = [
      HomeTile("영화", title: Phrase(ko: "영화", en: "Movies"), line: .constant(Phrase(""))) { _ in
        search
      },
      .fake("슈퍼택시", line: ""),
    ]
    let app = dependencies.launch(80, 24)
    try await app.open("home/영화?query=섬")
    try await app.open("home/영화?query=a%20b")
    expectEqual(search.asked, ["섬", "a b"])
    expectEqual(app.lines[1], "  홈 › 영화")
    for link in ["home/영화?page=2", "home/슈퍼택시?query=a"] {
      await #expect(throws: LinkError.self) { try await app.root.open(Link(parsing: link)) }
    }
    app.shutDown()
  }

  private final class Draft: Restorable {
    let hasUnsaved = true
  }

  @Test func `unsaved input in a tile's screen keeps other links from opening`() async throws {
    let draft = Draft()
    dependencies.homeTiles = [.fake("영화", line: "", restorable: draft)]
    let app = dependencies.launch(80, 24)
    try await app.open("home/영화")
    await #expect(throws: LinkError.self) { try await app.root.open(Link(parsing: "home/3")) }
    try await app.open("home")
    expectEqual(app.lines[1], "  홈 › 영화")
    app.shutDown()
  }
}
