import Expectations
import Headless
import Log
import PeopleData
import PeopleDomain
import Phrases
import Platform
import PlatformTesting
import RIBs
import RIBsTesting
import SQL
import SQLite
import Secrets
import SessionDomain
import SettingsDomain
import Store
import TerminalRIBs
import TerminalUI
import Testing
import Time

@testable import Galbi
@testable import Launch

/// The whole app before, in and after a session, on a folder of its own.
@MainActor
struct AppSessionTests {
  private static let pin = "갈비-1234"
  private let folder = TemporaryFolder()
  private let leaks = LeakCheck()

  /// Another Galbi on the same folder.
  private func component(people: String? = nil) -> AppComponent {
    AppComponent(
      LaunchContext(
        clock: ManualClock(now: 1_000_000),
        appearance: Appearance(
          language: .korean, theme: .night, depth: .trueColor, usesMouse: false),
        folders: Folders(folder: folder.path) { _ in nil }, isOffline: people == nil, log: .none,
        variable: { name in
          switch name {
          case "GALBI_PEOPLE_URL": people
          case "USER": "김하늘"
          default: nil
          }
        }, quit: {}))
  }

  private func launch(_ component: AppComponent) -> Headless {
    Headless(
      component.root.build(),
      size: .normal, environment: Environment(language: .korean),
      clock: component.clock as? ManualClock ?? ManualClock(), tree: Tree(observers: [leaks]))
  }

  /// The names of the riblets but for the tiles, to which each feature may add one.
  private func tree(_ app: Headless) -> [String] {
    var names: [String] = []
    app.root.visit { router, _ in names.append(router.name) }
    return names.filter { !$0.hasSuffix("Tile") }
  }

  /// Types the PIN and waits for the session.
  private func unlock(_ app: Headless, _ pin: String = pin) async throws {
    try await app.press("<secret> Enter", secrets: [Secret(pin.utf8)])
  }

  private func setPIN(_ component: AppComponent) async throws {
    try await component.session.setPIN(Secret(Self.pin.utf8), nil)
  }

  @Test func `a lock keeps the session out of sight, and unlocking shows it as it was`()
    async throws
  {
    let component = component()
    let app = launch(component)
    try await setPIN(component)
    try await app.press("Enter")
    let before = TreeListing(app.root).json
    expectEqual(tree(app), ["AppRoot", "LoggedIn", "Main", "Home", "Detail"])
    try await app.press("C-l")
    expectEqual(tree(app), ["AppRoot", "LoggedIn", "Main", "Home", "Detail", "LoggedOut"])
    expectEqual(
      app.lines[0], "  갈비                                                                  김하늘")
    expectEqual(app.lines[3...].filter { !$0.isEmpty }.count, 4)
    try await unlock(app)
    expectEqual(TreeListing(app.root).json, before)
    expectEqual(app.lines[1], "  홈 › Lukas Weber")
    await expectEqual(leaks.settled(), [], "after the entrance")
    app.shutDown()
  }

  @Test(arguments: [
    "Down Enter", "3 Down Down", "2 a", "2 t", "2 v", "2 l a \"시장\"", "2 l / \"시\"",
    "2 l s s", "2 l i \"~/bank.csv\"", "Up Enter", "Up Enter Up \"역\"", "Up Enter Enter Tab Enter",
    "C-Right",
    "/ \"lu\" Down Enter", "v", "3 Enter \"x\"", "2 l a Tab Tab \"12\" Tab \"시장\" Left",
    "2 l x C-u",
  ])
  func `after a lock everything is as it was, wherever the user is`(keys: String) async throws {
    let component = component()
    let app = launch(component)
    try await setPIN(component)
    try await app.press(keys)
    try await app.press("Wait 3s")
    let before = (TreeListing(app.root).json, app.lines, app.window.speech())
    try component.session.lock()
    await app.settle()
    expectEqual(tree(app).last, "LoggedOut")
    #expect(app.lines[4].contains("갈비가 잠겨 있습니다."))
    #expect(!app.window.bindings.contains { $0.keys.contains(.control("l")) })
    try await unlock(app)
    #expect((TreeListing(app.root).json, app.lines, app.window.speech()) == before)
    component.session.signOut()
    await app.settle()
    expectEqual(tree(app), ["AppRoot", "LoggedOut"])
    await expectEqual(leaks.settled(), [], "after signing out")
    app.shutDown()
  }

  @Test func `a link to the taxi closes a form, unless something was typed`() async throws {
    let database = SQLiteDatabase(
      path: "\(folder.path)/profiles/default/galbi.sqlite", migrations: StoredPeople.migrations)
    try await StoredPeople(database, log: .none) { "" }
      .replace(with: SamplePeople.all, mark: DownloadMark(time: 820_000, seed: nil))
    let app = launch(component())
    try await app.press("Enter e")
    app.window.send(.resize(Size(columns: 120, rows: 40)))
    _ = try await app.root.open(Link(parsing: "home/transport"))
    await app.settle()
    #expect(!tree(app).contains("Editor") && tree(app).contains("TransportHome"))
    try await app.press("Esc Enter e \"xyzzy\"")
    await #expect(throws: LinkError.self) {
      try await app.root.open(Link(parsing: "home/transport"))
    }
    #expect(tree(app).contains("Editor") && !tree(app).contains("TransportHome"))
    app.shutDown()
  }

  @Test func `after a lock a form is as it was, and the changes before it can be undone`()
    async throws
  {
    let database = SQLiteDatabase(
      path: "\(folder.path)/profiles/default/galbi.sqlite", migrations: StoredPeople.migrations)
    try await StoredPeople(database, log: .none) { "" }
      .replace(with: SamplePeople.all, mark: DownloadMark(time: 820_000, seed: nil))
    let component = component()
    let app = launch(component)
    try await setPIN(component)
    try await app.press("Enter f e \"xyzzy\" Wait 3s")
    let before = app.lines
    #expect(before.joined().contains("xyzzy"))
    try await app.press("C-l")
    #expect(!(app.lines + app.window.speech()).joined().contains("xyzzy"))
    #expect(app.root.hasUnsavedBelow)
    try await unlock(app)
    expectEqual(app.lines, before)
    try await app.press("C-s")
    #expect(app.lines[1].contains("xyzzy") && app.lines.joined().contains("♥"))
    try await app.press("u u Wait 3s")
    #expect(!app.lines.joined().contains("xyzzy") && !app.lines.joined().contains("♥"))
    app.shutDown()
  }

  @Test(arguments: [
    "2 a", "3 End Up Up Up Up Up Enter", "3 End Up Up Up Up Up Enter \"갈비-1234\" Enter",
  ])
  func `a lock erases the secrets that were typed`(keys: String) async throws {
    let component = component()
    let app = launch(component)
    try await setPIN(component)
    try await app.press(keys)
    let before = app.lines
    try await app.press("<secret>", secrets: [Secret("4111".utf8)])
    // The number of a card is hidden when its field is left.
    #expect(app.lines.joined().contains(keys == "2 a" ? "4111" : "••••"))
    try component.session.lock()
    await app.settle()
    try await unlock(app)
    #expect(!app.lines.joined().contains("•") && !app.lines.joined().contains("4111"))
    if keys == "2 a" {
      #expect(app.lines.contains { $0.contains("카드 번호와 CVC를 지웠습니다.") })
    } else if !keys.contains("갈비") {
      expectEqual(app.lines, before)
    }
    app.shutDown()
  }

  @Test func `a notice that comes behind the lock is shown after it`() async throws {
    let component = component()
    let app = launch(component)
    try await setPIN(component)
    try await app.press("C-l")
    component.notify(Phrase(ko: "비밀", en: "secret"))
    #expect(!app.lines.joined().contains("비밀"))
    try await unlock(app)
    #expect(app.lines.joined().contains("비밀"))
    app.shutDown()
  }

  @Test func `nothing of the session stays visible, nor does the help`() async throws {
    let component = component()
    let app = launch(component)
    try await setPIN(component)
    try await app.press("Down Enter ?")
    let before = app.lines.joined()
    #expect(before.contains("Mia Schäfer") && before.contains("도움말 ─"))
    try await app.press("Wait 5m")
    expectEqual(tree(app).last, "LoggedOut")
    let shown = (app.lines + app.window.speech()).joined()
    #expect(!shown.contains("Mia") && !shown.contains("표본") && !shown.contains("도움말 ─"))
    expectEqual(app.window.bindings.map { $0.title.text(.korean) }.contains("잠금"), false)
    app.shutDown()
  }

  @Test func `signing out ends a download, and frees everything too`() async throws {
    let (socket, address) = try #require(silentService())
    defer { close(socket) }
    let component = component(people: address)
    try await setPIN(component)
    let app = launch(component)
    component.store.update { $0.session.stage = .open }
    let running = app.tree.activity.running.map(\.what).filter { $0 != "load the tile" }
    expectEqual(running, ["read the settings", "open the wallet", "open people"])
    await app.clock.advance(by: .milliseconds(1))
    component.session.signOut()
    await app.settle()
    expectEqual(tree(app), ["AppRoot", "LoggedOut"])
    await expectEqual(leaks.settled(), [], "after signing out")
    app.shutDown()
  }

  /// Takes connections and never answers.
  private func silentService() -> (socket: Int32, address: String)? {
    let service = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        bind(service, generic, length) == 0 && listen(service, 8) == 0
          && getsockname(service, generic, &length) == 0
      }
    }
    guard isListening else { return nil }
    return (service, "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/api/")
  }

  @Test func `an idle session is locked after its time, and not before`() async throws {
    let component = component()
    let app = launch(component)
    try await app.press("Wait 60m Down")
    #expect(tree(app).contains("LoggedIn"))
    try await setPIN(component)
    try await component.settings.change(.autoLock, "1")
    try await app.press("Down Wait 59s Down Wait 59s")
    #expect(tree(app).contains("LoggedIn"))
    try await app.press("Wait 1s")
    expectEqual(tree(app).last, "LoggedOut")
    // Nor is it locked again at once.
    try await app.press("Wait 60m")
    try await unlock(app)
    try await app.press("Wait 59s Down")
    #expect(tree(app).last != "LoggedOut")
    try await app.press("Wait 60s")
    expectEqual(tree(app).last, "LoggedOut")
    app.shutDown()
  }

  @Test func `with a PIN the next launch asks for it, and wrong ones count for all Galbis`()
    async throws
  {
    let first = component()
    let app = launch(first)
    try await setPIN(first)
    app.shutDown()
    let (one, other) = (launch(component()), launch(component()))
    expectEqual(tree(one), ["AppRoot", "LoggedOut"])
    for _ in 0..<2 {
      try await unlock(one, "falsch")
      try await unlock(other, "falsch")
    }
    expectEqual(other.lines[7], "       PIN이 올바르지 않습니다. 1번 더 시도할 수 있습니다.")
    try await unlock(one, "falsch")
    try await unlock(other)
    expectEqual(other.lines[4], "  PIN을 여러 번 잘못 입력했습니다. 30초 후 다시 시도할 수 있습니다.")
    expectEqual(tree(other), ["AppRoot", "LoggedOut"])
    try await other.press("Wait 30s")
    try await unlock(other)
    expectEqual(tree(other), ["AppRoot", "LoggedIn", "Main", "Home"])
    one.shutDown()
    other.shutDown()
  }

  @Test func `a session after signing out begins at the first screen`() async throws {
    let component = component()
    let app = launch(component)
    try await app.press("Enter")
    component.session.signOut()
    await app.settle()
    expectEqual(tree(app), ["AppRoot", "LoggedOut"])
    await expectEqual(leaks.settled(), [], "after signing out")
    try await app.press("Enter")
    expectEqual(tree(app), ["AppRoot", "LoggedIn", "Main", "Home"])
    try await setPIN(component)
    try await app.press("Enter")
    component.session.signOut()
    try await unlock(app)
    expectEqual(tree(app), ["AppRoot", "LoggedIn", "Main", "Home"])
    app.shutDown()
  }

  @Test(.timeLimit(.minutes(60)))
  func `where the profile's folder was removed the user is told, and a new one is used`()
    async throws
  {
    let database = SQLiteDatabase(
      path: "\(folder.path)/profiles/default/galbi.sqlite", migrations: StoredPeople.migrations)
    try await StoredPeople(database, log: .none) { "" }
      .replace(with: SamplePeople.all, mark: DownloadMark(time: 820_000, seed: nil))
    await database.close()
    let component = component()
    let app = launch(component)
    try await app.press("f Wait 3s")
    let (notices, posted) = AsyncStream.makeStream(of: Phrase?.self)
    let subscription = component.notice.observe { posted.yield($0.notice?.phrase) }
    TemporaryFolder.remove("\(folder.path)/profiles/default")
    for await notice in notices where notice == AppText.otherFolder { break }
    withExtendedLifetime(subscription) {}
    await app.settle()
    #expect(app.lines.joined().contains("이제부터 같은 위치의 새 폴더를"))
    #expect(app.lines.joined().contains("목록이 비어 있습니다. R을 눌러 불러와 주세요."))
    try await component.session.rename("새 이름")
    component.placeFile.write(app.root.navigationPath)
    expectEqual(component.placeFile.read(), app.root.navigationPath)
    let names = TemporaryFolder.names(in: "\(folder.path)/profiles/default")
    #expect(Set(names).isSuperset(of: ["session", "place", "galbi.sqlite"]))
    app.shutDown()
  }

  @Test func `erasing removes everything, and opens a session as at the first launch`()
    async throws
  {
    let component = component()
    let app = launch(component)
    try await setPIN(component)
    try await component.session.rename("나")
    try await app.press("Enter")
    let profile = "\(folder.path)/profiles/default"
    TemporaryFolder.write([1], to: "\(profile)/galbi.sqlite.corrupt-1")
    TemporaryFolder.write([1], to: "\(folder.path)/galbi.log.1")
    TemporaryFolder.write([1], to: "\(folder.path)/config")
    try await component.session.erase("나")
    await app.settle()
    expectEqual(tree(app), ["AppRoot", "LoggedIn", "Main", "Home"])
    expectEqual(component.store.state.session.hasPIN, false)
    expectEqual(component.store.state.session.name, "김하늘")
    expectEqual(folder.names, ["config", "profiles"])
    // Those of the databases are new.
    expectEqual(TemporaryFolder.names(in: profile).filter { !$0.contains(".sqlite") }, ["session"])
    #expect(!TemporaryFolder.names(in: profile).contains("galbi.sqlite.corrupt-1"))
    await expectEqual(leaks.settled(), [], "after erasing")
    app.shutDown()
  }

  @Test func `the data are not erased while a second Galbi has them open`() async throws {
    let (one, other) = (component(), component())
    let (app, second) = (launch(one), launch(other))
    await app.settle()
    await #expect(throws: SessionError.openElsewhere) { try await one.session.erase("김하늘") }
    expectEqual(tree(app), ["AppRoot", "LoggedIn", "Main", "Home"])
    other.session.signOut()
    try await one.session.erase("김하늘")
    await app.settle()
    expectEqual(tree(app), ["AppRoot", "LoggedIn", "Main", "Home"])
    app.shutDown()
    second.shutDown()
  }

  @Test func `the PIN is in no file, and its hash in one that only the user can read`() async throws
  {
    let component = component()
    let app = launch(component)
    try await setPIN(component)
    try await app.press("C-l")
    try await unlock(app, "falsch")
    try await unlock(app)
    let files = allFiles(folder.path)
    #expect(!files.isEmpty)
    for file in files {
      let text = String(decoding: TemporaryFolder.read(file), as: UTF8.self)
      #expect(!text.contains(Self.pin) && !text.contains("falsch"), "\(file)")
      if text.contains("$y$") { expectEqual(TemporaryFolder.permissions(of: file), 0o600) }
    }
    app.shutDown()
  }

  private func allFiles(_ folder: String) -> [String] {
    TemporaryFolder.names(in: folder).flatMap { name in
      let path = "\(folder)/\(name)"
      let inner = allFiles(path)
      return inner.isEmpty ? [path] : inner
    }
  }
}
