import Expectations
import Headless
import Phrases
import RIBs
import RIBsTesting
import TerminalUI
import Testing

@testable import TerminalRIBs

/// Screens side by side.
@MainActor
struct TabsTests {
  /// A riblet that shows others over its own screen on the stage of its tab.
  private final class RoomRouter: ViewableRouter<Interactor, Page> {
    let list = ListState()
    private lazy var slot = Slot(of: self, on: stage)
    private let stage: any Stage
    private let own: String
    /// Where a room below is waited for until a test lets it be read.
    private let held: Checkpoint?

    init(_ own: String, title: String, on stage: any Stage, held: Checkpoint? = nil) {
      self.held = held
      self.own = own
      self.stage = stage
      super.init(interactor: Interactor(), view: Page(title))
    }

    override var segment: Segment? { Segment(own) }

    override var restorationState: RestorationState? {
      var restoration: RestorationState = [:]
      restoration.remember(list)
      return restoration
    }

    override func restore(_ restoration: RestorationState) { restoration.restore(list) }

    override func open(_ segment: Segment) async throws -> AnyRouter {
      if segment.name == "nowhere" { throw LinkError.unknown(segment, reached: self) }
      await held?.pass()
      let child = RoomRouter(segment.name, title: segment.name, on: stage)
      slot.show(child, as: .push)
      return child
    }
  }

  private final class HouseRouter: ViewableRouter<Interactor, TabsView> {
    private(set) lazy var tabs = Tabs(of: self, in: view, all)
    private let all: [Tab]

    init(_ all: [Tab]) {
      self.all = all
      super.init(interactor: Interactor(), view: TabsView(all.map(\.title)))
    }

    override func didLoad() { tabs.select(0) }

    override var front: AnyRouter? { tabs.front }

    override var restorationState: RestorationState? { tabs.restorationState }

    override func restore(_ restoration: RestorationState) {
      tabs.restore(restoration, by: interactor)
    }

    override func open(_ segment: Segment) async throws -> AnyRouter {
      if let tab = tabs.open(segment) { return tab }
      return try await super.open(segment)
    }
  }

  /// The frame, with the house as its first screen.
  private final class FrameView: AnyView {
    let stage = StageView()

    override func body(in environment: Environment) -> any Widget {
      Shell(name: "갈비", status: [], stage: stage)
    }
  }

  private final class FrameRouter: ViewableRouter<Interactor, FrameView> {
    private let build: () -> HouseRouter
    private lazy var slot = Slot(of: self, on: view.stage)

    init(_ build: @escaping () -> HouseRouter) {
      self.build = build
      super.init(interactor: Interactor(), view: FrameView())
    }

    override func didLoad() { slot.show(build(), as: .embed) }

    func lock() { slot.clear() }
  }

  private let journal = TreeJournal()
  private let leaks = LeakCheck()

  private static func tab(_ segment: String, _ title: String, _ held: Checkpoint?) -> Tab {
    Tab(Destination(Phrase(ko: title, en: segment), link: segment)) { stage in
      RoomRouter(segment, title: title, on: stage, held: held)
    }
  }

  /// In `held` tabs wait for what they return to.
  private func app(
    _ count: Int = 3, _ columns: Int = 60, held: Checkpoint? = nil
  ) -> Headless {
    let all = [("home", "홈"), ("pay", "슈퍼페이"), ("me", "프로필")]
    return Headless(
      FrameRouter { HouseRouter(all.prefix(count).map { Self.tab($0.0, $0.1, held) }) },
      size: Size(columns: columns, rows: 9), environment: Environment(language: .korean),
      tree: Tree(observers: [journal, leaks]))
  }

  private func house(_ app: Headless) throws -> HouseRouter {
    try #require(app.root.children.first as? HouseRouter)
  }

  private func click(_ column: Int, _ app: Headless) {
    app.window.send(.mouse(Mouse(.click, at: Point(column: column, row: 1))))
  }

  @Test func `row 2 names the tabs and marks the one that is shown`() async throws {
    let app = app()
    expectEqual(
      app.lines.prefix(4),
      [
        "  갈비", " ▏1 홈   2 슈퍼페이   3 프로필",
        "────────────────────────────────────────────────────────────", "  홈*",
      ])
    expectEqual(app.styles[1], ".T____...dddddddddd...dddddddd")
    try await app.press("2")
    expectEqual(app.lines.prefix(2), ["  슈퍼페이", "  1 홈  ▏2 슈퍼페이   3 프로필"])
    expectEqual(app.lines[3], "  슈퍼페이*")
    app.shutDown()
  }

  @Test func `a link with parameters opens the tab without them`() async throws {
    let app = app()
    await #expect(throws: LinkError.self) { try await app.root.open(Link(parsing: "pay?x=1")) }
    expectEqual(app.lines[1], "  1 홈  ▏2 슈퍼페이   3 프로필")
    app.shutDown()
  }

  @Test func `one tab alone looks as if there were none`() async throws {
    let app = app(1)
    expectEqual(app.lines.prefix(2), ["  갈비", "  홈"])
    try await app.press("2 C-Right 1")
    expectEqual(app.lines.prefix(2), ["  갈비", "  홈"])
    try expectEqual(house(app).restorationState, nil)
    app.shutDown()
  }

  @Test func `digits choose a tab, and Ctrl with an arrow its neighbour, round the ends`()
    async throws
  {
    let app = app()
    var titles: [String] = []
    for key in ["3", "C-Right", "C-Left", "C-Left", "9", "1"] {
      try await app.press(key)
      titles.append(app.lines[3])
    }
    expectEqual(titles, ["  프로필*", "  홈*", "  프로필*", "  슈퍼페이*", "  슈퍼페이*", "  홈*"])
    expectEqual(app.doubleBindings, [])
    app.shutDown()
  }

  @Test func `the digit of the tab that is shown leads to its first screen`() async throws {
    let app = app()
    _ = try await app.root.open(Link(parsing: "pay/card/limit"))
    await app.settle()
    expectEqual(app.lines[1], "  슈퍼페이 › card › limit")
    for _ in 0..<2 {
      try await app.press("2")
      expectEqual(app.lines[1], "  1 홈  ▏2 슈퍼페이   3 프로필")
    }
    app.shutDown()
  }

  @Test func `a tab is built when it is first shown, and stays`() async throws {
    let app = app()
    try expectEqual(house(app).children.count, 1)
    _ = journal.take()
    try await app.press("2")
    expectEqual(journal.take(), ["Room attached", "Room activated", "House moved"])
    try await app.press("1")
    try await app.press("2")
    expectEqual(journal.take(), ["House moved", "House moved"])
    #expect(try house(app).children.allSatisfy(\.isActive))
    app.shutDown()
  }

  @Test func `each tab has a stack of its own, whose path takes the place of the tabs`()
    async throws
  {
    let app = app()
    _ = try await app.root.open(Link(parsing: "pay/card"))
    await app.settle()
    expectEqual(app.lines.prefix(2), ["  card", "  슈퍼페이 › card"])
    try await app.press("1")
    expectEqual(app.lines.prefix(2), ["  갈비", " ▏1 홈   2 슈퍼페이   3 프로필"])
    try await app.press("2")
    expectEqual(app.lines[1], "  슈퍼페이 › card")
    expectEqual(app.root.navigationPath.link.description, "pay/card")
    app.shutDown()
  }

  @Test func `a click on a step of the path goes back to it`() async throws {
    let app = app()
    _ = try await app.root.open(Link(parsing: "pay/card/limit"))
    await app.settle()
    expectEqual(app.lines[1], "  슈퍼페이 › card › limit")
    click(23, app)
    click(10, app)
    await app.settle()
    expectEqual(app.lines[1], "  슈퍼페이 › card › limit")
    click(2, app)
    await app.settle()
    expectEqual(app.lines[1], "  1 홈  ▏2 슈퍼페이   3 프로필")
    _ = try await app.root.open(Link(parsing: "pay/card/limit"))
    await app.settle()
    click(14, app)
    await app.settle()
    expectEqual(app.lines[1], "  슈퍼페이 › card")
    app.shutDown()
  }

  @Test func `escape leaves the stack, and stays at the first screen of the tab`() async throws {
    let app = app()
    _ = try await app.root.open(Link(parsing: "pay/card"))
    var rows: [String] = []
    for _ in 0..<3 {
      try await app.press("Esc")
      rows.append(app.lines[1])
    }
    expectEqual(
      rows,
      [
        "  1 홈  ▏2 슈퍼페이   3 프로필",
        "  1 홈  ▏2 슈퍼페이   3 프로필",
        "  1 홈  ▏2 슈퍼페이   3 프로필",
      ])
    app.shutDown()
  }

  @Test func `a click on a tab shows it`() async throws {
    let app = app()
    click(9, app)
    expectEqual(app.lines[3], "  슈퍼페이*")
    click(1, app)
    expectEqual(app.lines[3], "  홈*")
    click(5, app)
    expectEqual(app.lines[3], "  홈*")
    app.shutDown()
  }

  @Test func `where space is short the other tabs are their numbers`() {
    let app = app(3, 20)
    expectEqual(app.lines[1], "▏1 홈   2   3")
    app.shutDown()
  }

  @Test func `the frame says which tab is shown`() {
    let app = app()
    expectEqual(app.window.speech().prefix(3), ["갈비", "탭 홈, 1 / 3", "> 홈"])
    app.shutDown()
  }

  @Test func `after a lock all tabs are where they were`() async throws {
    let first = app()
    for link in ["home/ada", "me", "pay/card/new"] {
      _ = try await first.root.open(Link(parsing: link))
    }
    let home = try #require(try house(first).children.first as? RoomRouter)
    home.list.comeBack(to: ListPosition(row: 7, linesAbove: 2))
    let place = first.root.navigationPath
    expectEqual(
      place.description,
      "@House;tab=pay&tab.home=home%3Brow%3D7%26above%3D2%2Fada%3Brow%3D0%26above%3D0"
        + "&tab.me=me%3Brow%3D0%26above%3D0/pay;row=0&above=0/card;row=0&above=0/new;row=0&above=0")
    first.shutDown()
    let second = app()
    _ = try await second.root.open(try #require(NavigationPath(parsing: place.description)))
    await second.settle()
    expectEqual(second.root.navigationPath, place)
    expectEqual(second.lines[1], "  슈퍼페이 › card › new")
    try await second.press("1")
    expectEqual(second.lines[1], "  홈 › ada")
    second.shutDown()
  }

  @Test func `a tab that has not returned to its place yet is remembered there`() async throws {
    let held = Checkpoint()
    let app = app(held: held)
    let place = "@House;tab=home&tab.pay=pay%2Fcard%3Brow%3D7%26above%3D2"
    let opening = Task { try await app.root.open(try #require(NavigationPath(parsing: place))) }
    await held.reached()
    func remembered() throws -> String? { try house(app).restorationState?["tab.pay"] }
    try expectEqual(house(app).tabs.front?.segment, Segment("home"))
    try expectEqual(remembered(), "pay/card;row=7&above=2")
    held.open()
    _ = try await opening.value
    await app.settle()
    try expectEqual(remembered(), "pay;row=0&above=0/card;row=7&above=2")
    app.shutDown()
  }

  @Test func `the tab that was shown is shown again, without anything in it`() async throws {
    let app = app()
    _ = try await app.root.open(try #require(NavigationPath(parsing: "@House;tab=me")))
    await app.settle()
    expectEqual(app.lines[1], "  1 홈   2 슈퍼페이  ▏3 프로필")
    app.shutDown()
  }

  @Test func `no tab has a way back, and the view asks for a frame when another is shown`() {
    let view = TabsView(["a", "b"].map { Phrase($0) })
    let window = Window(
      root: view, size: Size(columns: 9, rows: 1), environment: Environment(language: .korean))
    expectEqual(view.title, Phrase("a"))
    _ = window.frame()
    view.select(1)
    #expect(window.needsFrame)
    expectEqual(view.title, Phrase("b"))
    #expect(view.back == nil)
    let single = TabsView([Phrase(ko: "a", en: "a")])
    #expect(single.bindings(in: window.environment).isEmpty)
  }

  @Test func `the stage of each tab knows whether it is wide, and the footer names no tab`() {
    let view = TabsView(["a", "b"].map { Phrase($0) })
    let window = Window(
      root: view, size: Size(columns: 100, rows: 9), environment: Environment(language: .korean))
    expectEqual(view.stages.map(\.isWide), [true, true])
    window.send(.resize(Size(columns: 99, rows: 9)))
    expectEqual(view.stages.map(\.isWide), [false, false])
    expectEqual(
      view.bindings(in: window.environment).map(\.keys),
      [
        ["1"], ["2"], [.controlRight], [.controlLeft],
      ])
    #expect(view.bindings(in: window.environment).allSatisfy { !$0.isHinted })
  }

  /// A form with fields that take no text.
  private final class FormView: AnyView {
    let option = OptionState()
    let button = ButtonState()
    private let controls = FormControls(save: {}, leave: {}, stay: {}, discard: {})

    override func bindings(in environment: Environment) -> [KeyBinding] {
      controls.bindings(isAsking: false)
    }

    override func body(in environment: Environment) -> any Widget {
      controls.page(
        [OptionField("Speed", "Fast", option, labelColumns: 8), Button("Add", button)],
        notice: nil, isAsking: false)
    }
  }

  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12)])
  func `digits choose no tab in a form or a sheet, whatever has the focus`(size: Size) {
    let view = TabsView(["one", "two", "three"].map { Phrase($0) })
    let window = Window(root: view, size: size, environment: Environment(language: .korean))
    view.windowDidResize(to: size)
    var chosen: [Int] = []
    view.onChoose = { chosen.append($0) }
    let (page, form, sheet) = (Page("page"), FormView(), Page("sheet"))
    view.stages[0].present(page, as: .embed)
    window.send(.key(.character("2")))
    expectEqual(chosen, [1])
    view.stages[0].present(form, as: .push)
    for _ in 0..<4 {
      for digit in "123" { window.send(.key(.character(digit))) }
      window.send(.key(.tab))
    }
    expectEqual(chosen, [1])
    #expect(!window.takes(.character("2")) && window.takes(.controlRight))
    view.stages[0].dismiss(form)
    view.stages[0].present(sheet, as: .sheet)
    window.send(.key(.character("2")))
    expectEqual(chosen, [1])
    view.stages[0].dismiss(sheet)
    window.send(.key(.character("3")))
    expectEqual(chosen, [1, 2])
  }

  @Test func `there is no tab beyond the last`() throws {
    let app = app()
    try house(app).tabs.select(3)
    expectEqual(app.lines[3], "  홈*")
    app.shutDown()
  }

  @Test func `a restoration of tabs that are no more is left out`() async throws {
    let app = app(2)
    _ = try await app.root.open(
      try #require(
        NavigationPath(
          parsing: "@House;tab=gone&tab.gone=gone&tab.pay=%25&tab.home=home%2Fnowhere/home")))
    await app.settle()
    expectEqual(app.root.navigationPath.link.description, "home")
    try expectEqual(house(app).children.count, 1)
    app.shutDown()
  }

  @Test func `a tab whose riblet something else detaches is built again when it is chosen`()
    async throws
  {
    let app = app()
    _ = try await app.root.open(Link(parsing: "pay/card"))
    let house = try house(app)
    let room = try #require(house.children.last as? RoomRouter)
    house.detach(room)
    #expect(house.tabs.front == nil)
    #expect(house.view.stages[1].pile.isEmpty)
    try await app.press("1 2")
    #expect(house.tabs.front?.isActive == true && house.tabs.front !== room)
    expectEqual(app.lines[3], "  슈퍼페이*")
    expectEqual(house.view.stages[1].pile.count, 1)
    app.shutDown()
  }

  @Test func `what leaves with its tabs is freed`() async throws {
    let app = app()
    for link in ["home/ada", "me", "pay/card/new"] {
      _ = try await app.root.open(Link(parsing: link))
    }
    await app.settle()
    (app.root as? FrameRouter)?.lock()
    await app.settle()
    expectEqual(app.lines.dropFirst(3).prefix(3), ["", "", ""])
    expectEqual(leaks.leaks, [])
    app.shutDown()
  }
}
