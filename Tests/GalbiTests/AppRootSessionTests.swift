import Expectations
import Headless
import Phrases
import RIBs
import RIBsTesting
import SessionDomain
import SessionFixtures
import Store
import TerminalUI
import Testing
import Time

@testable import Galbi

/// How the root of the app follows the session.
@MainActor
struct AppRootSessionTests {
  private let fixture = AppRootFixture()
  private let journal = TreeJournal()

  private func launch() -> Headless {
    let app = Headless(
      AppRootBuilder(dependencies: fixture.parts).build(),
      size: Size(columns: 60, rows: 9), environment: Environment(language: .korean),
      clock: fixture.manualClock, tree: Tree(observers: [journal]))
    _ = journal.take()
    return app
  }

  private func children(_ app: Headless) -> [String] {
    var names: [String] = []
    app.root.visit { router, depth in names.append("\(depth) \(router.link) \(router.name)") }
    return names
  }

  private func stage(_ stage: SessionState.Stage) {
    fixture.store.update { $0.session.stage = stage }
  }

  @Test func `the session is attached, or the screen before and after it`() {
    fixture.repository.stored.pin = "123456"
    let app = launch()
    expectEqual(children(app), ["0  AppRoot", "1  LoggedOut"])
    stage(.open)
    expectEqual(children(app), ["0  AppRoot", "1  LoggedIn"])
    expectEqual(fixture.profiles, [Profile(name: "김하늘")])
    expectEqual(
      journal.take(),
      [
        "LoggedOut resigned", "LoggedOut detached", "LoggedOut freed", "LoggedIn attached",
        "LoggedIn activated",
      ])
    stage(.failed(.busy))
    expectEqual(children(app), ["0  AppRoot", "1  LoggedOut"])
    stage(.signedOut)
    expectEqual(children(app), ["0  AppRoot", "1  LoggedOut"])
    expectEqual(
      journal.take(),
      [
        "LoggedIn resigned", "LoggedIn detached", "LoggedIn freed", "LoggedOut attached",
        "LoggedOut activated",
      ])
    stage(.opening)
    expectEqual(children(app), ["0  AppRoot"])
    app.shutDown()
  }

  @Test
  func `a lock keeps the session, signing out ends it`()
    async throws
  {
    let app = launch()
    _ = try await app.root.open("home")
    stage(.locked)
    expectEqual(children(app), ["0  AppRoot", "1  LoggedIn", "2 home Place", "1  LoggedOut"])
    stage(.open)
    await app.settle()
    expectEqual(children(app), ["0  AppRoot", "1  LoggedIn", "2 home Place"])
    expectEqual(fixture.profiles.count, 1)
    stage(.locked)
    stage(.signedOut)
    stage(.open)
    await app.settle()
    expectEqual(children(app), ["0  AppRoot", "1  LoggedIn"])
    app.shutDown()
  }

  @Test func `a link waits behind the lock, and is opened after it`() async throws {
    fixture.repository.stored.pin = "123456"
    let app = launch()
    let opening = Task { try await app.root.open(Link(parsing: "home")).name }
    await app.settle()
    expectEqual(children(app), ["0  AppRoot", "1  LoggedOut"])
    stage(.open)
    try await expectEqual(opening.value, "Place")
    expectEqual(children(app), ["0  AppRoot", "1  LoggedIn", "2 home Place"])
    app.shutDown()
  }

  @Test func `a link that waits when the app ends is dropped`() async {
    fixture.repository.stored.pin = "123456"
    let app = launch()
    let opening = Task { try await app.root.open(Link(parsing: "home")).name }
    await app.settle()
    app.shutDown()
    await #expect(throws: CancellationError.self) { try await opening.value }
  }

  @Test func `an erased session leaves the tree, and its data are erased once`() async {
    let app = launch()
    stage(.erasing)
    expectEqual(children(app), ["0  AppRoot"])
    await app.settle()
    expectEqual(fixture.erasures, 1)
    app.shutDown()
  }

  @Test func `without a PIN there is no key to lock`() async throws {
    let app = launch()
    await app.settle()
    #expect(!app.window.takes(.control("l")))
    expectEqual(children(app), ["0  AppRoot", "1  LoggedIn"])
    app.shutDown()
  }

  @Test func `with a PIN it locks, and clears the notice`() async throws {
    let app = launch()
    fixture.repository.stored.pin = "123456"
    fixture.store.update { $0.session.hasPIN = true }
    fixture.store.update { $0.notice.post(Phrase(ko: "비밀", en: "secret")) }
    expectEqual(app.lines[7], "  비밀")
    try await app.press("C-l")
    expectEqual(children(app), ["0  AppRoot", "1  LoggedIn", "1  LoggedOut"])
    expectEqual(
      app.lines,
      [
        "  갈비                                              김하늘",
        "",
        "────────────────────────────────────────────────────────────",
        "",
        "",
        "",
        "",
        "────────────────────────────────────────────────────────────",
        "  F10 Ctrl-C 종료  ? 도움말",
      ])
    app.shutDown()
  }

  @Test func `behind the lock F10 quits the app`() async throws {
    fixture.repository.stored.pin = "123456"
    let app = launch()
    try await app.press("F10 C-l Esc")
    expectEqual(fixture.quits, 1)
    expectEqual(children(app), ["0  AppRoot", "1  LoggedOut"])
    app.shutDown()
  }

  @Test func `a key that comes too late for the session is dropped`() async throws {
    let app = launch()
    fixture.acceptsActs = false
    try await app.press("q")
    expectEqual(fixture.quits, 0)
    fixture.acceptsActs = true
    try await app.press("q")
    expectEqual(fixture.quits, 1)
    app.shutDown()
  }
}
