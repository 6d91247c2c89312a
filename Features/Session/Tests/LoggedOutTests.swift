import Expectations
import Headless
import Phrases
import RIBs
import RIBsTesting
import Secrets
import SessionDomain
import SessionFixtures
import Store
import TerminalUI
import Testing
import Time

@testable import SessionPresentation

@MainActor
struct LoggedOutTests {
  private struct State {
    var session = SessionState()
  }

  /// A session in memory.
  @MainActor private final class Fixture {
    let store = Store(State())
    let clock = ManualClock(now: 1_000_000)
    let repository: FixedSession
    let session: SessionUseCases

    init(pin: String?) {
      repository = FixedSession(Account(profile: Profile(name: "Kim"), pin: pin))
      let model = SessionModel(
        repository, hasher: FixedPINHasher(), clock: clock, writer: store.writer(\.session))
      session = SessionUseCases(model, state: store.stored(\.session))
    }

    var stage: SessionState.Stage { session.state.value.stage }
  }

  private let leaks = LeakCheck()

  private func launch(
    _ fixture: Fixture, _ language: Language = .korean,
    _ size: Size = Size(columns: 56, rows: 6)
  ) -> Headless {
    fixture.session.open()
    return Headless(
      LoggedOutBuilder(session: fixture.session, clock: fixture.clock).build(), size: size,
      environment: Environment(language: language), clock: fixture.clock,
      tree: Tree(observers: [leaks]))
  }

  private func press(_ app: Headless, _ keys: String, _ secrets: String...) async throws {
    try await app.press(keys, secrets: secrets.map { Secret($0.utf8) })
  }

  private let prompt = "갈비가 잠겨 있습니다. PIN을 입력해 주세요."

  @Test func `it asks for the PIN and opens with it`() async throws {
    let fixture = Fixture(pin: "123456")
    let app = launch(fixture)
    try await press(app, "<secret>", "123456")
    expectEqual(app.lines, ["", prompt, "", "PIN ▌••••••", "", ""])
    expectEqual(app.window.root.title.text(.korean), "잠김")
    try await press(app, "Enter")
    expectEqual(fixture.stage, .open)
    expectEqual(app.lines, ["", "", "", "", "", ""])
    app.shutDown()
  }

  @Test func `a wrong PIN is reported, and the field is empty again`() async throws {
    let app = launch(Fixture(pin: "123456"), .english)
    try await press(app, "Enter <secret> Enter", "654321")
    expectEqual(
      app.lines,
      ["", "Galbi is locked. Enter the PIN.", "", "PIN ▌", "     Wrong PIN. 4 tries left.", ""])
    try await press(app, "<secret> Enter", "12345")
    expectEqual(app.lines[4], "     The PIN needs at least 6 characters.")
    app.shutDown()
  }

  @Test func `too many wrong PINs have to wait, and the wait counts down`() async throws {
    let fixture = Fixture(pin: "123456")
    fixture.repository.stored.attempts = Attempts(count: 4, since: 0)
    let app = launch(fixture)
    try await press(app, "<secret> Enter", "654321")
    expectEqual(app.lines[1], "PIN을 여러 번 잘못 입력했습니다. 30초 후 다시 시도할 수")
    try await press(app, "Wait 1s")
    expectEqual(app.lines[1], "PIN을 여러 번 잘못 입력했습니다. 29초 후 다시 시도할 수")
    #expect(app.window.takesSecret && !app.window.takes(.escape))
    try await press(app, "<secret> Enter Wait 28s", "123456")
    expectEqual(app.lines[1], "PIN을 여러 번 잘못 입력했습니다. 1초 후 다시 시도할 수")
    try await press(app, "Wait 1s")
    expectEqual(app.lines[1], prompt)
    try await press(app, "<secret> Enter", "123456")
    expectEqual(fixture.stage, .open)
    app.shutDown()
  }

  @Test func `in the smallest window the field, the error and the wait are visible`() async throws {
    let fixture = Fixture(pin: "123456")
    fixture.repository.stored.attempts = Attempts(count: 3, since: 0)
    let app = launch(fixture, .english, Size(columns: 20, rows: 3))
    try await press(app, "<secret>", "654321")
    expectEqual(app.lines, ["Galbi is locked.", "Enter the PIN.", "PIN ▌••••••"])
    try await press(app, "Enter")
    expectEqual(app.lines, ["Wrong PIN. 1 try", "left.", "PIN ▌"])
    try await press(app, "<secret> Enter", "654321")
    expectEqual(app.lines, ["Too many wrong PINs.", "Try again in 30", "seconds."])
    app.shutDown()
  }

  @Test func `a wait from before the launch continues`() async throws {
    let fixture = Fixture(pin: "123456")
    fixture.repository.stored.attempts = Attempts(count: 9, since: 900_000)
    let app = launch(fixture)
    try await press(app, "Wait 0s")
    expectEqual(app.lines[1], "PIN을 여러 번 잘못 입력했습니다. 7분 후 다시 시도할 수")
    try await press(app, "Wait 320s")
    expectEqual(app.lines[1], "PIN을 여러 번 잘못 입력했습니다. 60초 후 다시 시도할 수")
    try await press(app, "Wait 1m")
    expectEqual(app.lines[1], prompt)
    app.shutDown()
  }

  @Test func `without a PIN Enter signs in again`() async throws {
    let fixture = Fixture(pin: nil)
    let app = launch(fixture)
    fixture.session.signOut()
    expectEqual(app.lines[1], "로그아웃했습니다. Enter를 누르면 로그인합니다.")
    expectEqual(app.window.bindings.map { $0.title.text(.korean) }, ["로그인"])
    try await press(app, "Esc")
    expectEqual(fixture.stage, .signedOut)
    try await press(app, "Enter")
    expectEqual(fixture.stage, .open)
    app.shutDown()
  }

  @Test func `after signing out with a PIN it is asked for`() async throws {
    let fixture = Fixture(pin: nil)
    let app = launch(fixture)
    fixture.repository.stored.pin = "123456"
    fixture.store.update { $0.session.hasPIN = true }
    fixture.session.signOut()
    expectEqual(app.lines[1], prompt)
    app.shutDown()
  }

  @Test func `when another Galbi removes the PIN, Enter signs in`() async throws {
    let fixture = Fixture(pin: "123456")
    let app = launch(fixture)
    await app.settle()
    fixture.repository.stored.pin = nil
    for didChange in fixture.repository.followers { didChange() }
    expectEqual(app.window.bindings.map { $0.title.text(.korean) }, ["로그인"])
    try await press(app, "Enter")
    expectEqual(fixture.stage, .open)
    app.shutDown()
  }

  @Test func `a failure to open is reported, and Enter tries again`() async throws {
    let fixture = Fixture(pin: nil)
    let app = launch(fixture, .english)
    fixture.store.update { $0.session.stage = .failed(.busy) }
    expectEqual(app.lines[1...2], ["Another copy of Galbi is using it. Try again in a", "moment."])
    try await press(app, "Enter")
    expectEqual(fixture.stage, .open)
    app.shutDown()
  }

  @Test func `no key is bound twice, every text is translated, and nothing leaks`() async throws {
    let fixture = Fixture(pin: "123456")
    do {
      let app = launch(fixture)
      expectEqual(app.doubleBindings, [])
      try await press(app, "<secret> Enter", "654321")
      expectEqual(app.doubleBindings, [])
      app.shutDown()
    }
    await expectEqual(leaks.settled(), [])
    let errors: [SessionError] = [
      .pinTooShort, .pinTooLong, .wrongPIN(left: 1), .mustWait(1), .mustWait(200_000),
      .needsCurrentPIN, .noPIN, .emptyName, .nameTooLong, .wrongName, .openElsewhere, .beingErased,
      .notErased(["a", "b"]), .cannotRead(path: "p"), .cannotWrite, .diskFull, .busy, .newerData,
      .damaged(path: "p"), .cannotHash, .foreignHash,
    ]
    expectEqual(errors.filter { !$0.phrase.isTranslated }, [])
  }
}
