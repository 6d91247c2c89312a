import Expectations
import Headless
import PeopleDomain
import Phrases
import RIBs
import RIBsTesting
import Services
import TerminalUI
import Testing

@testable import HomePresentation

/// List and detail side by side, and over each other.
@MainActor
struct HomeWideTests {
  private let dependencies = HomeFixture()
  private var journal: [String] { dependencies.details.journal }

  init() { dependencies.stored(Fixed.people) }

  private func launch(_ columns: Int) async -> HomeApp {
    let app = dependencies.launch(columns, 12)
    await app.settle()
    return app
  }

  private func resize(_ app: HomeApp, _ columns: Int) async {
    await app.resize(columns, 12)
  }

  /// Path, selected row, and what stands right of the list.
  private func seen(_ app: HomeApp) -> [String] {
    let lines = app.lines
    let row = lines.dropFirst(2).last { $0.contains { "▌▏".contains($0) } }
    let name = row.flatMap { row in Fixed.people.first { row.contains($0.name) }?.name }
    let mark = row?.first { "▌▏".contains($0) }.map(String.init) ?? ""
    // Beyond the gutters of both and what is between these.
    let beside = lines[3].firstMatch(of: #/ {5,}(\S+)$/#)?.1
    return [
      lines[1], name.map { mark + $0 } ?? row.map { $0.filter { $0 != " " } } ?? "",
      beside.map(String.init) ?? "",
    ]
  }

  private func details(_ root: FrameRouter) -> Int {
    root.children.flatMap(\.children).filter { $0.name == "Detail" }.count
  }

  @Test func `a selection by the mouse stays in the list or in the detail`() async {
    let app = await launch(120)
    app.window.environment.canCopy = true
    var copied: String?
    app.window.onCopy = { text, _ in copied = text }
    func drag(from start: Point, to end: Point) -> [Substring] {
      copied = nil
      app.window.send(.mouse(Mouse(.press, at: start)))
      app.window.send(.mouse(Mouse(.drag, at: end)))
      app.window.send(.mouse(Mouse(.release, at: end)))
      return copied?.split(separator: "\n") ?? []
    }
    let detail = app.lines.firstIndex { $0.hasSuffix(" 2") } ?? 0
    let column = TextWidth.columns(of: app.lines[detail]) - 1
    let fromDetail = drag(
      from: Point(column: column, row: detail), to: Point(column: 119, row: detail + 2))
    #expect(fromDetail.allSatisfy { line in Fixed.people.allSatisfy { !line.contains($0.name) } })
    let row = app.lines.firstIndex { $0.contains("박지훈") } ?? 0
    let fromList = drag(from: Point(column: 2, row: detail), to: Point(column: 119, row: row))
    #expect(fromList.contains { $0.contains("박지훈") })
    #expect(fromList.allSatisfy { !$0.hasSuffix(" 2") }, "\(fromList)")
    app.shutDown()
  }

  @Test func `the selection drives the detail beside the list`() async throws {
    let app = await launch(120)
    expectEqual(seen(app), ["  홈", "▌김민수", "2"])
    try await app.press("Down Down")
    expectEqual(seen(app), ["  홈", "▌Daan de Vries", "1"])
    expectEqual(details(app.root), 1)
    try await app.press("/ 박")
    expectEqual(seen(app), ["  홈", "▏박지훈", "3"])
    try await app.press("x")
    expectEqual(seen(app), ["  홈", "검색▌박x", ""])
    expectEqual(details(app.root), 0)
    expectEqual(journal, ["preview 2", "preview 3", "preview 1", "preview 3"])
    app.shutDown()
  }

  @Test func `enter makes the detail the place of the keys, escape leaves it beside the list`()
    async throws
  {
    let app = await launch(120)
    try await app.press("Enter")
    expectEqual(seen(app), ["  홈 › 2", "▏김민수", "2"])
    #expect(app.window.bindings.contains { $0.title == Phrase("2!") })
    try await app.press("Esc")
    expectEqual(seen(app), ["  홈", "▌김민수", "2"])
    #expect(!app.window.bindings.contains { $0.title == Phrase("2!") })
    try await app.press("Down Enter")
    expectEqual(seen(app), ["  홈 › 3", "▏박지훈", "3"])
    expectEqual(
      journal, ["preview 2", "then visit 2", "then leave 2", "preview 3", "then visit 3"])
    expectEqual(details(app.root), 1)
    app.shutDown()
  }

  @Test func `what the notice below says has failed is tried again beside a person, too`()
    async throws
  {
    dependencies.people.refresh = { _ throws(PeopleError) in throw .service(.noInternet) }
    let app = await launch(120)
    try await app.press("Enter")
    func hasKey() -> Bool { app.window.bindings.contains { $0.keys.contains("R") } }
    #expect(!hasKey())
    try await app.press("Esc R Enter")
    #expect(app.lines.contains { $0.contains("인터넷") } && hasKey(), "\(app.lines)")
    dependencies.people.refresh = { _ in }
    try await app.press("R")
    expectEqual(dependencies.notices.map { $0.text(.korean) }, ["새로 고쳤습니다."])
    #expect(!hasKey())
    expectEqual(seen(app)[0], "  홈 › 2")
    app.shutDown()
  }

  @Test(arguments: [100, 120, 140, 200])
  func `names are whole before emails are shown`(columns: Int) async {
    let name = "Wolfgang Amadeus von Hohenstein"
    let people = Fixed.people + [Person.Meta(id: "9", name: name, age: 40, country: "AT")]
    dependencies.stored(people)
    let app = await launch(columns)
    let lines = app.lines
    #expect(
      lines.contains { $0.contains(name) } || !lines.contains { $0.contains("이메일") }, "\(lines)")
    #expect(columns < 120 || lines.contains { $0.contains(name) }, "\(lines)")
    app.shutDown()
  }

  @Test func `on the list, resizing keeps place and selection, both ways`() async throws {
    let app = await launch(80)
    try await app.press("Down")
    expectEqual(details(app.root), 0)
    await resize(app, 120)
    expectEqual(seen(app), ["  홈", "▌박지훈", "3"])
    await resize(app, 99)
    expectEqual(seen(app), ["  홈", "▌박지훈", ""])
    expectEqual(details(app.root), 0)
    try await app.press("Up")
    await resize(app, 100)
    expectEqual(seen(app), ["  홈", "▌김민수", "2"])
    app.shutDown()
  }

  @Test func `in the detail, resizing keeps the same detail`() async throws {
    let app = await launch(80)
    try await app.press("Down Enter")
    expectEqual(seen(app)[0], "  홈 › 3")
    await resize(app, 120)
    expectEqual(seen(app), ["  홈 › 3", "▏박지훈", "3"])
    await resize(app, 40)
    expectEqual(app.lines[1], " 홈 › 3")
    await resize(app, 120)
    try await app.press("Esc")
    expectEqual(seen(app), ["  홈", "▌박지훈", "3"])
    expectEqual(journal, ["visit 3", "then leave 3"])
    await resize(app, 40)
    expectEqual(details(app.root), 0)
    app.shutDown()
  }

  @Test func `a detail that was opened wide and left narrow is detached`() async throws {
    let app = await launch(120)
    try await app.press("Enter")
    await resize(app, 80)
    expectEqual(app.lines[1], "  홈 › 2")
    try await app.press("Esc")
    expectEqual(seen(app), ["  홈", "▌김민수", ""])
    expectEqual(details(app.root), 0)
    app.shutDown()
  }

  @Test func `a person's link opens home and the person on it, and selects them`() async throws {
    for columns in [80, 120] {
      let app = await launch(columns)
      let opened = try await app.root.open(Link(parsing: "home/3"))
      await app.settle()
      expectEqual(app.lines[1], "  홈 › 3")
      expectEqual(opened.name, "Detail")
      expectEqual(details(app.root), 1)
      try await app.press("Esc")
      expectEqual(seen(app)[0...1], ["  홈", "▌박지훈"])
      app.shutDown()
    }
  }

  @Test func `a link to an unknown person keeps the selection, and escape removes the sentence`()
    async throws
  {
    let app = await launch(120)
    try await app.open("home/nobody")
    expectEqual(seen(app), ["  홈 › nobody", "▏김민수", "nobody"])
    try await app.press("Esc")
    expectEqual(seen(app), ["  홈", "▌김민수", "2"])
    app.shutDown()
  }

  @Test func `a place is restored before the people are read, and has no preview`()
    async throws
  {
    dependencies.stored(Fixed.people, favourites: ["1", "4"])
    let app = await launch(120)
    try await app.press("v v / n Enter Down")
    let place = app.root.navigationPath
    expectEqual(place, NavigationPath(parsing: "\(place)"))
    expectEqual(app.root.navigationPath.link.description, "home")
    try await app.press("Enter")
    expectEqual(app.root.navigationPath.link.description, "home/4")
    app.shutDown()

    let later = HomeFixture()
    let other = later.launch(40, 12)
    _ = try await other.root.open(place)
    later.stored(Fixed.people, favourites: ["1", "4"])
    await other.settle()
    expectEqual(
      other.lines[3...6],
      [
        " 즐겨찾기  2 / 2   국가 ●   사람   최근",
        " 검색  n",
        " NL  2",
        "  어린이 Daan de Vries               ♥",
      ])
    expectEqual(other.lines[7], "▌ 노년   Sanne Bakker                ♥")
    other.shutDown()
  }

  @Test func `a link to home takes off the person that lies over it`() async throws {
    for columns in [80, 120] {
      let app = await launch(columns)
      try await app.press("Enter")
      try await app.open("home")
      expectEqual(app.lines[1], "  홈")
      app.shutDown()
    }
  }

  @Test func `an open person stays open while the list moves on without them`() async throws {
    let app = await launch(120)
    try await app.press("Enter")
    dependencies.stored(Fixed.people.filter { $0.id != "2" })
    await app.settle()
    expectEqual(seen(app), ["  홈 › 2", "▏박지훈", "2"])
    try await app.press("Esc")
    expectEqual(seen(app), ["  홈", "▌박지훈", "3"])
    expectEqual(details(app.root), 1)
    app.shutDown()
  }

  @Test func `the people have columns, of which a click on a title sorts`() async throws {
    dependencies.stored(
      Fixed.people + [.init(id: "5", name: "", age: 61, country: "FR", email: "5@example.org")],
      favourites: ["3"])
    let app = dependencies.launch(120, 12)
    try await app.press("End")
    expectEqual(
      app.content,
      [
        "  사람  5                                  국가 ●   최근   즐겨찾기     4",
        "  이름            세대    국가      나이  이메일",
        "  이름 없음       장년    FR          61  5@example.org",
        "  김민수          청년    KR          30",
        "  박지훈          중년    KR          45                          ♥",
        "  Daan de Vries   어린이  NL           9",
        "▌ Sanne Bakker    노년    NL          71",
      ])
    #expect(await app.click(on: "나이"))
    expectEqual(
      app.content.dropFirst().prefix(3),
      [
        "  이름            세대    국가    나이 ▲  이메일",
        "  Daan de Vries   어린이  NL           9",
        "  김민수          청년    KR          30",
      ])
    #expect(await app.click(on: "세대"))
    #expect(app.content[1].contains("나이 ▼") && app.content[2].contains("Sanne Bakker"))
    #expect(await app.click(on: "국가    나이"))
    #expect(app.content[1].contains("국가 ▲") && app.content[2].contains("FR"))
    #expect(await app.click(on: "이메일"))
    #expect(app.content[1].contains("이메일 ▲") && !app.content[1].contains("국가 ▲"))
    app.shutDown()
  }

  @Test func `the columns in a very wide window, in English`() async throws {
    dependencies.stored(Fixed.people, favourites: ["3"])
    let app = dependencies.launch(200, 12, .english)
    try await app.press("Down Space")
    expectEqual(
      app.content.prefix(5),
      [
        "  People  4  ✓ 1                                                  Country ●   Recent   Favourites     3",
        "  Name                        Generation   Country      Age  Email",
        "  김민수                      Young adult  KR            30",
        "▌✓박지훈                      Middle-aged  KR            45                                     ♥",
        "  Daan de Vries               Child        NL             9",
      ])
    expectEqual(
      app.speech[5], "> table People, 2 / 4: 박지훈, Middle-aged, KR, 45, Favourites, selected")
    try await app.press("r s s s")
    #expect(app.content[1].contains("Country ▲"))
    try await app.press("s s")
    expectEqual(app.content[1], "  Name                             Generation     Age  Email")
    app.shutDown()
  }
}
