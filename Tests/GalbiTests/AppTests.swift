import Expectations
import Headless
import Launch
import Log
import PeopleData
import PeopleDomain
import Phrases
import PlatformTesting
import RIBs
import RIBsTesting
import SQL
import SQLite
import SessionDomain
import SettingsDomain
import Store
import TerminalRIBs
import TerminalUI
import Testing
import Time

@testable import Galbi
@testable import Launch

/// The whole app without network, on a folder of its own.
@MainActor
struct AppTests {
  private let folder = TemporaryFolder()
  private let leaks = LeakCheck()
  private let component: AppComponent

  init() {
    component = AppComponent(.offline(in: folder))
  }

  private func launch(
    _ columns: Int = 80, _ root: (any ViewableRouting)? = nil
  ) -> Headless {
    Headless(
      root ?? component.root.build(),
      size: Size(columns: columns, rows: 24), environment: Environment(language: .korean),
      tree: Tree(observers: [leaks]))
  }

  @Test func `the tree is what a launch opens`() async throws {
    let app = launch()
    await app.settle()
    expectEqual(
      TreeListing(app.root).lines.filter { !$0.contains("Tile") },
      [
        "AppRoot  active  view", "  LoggedIn  active  viewless", "    Main  active  view",
        "      Home  active  view",
      ])
    _ = try await app.root.open(Link(parsing: "home/sample-001"))
    expectEqual(TreeListing(app.root).lines.last, "        Detail  active  view")
    app.shutDown()
  }

  @Test func `without network the samples are shown, and marked as samples`() async throws {
    let app = launch()
    await app.settle()
    #expect(app.lines[0].hasSuffix(" · 샘플 데이터 · 오프라인"))
    #expect(app.lines.contains { $0.hasPrefix("  사람  12 ") })
    expectEqual(
      app.lines[20...21],
      [
        "  인터넷에 연결되어 있지 않습니다. 샘플 데이터를 표시합니다. R을 눌러 다시",
        "  시도해 주세요.",
      ])
    try await app.press("Enter")
    expectEqual(app.lines[1], "  홈 › Lukas Weber")
    #expect(app.lines[0].hasSuffix(" · 샘플 데이터 · 오프라인"))
    try await app.press("2")
    #expect(!app.lines[0].contains("샘플 데이터"))
    try await app.press("1")
    try await app.press("Esc")
    expectEqual(app.lines[1], " ▏1 홈   2 슈퍼페이   3 프로필")
    try await app.press("Esc")
    expectEqual(app.lines[1], " ▏1 홈   2 슈퍼페이   3 프로필")
    app.shutDown()
  }

  @Test(arguments: [80, 120])
  func `no screen binds a key twice`(columns: Int) async throws {
    let app = launch(columns)
    await app.settle()
    expectEqual(app.doubleBindings, [])
    #expect(app.window.bindings.contains { $0.keys.contains(.character("q")) })
    try await app.press("Enter")
    expectEqual(app.doubleBindings, [])
    try await app.press("?")
    expectEqual(app.doubleBindings, [])
    app.shutDown()
  }

  @Test func `a link that leads nowhere is reported on the screen`() async throws {
    let program = GalbiProgram(component.context)
    let app = launch(80, program.buildRoot())
    program.notify(LinkError.unknown("finance", reached: app.root).phrase)
    await app.settle()
    #expect(app.lines.contains { $0.contains("‘finance’ 항목을 찾을 수 없어") })
    app.shutDown()
  }

  @Test func `q ends the program`() async throws {
    var quits = 0
    let program = GalbiProgram(.offline(in: folder, quit: { quits += 1 }))
    let app = launch(80, program.buildRoot())
    try await app.press("q")
    expectEqual(quits, 1)
    app.shutDown()
  }

  @Test func `an open session has in its state that the network is not used`() {
    let session = component.makeSession(of: Profile(name: "김하늘"))
    #expect(component.store.state.profile.people.isOffline)
    session.close()
    expectEqual(component.store.state.profile.people, PeopleState())
  }

  @Test func `a session lives as long as its riblet, and its state and screens end with it`()
    async throws
  {
    let stage = StageView()
    let root = ViewableRouter(interactor: Interactor(), view: stage)
    let app = launch(80, root)
    weak var session: SessionComponent?
    let writer = component.profileWriter(\.people)
    let slot = Slot(of: root)
    do {
      let builder = LoggedInBuilder(
        session: component.session, settings: component.settings.state, clock: component.clock,
        makeSession: component.makeSession)
      slot.attach(builder.build(Profile(name: "김하늘"), in: Frame(stage: stage)))
      session = component.presentSession
    }
    try await app.press("Enter")
    expectEqual(component.store.state.profile.people.origin, .samples)
    expectEqual(root.navigationPath.steps.count, 3)
    slot.clear()
    writer.update { $0.isOffline.toggle() }
    await app.settle()
    expectEqual(component.store.state.profile.people, PeopleState())
    #expect(app.lines.allSatisfy { $0.isEmpty })
    expectEqual(leaks.leaks, [])
    #expect(session == nil)
    app.shutDown()
  }

  @Test func `changes of the people by another Galbi are followed`() async throws {
    let database = SQLiteDatabase(
      path: "\(folder.path)/profiles/default/galbi.sqlite",
      migrations: StoredPeople.migrations)
    let other = StoredPeople(database, log: .none) { "" }
    try await other.replace(
      with: SamplePeople.all, mark: DownloadMark(time: 820_000, seed: nil))
    let app = launch()
    await app.settle()
    #expect(app.lines[0].hasSuffix(" · 3분 전 · 오프라인"))
    // Again, should one be seen by the kernel before it can be seen in the file.
    repeat { try await other.clear() } while component.store.state.profile.people.origin != .kept
    await app.settle()
    #expect(app.lines[0].hasSuffix(" · 데이터 없음 · 오프라인"))
    app.shutDown()
  }

  @Test func `a closed session leaves no write-ahead log`() async throws {
    let program = GalbiProgram(component.context)
    let app = launch(80, program.buildRoot())
    await app.settle()
    let profile = "\(folder.path)/profiles/default"
    #expect(TemporaryFolder.names(in: profile).contains("galbi.sqlite-wal"))
    app.shutDown()
    await program.finish()
    // Each feature may have a database besides.
    let names = Set(TemporaryFolder.names(in: profile))
    #expect(
      names.isSuperset(of: ["galbi.sqlite", "session", "wallet.sqlite", "wallet.sqlite.mark"]))
    expectEqual(names.filter { $0.hasSuffix("-wal") || $0.hasSuffix("-shm") }, [])
  }

  @Test func `the app is freed as a whole`() async throws {
    weak var root: AnyObject?
    do {
      let app = launch()
      try await app.press("Enter Esc")
      root = app.root
      app.shutDown()
    }
    await expectEqual(leaks.settled(), [])
    #expect(root == nil)
  }
}

/// A frame of a stage alone.
private final class Frame: SessionFrame {
  let stage: StageView
  var mayAct: (@MainActor () -> Bool)?

  init(stage: StageView) { self.stage = stage }
}
