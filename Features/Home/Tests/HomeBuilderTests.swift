import PeopleDomain
import RIBs
import RIBsTesting
import ResourceKit
import TerminalRIBs
import TerminalUI
import Testing

@testable import HomePresentation

/// Home as the user sees it: keys in, screens out.
@MainActor
struct HomeBuilderTests {
  private let clock = ManualClock(now: 180_000)
  private let dependencies: HomeDependencies
  private let leaks = LeakCheck()

  init() {
    dependencies = HomeDependencies(clock: clock)
  }

  private final class RootRouter: ViewableRouter<Interactor, FrameView> {
    private let dependencies: HomeDependencies
    private lazy var home = Slot(of: self, on: view.stage)

    init(_ dependencies: HomeDependencies) {
      self.dependencies = dependencies
      super.init(interactor: Interactor(), view: FrameView())
    }

    override func didLoad() {
      home.show(HomeBuilder(dependency: dependencies).build(on: view.stage), as: .embed)
    }

    func close() { home.clear() }
  }

  private func launch(
    _ size: Size = Size(columns: 40, rows: 12), _ language: Language = .korean
  ) -> (headless: Headless, root: RootRouter) {
    let root = RootRouter(dependencies)
    let headless = Headless(
      root, size: size, environment: Environment(language: language), clock: clock,
      tree: Tree(observers: [leaks]))
    return (headless, root)
  }

  @Test func `lists people by country and opens one`() async throws {
    dependencies.stored(Fixed.people)
    let (app, _) = launch()
    await app.settle()
    #expect(
      app.lines == [
        " 갈비                            김하늘",
        " 홈",
        "────────────────────────────────────────",
        " 사람  4                         지역 ●",
        " KR  2",
        " ▌ 청년   김민수",
        "   중년   박지훈",
        " NL  2",
        "   어린이 Daan de Vries",
        "   노년   Sanne Bakker",
        "────────────────────────────────────────",
        " ↑↓ 이동  Enter 열기  r  R  ? 도움말",
      ])
    try await app.press("Down Enter")
    #expect(app.lines[0...1] == [" 3                               김하늘", " 홈 › 3"])
    try await app.press("Esc")
    #expect(app.lines[6] == " ▌ 중년   박지훈")
    app.shutDown()
  }

  @Test func `without regions there is one list, and the selection keeps its person`() async throws
  {
    dependencies.stored(Fixed.people)
    let (app, _) = launch(Size(columns: 80, rows: 24), .english)
    try await app.press("Down r")
    #expect(
      app.lines[3...7] == [
        " People  4                                                             region ○",
        "   KID    Daan de Vries", "   YOUTH  김민수", " ▌ MIDDLE 박지훈", "   OLD    Sanne Bakker",
      ])
    app.shutDown()
  }

  @Test func `an empty list says what to do`() async {
    dependencies.stored([])
    let (app, _) = launch()
    await app.settle()
    #expect(app.lines[4] == " 아무도 없습니다. R로 새로 받아 보세요.")
    app.shutDown()
  }

  @Test func `people who cannot be read are another screen than none`() async {
    dependencies.stored([])
    dependencies.listPeople = { () throws(PeopleError) in throw .cannotRead }
    let (app, _) = launch(Size(columns: 80, rows: 24))
    await app.settle()
    #expect(
      app.lines[4] == " 저장된 자료를 읽을 수 없습니다. 자료 폴더를 확인하세요. 불러오지 못했습니다.")
    app.shutDown()
  }

  @Test func `a failed refresh is said above the keys`() async throws {
    dependencies.stored(Fixed.people, at: 0)
    dependencies.refreshPeople = { _ throws(PeopleError) in throw .noInternet }
    let (app, _) = launch(Size(columns: 80, rows: 24))
    try await app.press("R")
    #expect(
      app.lines[21]
        == " 새로 받기 실패: 인터넷에 연결되어 있지 않습니다. 3분 전 자료를 보여 드립니다.")
    app.shutDown()
  }

  @Test func `a person's link opens home and the person on it`() async throws {
    dependencies.stored(Fixed.people)
    let (app, root) = launch()
    _ = try await root.open(Link(parsing: "home/2"))
    await app.settle()
    #expect(app.lines[1] == " 홈 › 2")
    #expect(root.children.flatMap(\.children).count == 1)
    app.shutDown()
  }

  @Test func `no key is bound twice, whatever home shows`() async throws {
    var gate: CheckedContinuation<Void, Never>?
    dependencies.stored(Fixed.people)
    dependencies.refreshPeople = { _ throws(PeopleError) in
      await withCheckedContinuation { gate = $0 }
    }
    let (app, _) = launch()
    #expect(app.window.doubleBindings == [])
    app.window.send(.key(.character("R")))
    await clock.advance(by: .milliseconds(200)) { _ = app.window.frame() }
    #expect(app.window.bindings.contains { $0.keys == [.escape] })
    #expect(app.window.doubleBindings == [])
    gate?.resume()
    dependencies.stored([])
    await app.settle()
    #expect(app.window.doubleBindings == [])
    app.shutDown()
  }

  @Test func `every text is there in Korean and in English`() {
    #expect(HomeText.untranslated == [])
    #expect(HomeText.shown(.minutes(3)).isTranslated)
  }

  @Test func `leaves nothing behind, on the stage or in memory`() async throws {
    dependencies.stored(Fixed.people)
    let (app, root) = launch()
    try await app.press("Enter")
    root.close()
    await app.settle()
    #expect(leaks.leaks == [])
    #expect(app.lines[3...9].allSatisfy { $0.isEmpty })
    app.shutDown()
  }

  @Test(arguments: [
    Size(columns: 80, rows: 24), Size(columns: 200, rows: 50), Size(columns: 40, rows: 12),
    Size(columns: 59, rows: 24), Size(columns: 60, rows: 24), Size(columns: 99, rows: 24),
    Size(columns: 100, rows: 24), Size(columns: 20, rows: 5),
  ])
  func `every size shows where it is, the selected person and the keys`(size: Size) async {
    dependencies.stored(Fixed.people)
    let (app, _) = launch(size)
    await app.settle()
    #expect(app.lines.count == size.rows)
    #expect(app.lines[0].hasPrefix(" 갈비"))
    #expect(app.lines.contains { $0.hasPrefix(" ▌ 청년   김민수") })
    #expect(app.lines[size.rows - 1].contains("?"))
    app.shutDown()
  }

  @Test(arguments: [Size(columns: 19, rows: 5), Size(columns: 20, rows: 4)])
  func `a window that is too small says so`(size: Size) async {
    dependencies.stored(Fixed.people)
    let (app, _) = launch(size)
    await app.settle()
    #expect(app.lines.joined(separator: " ").contains("창이 너무 작습니다"))
    app.shutDown()
  }
}
