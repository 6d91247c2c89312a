import Headless
import Phrases
import RIBs
import RIBsTesting
import Secrets
import SessionDomain
import Store
import TerminalUI
import Testing
import Time

@testable import SessionPresentation

/// What the screen without a session stands on, in memory.
private final class Dependencies: LoggedOutDependency {
  struct State {
    var session = SessionState()
  }

  let store = Store(State())
  let manualClock = ManualClock(now: 1_000_000)
  let work: FixedSession

  init(pin: String?) {
    work = FixedSession(Account(profile: Profile(name: "Kim"), pin: pin))
  }

  var clock: any WallClock { manualClock }
  lazy var session = store.stored(\.session)
  lazy var openSession = makeOpenSession(work: work, writer: store.writer(\.session))
  lazy var signOut = makeSignOut(work: work, writer: store.writer(\.session))
  lazy var followSession = makeFollowSession(work: work, writer: store.writer(\.session))
  lazy var remainingWait = makeRemainingWait(work: work, clock: manualClock)
  lazy var unlock = makeUnlock(
    work: work, pins: FixedPINs(), clock: manualClock, writer: store.writer(\.session))
}

@MainActor
struct LoggedOutTests {
  private let leaks = LeakCheck()

  private func launch(
    _ dependencies: Dependencies, _ language: Language = .korean,
    _ size: Size = Size(columns: 56, rows: 6)
  ) -> Headless {
    dependencies.openSession()
    return Headless(
      LoggedOutBuilder(dependency: dependencies).build(), size: size,
      environment: Environment(language: language), clock: dependencies.manualClock,
      tree: Tree(observers: [leaks]))
  }

  private func press(_ app: Headless, _ keys: String, _ secrets: String...) async throws {
    try await app.press(keys, secrets: secrets.map { Secret($0.utf8) })
  }

  private func end(_ app: Headless) async {
    app.shutDown()
    await quiesce()
  }

  private let prompt = "   갈비가 잠겨 있습니다. PIN을 입력하세요."

  @Test func `it asks for the PIN and opens with it`() async throws {
    let dependencies = Dependencies(pin: "123456")
    let app = launch(dependencies)
    try await press(app, "<secret>", "123456")
    #expect(app.lines == ["", prompt, "", "   PIN 번호  ••••••", "", ""])
    #expect(app.window.root.title(in: app.window.environment) == "잠김")
    try await press(app, "Enter")
    #expect(dependencies.store.state.session.stage == .open)
    #expect(app.lines == ["", "", "", "", "", ""])
    await end(app)
  }

  @Test func `a wrong PIN is said, and the field is empty again`() async throws {
    let app = launch(Dependencies(pin: "123456"), .english)
    try await press(app, "Enter <secret> Enter", "654321")
    #expect(
      app.lines == [
        "", "   Galbi is locked; type the PIN.", "", "   PIN", "",
        "   This is not the PIN; you have 4 more tries.",
      ])
    try await press(app, "<secret> Enter", "12345")
    #expect(app.lines[5] == "   A PIN has at least 6 characters.")
    await end(app)
  }

  @Test func `too many wrong PINs have to wait, and the wait counts down`() async throws {
    let dependencies = Dependencies(pin: "123456")
    dependencies.work.stored.attempts = Attempts(count: 4, since: 0)
    let app = launch(dependencies)
    try await press(app, "<secret> Enter", "654321")
    #expect(app.lines[1] == "   여러 번 틀려 30초 뒤에 다시 해 볼 수 있습니다.")
    try await press(app, "Wait 1s")
    #expect(app.lines[1] == "   여러 번 틀려 29초 뒤에 다시 해 볼 수 있습니다.")
    try await press(app, "<secret> Enter Wait 28s", "123456")
    #expect(app.lines[1] == "   여러 번 틀려 1초 뒤에 다시 해 볼 수 있습니다.")
    try await press(app, "Wait 1s")
    #expect(app.lines[1] == prompt)
    try await press(app, "<secret> Enter", "123456")
    #expect(dependencies.store.state.session.stage == .open)
    await end(app)
  }

  @Test func `in the smallest window the field, what is wrong and the wait are seen`() async throws
  {
    let dependencies = Dependencies(pin: "123456")
    dependencies.work.stored.attempts = Attempts(count: 3, since: 0)
    let app = launch(dependencies, .english, Size(columns: 20, rows: 3))
    try await press(app, "<secret>", "654321")
    #expect(app.lines == [" Galbi is locked;", " type the PIN.", " PIN  ••••••"])
    try await press(app, "Enter")
    #expect(app.lines == [" This is not the", " PIN; you have 1…", " PIN"])
    try await press(app, "<secret> Enter", "654321")
    #expect(app.lines == [" The next try is in", " 30 s, after too", " many wrong PINs."])
    await end(app)
  }

  @Test func `a wait from before the launch goes on`() async throws {
    let dependencies = Dependencies(pin: "123456")
    dependencies.work.stored.attempts = Attempts(count: 9, since: 900_000)
    let app = launch(dependencies)
    try await press(app, "Wait 0s")
    #expect(app.lines[1] == "   여러 번 틀려 7분 뒤에 다시 해 볼 수 있습니다.")
    try await press(app, "Wait 320s")
    #expect(app.lines[1] == "   여러 번 틀려 60초 뒤에 다시 해 볼 수 있습니다.")
    try await press(app, "Wait 1m")
    #expect(app.lines[1] == prompt)
    await end(app)
  }

  @Test func `without a PIN Enter signs in again`() async throws {
    let dependencies = Dependencies(pin: nil)
    let app = launch(dependencies)
    dependencies.signOut()
    #expect(app.lines[1] == "   로그아웃했습니다. Enter로 다시 들어갑니다.")
    #expect(app.window.bindings.map(\.title) == ["들어가기"])
    try await press(app, "Esc")
    #expect(dependencies.store.state.session.stage == .signedOut)
    try await press(app, "Enter")
    #expect(dependencies.store.state.session.stage == .open)
    await end(app)
  }

  @Test func `who has signed out and has a PIN is asked for it`() async throws {
    let dependencies = Dependencies(pin: nil)
    let app = launch(dependencies)
    dependencies.work.stored.pin = "123456"
    dependencies.store.update { $0.session.hasPIN = true }
    dependencies.signOut()
    #expect(app.lines[1] == prompt)
    await end(app)
  }

  @Test func `when another Galbi removes the PIN there is nothing to type any more`() async throws {
    let dependencies = Dependencies(pin: "123456")
    let app = launch(dependencies)
    await app.settle()
    dependencies.work.stored.pin = nil
    for tell in dependencies.work.followers { tell() }
    #expect(app.window.bindings.map(\.title) == ["들어가기"])
    try await press(app, "Enter")
    #expect(dependencies.store.state.session.stage == .open)
    await end(app)
  }

  @Test func `why it cannot be opened is said, and Enter tries again`() async throws {
    let dependencies = Dependencies(pin: nil)
    let app = launch(dependencies, .english)
    dependencies.store.update { $0.session.stage = .failed(.busy) }
    #expect(app.lines[1] == "   Another Galbi is at it; try again in a moment.")
    try await press(app, "Enter")
    #expect(dependencies.store.state.session.stage == .open)
    await end(app)
  }

  @Test func `no key is bound twice, every text is there, and nothing is left behind`() async throws
  {
    let dependencies = Dependencies(pin: "123456")
    do {
      let app = launch(dependencies)
      #expect(app.doubleBindings == [])
      try await press(app, "<secret> Enter", "654321")
      #expect(app.doubleBindings == [])
      await end(app)
    }
    await quiesce()
    #expect(leaks.leaks == [])
    #expect(LoggedOutText.untranslated == [])
    let errors: [SessionError] = [
      .pinTooShort, .pinTooLong, .wrongPIN(left: 1), .mustWait(1), .mustWait(200_000),
      .needsCurrentPIN, .noPIN, .emptyName, .nameTooLong, .wrongName, .openElsewhere, .beingErased,
      .notErased(["a", "b"]), .cannotRead(path: "p"), .cannotWrite, .diskFull, .busy, .newerData,
      .damaged(path: "p"), .cannotHash,
    ]
    #expect(errors.filter { !$0.phrase.isTranslated } == [])
  }
}
