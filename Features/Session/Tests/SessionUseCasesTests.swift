import Expectations
import Headless
import Secrets
import SessionDomain
import SessionFixtures
import Store
import Testing
import Time

@MainActor
struct SessionUseCasesTests {
  private struct State {
    var session = SessionState()
  }

  private let store = Store(State())
  private let repository = FixedSession(Account(profile: Profile(name: "김하늘")))
  private let clock = ManualClock(now: 1_000_000)

  private var state: SessionState { store.state.session }
  private var session: SessionUseCases { session(FixedPINHasher()) }

  private func session(
    _ hasher: any PINHasher, closeFiles: @escaping @MainActor () async -> Void = {}
  ) -> SessionUseCases {
    SessionUseCases(
      SessionModel(
        repository, hasher: hasher, clock: clock, writer: store.writer(\.session),
        closeFiles: closeFiles),
      state: store.stored(\.session))
  }

  private func unlock(_ text: String) async throws(SessionError) {
    try await session.unlock(Secret(text.utf8))
  }

  private func setPIN(_ text: String, current: String? = nil) async throws(SessionError) {
    try await session.setPIN(Secret(text.utf8), current.map { Secret($0.utf8) })
  }

  private func removePIN(_ text: String) async throws(SessionError) {
    try await session.removePIN(Secret(text.utf8))
  }

  private func shown(_ stage: SessionState.Stage, hasPIN: Bool = false) -> SessionState {
    var state = SessionState()
    state.stage = stage
    state.profile = Profile(name: "김하늘")
    state.hasPIN = hasPIN
    return state
  }

  @Test func `without a PIN the session opens at once, and its profile is in use`() {
    session.open()
    expectEqual(state, shown(.open))
    expectEqual(repository.hold, .shared)
  }

  @Test func `with a PIN it is locked, and its profile is not in use`() {
    repository.stored.pin = "123456"
    session.open()
    expectEqual(state, shown(.locked, hasPIN: true))
    expectEqual(repository.hold, .free)
  }

  @Test func `a PIN that another Galbi sets or removes is shown, locked or not`() async throws {
    session.open()
    await session.observe()
    let didChange = try #require(repository.followers.first)
    repository.stored.pin = "123456"
    didChange()
    expectEqual(state, shown(.open, hasPIN: true))
    try session.lock()
    repository.stored.pin = nil
    didChange()
    expectEqual(state, shown(.locked, hasPIN: false))
  }

  @Test func `the PIN opens it and clears the tries`() async throws {
    repository.stored.pin = "123456"
    repository.stored.attempts = Attempts(count: 3, since: 7)
    session.open()
    try await unlock("123456")
    expectEqual(state, shown(.open, hasPIN: true))
    expectEqual(repository.hold, .shared)
    expectEqual(repository.stored.attempts, Attempts())
  }

  @Test
  func `wrong PINs count down and then have to wait; a text that is too short does not count`()
    async
  {
    repository.stored.pin = "123456"
    session.open()
    await #expect(throws: SessionError.pinTooShort) { try await unlock("12345") }
    for left in [4, 3, 2, 1] {
      await #expect(throws: SessionError.wrongPIN(left: left)) { try await unlock("654321") }
    }
    await #expect(throws: SessionError.mustWait(30_000)) { try await unlock("654321") }
    await clock.advance(by: .seconds(29))
    await #expect(throws: SessionError.mustWait(1_000)) { try await unlock("123456") }
    await clock.advance(by: .seconds(1))
    await #expect(throws: SessionError.mustWait(60_000)) { try await unlock("654321") }
    expectEqual(state.stage, .locked)
    expectEqual(repository.stored.attempts, Attempts(count: 6, since: 1_030_000))
    await clock.advance(by: .seconds(60))
    await #expect(throws: Never.self) { try await unlock("123456") }
    expectEqual(state.stage, .open)
  }

  @Test func `a try that cannot be counted is not made`() async {
    repository.stored.pin = "123456"
    session.open()
    repository.failure = .diskFull
    await #expect(throws: SessionError.diskFull) { try await unlock("123456") }
    expectEqual(state.stage, .locked)
  }

  @Test func `a try counts before it is checked`() async {
    repository.stored.pin = "123456"
    session.open()
    let seen = SeenTries(repository)
    await #expect(throws: SessionError.wrongPIN(left: 4)) {
      try await session(seen).unlock(Secret("123456".utf8))
    }
    await expectEqual(seen.count, 1)
  }

  @Test func `a PIN that this system cannot check is told, and no try is counted`() async {
    repository.stored.pin = "$y$hash"
    session.open()
    for _ in 0..<6 {
      await #expect(throws: SessionError.foreignHash) {
        try await session.unlock(Secret("123456".utf8))
      }
    }
    expectEqual(repository.stored.attempts, Attempts())
  }

  /// Finds every PIN wrong, and remembers how many tries were counted by then.
  private actor SeenTries: PINHasher {
    private let repository: FixedSession
    private(set) var count: Int?

    init(_ repository: FixedSession) { self.repository = repository }

    func hash(_ pin: PIN) async throws(SessionError) -> String { "" }

    nonisolated func knows(_ hash: String) -> Bool { true }

    func matches(_ pin: PIN, _ hash: String) async -> Bool {
      count = await repository.stored.attempts.count
      return false
    }
  }

  @Test func `the remaining wait begins again if the clock was set back`()
    async throws
  {
    repository.stored.attempts = Attempts(count: 5, since: 990_000)
    try await expectEqual(session.remainingWait(), 0)
    repository.stored.pin = "123456"
    try await expectEqual(session.remainingWait(), 20_000)
    repository.stored.attempts = Attempts(count: 5, since: 9_000_000)
    try await expectEqual(session.remainingWait(), 30_000)
    expectEqual(repository.stored.attempts, Attempts(count: 5, since: 1_000_000))
    repository.stored.attempts = Attempts(count: 4, since: 9_000_000)
    try await expectEqual(session.remainingWait(), 0)
  }

  @Test func `a PIN is set, changed and removed with the one before`() async throws {
    session.open()
    try await setPIN("123456")
    expectEqual(repository.stored.pin, "123456")
    #expect(state.hasPIN)
    await #expect(throws: SessionError.needsCurrentPIN) { try await setPIN("abcdef") }
    await #expect(throws: SessionError.wrongPIN(left: 4)) {
      try await setPIN("abcdef", current: "654321")
    }
    try await setPIN("abcdef", current: "123456")
    expectEqual(repository.stored.pin, "abcdef")
    await #expect(throws: SessionError.wrongPIN(left: 4)) { try await removePIN("123456") }
    expectEqual(repository.stored.pin, "abcdef")
    try await removePIN("abcdef")
    expectEqual(repository.stored, Account(profile: Profile(name: "김하늘")))
    #expect(!state.hasPIN)
    await #expect(throws: SessionError.pinTooShort) { try await setPIN("12345") }
  }

  @Test func `only an open session with a PIN can be locked`() throws {
    #expect(throws: Never.self) { try session.lock() }
    expectEqual(state, SessionState())
    session.open()
    #expect(throws: SessionError.noPIN) { try session.lock() }
    // Another Galbi has set one meanwhile.
    repository.stored.pin = "123456"
    try session.lock()
    expectEqual(state, shown(.locked, hasPIN: true))
    // The session goes on behind the lock, so nothing may erase its files.
    expectEqual(repository.hold, .shared)
  }

  @Test func `signing out ends the session, with a PIN or without`() {
    session.open()
    session.signOut()
    expectEqual(state, shown(.signedOut))
    expectEqual(repository.hold, .free)
    session.open()
    expectEqual(state, shown(.open))
  }

  @Test func `a new name is kept, on one line`() async throws {
    session.open()
    try await session.rename("  김  바다\n")
    expectEqual(repository.stored, Account(profile: Profile(name: "김 바다")))
    expectEqual(state.name, "김 바다")
    await #expect(throws: SessionError.nameTooLong) {
      try await session.rename(String(repeating: "김", count: 101))
    }
    await #expect(throws: SessionError.emptyName) {
      try await session.rename(" \n ")
    }
  }

  @Test func `everything is erased only with the name, and if no other Galbi has the profile open`()
    async
  {
    session.open()
    await #expect(throws: SessionError.wrongName) { try await session.erase("김하") }
    repository.isOpenElsewhere = true
    await #expect(throws: SessionError.openElsewhere) { try await session.erase("김하늘") }
    repository.isOpenElsewhere = false
    repository.failure = .cannotWrite
    await #expect(throws: SessionError.cannotWrite) { try await session.erase("김하늘") }
    expectEqual(repository.hold, .shared)
    expectEqual(state, shown(.open))
    repository.failure = nil
    await #expect(throws: Never.self) {
      try await session.erase(" \u{1100}\u{1175}\u{11B7}하늘 ")
    }
    expectEqual(state, shown(.erasing))
    expectEqual(repository.hold, .alone)
    #expect(repository.stored.isErasing)
  }

  @Test func `an erasure waits until the files are closed, and opens a new session`() async {
    repository.stored = Account(
      profile: Profile(name: "내 정보"), pin: "123456", attempts: Attempts(count: 9), isErasing: true)
    session.open()
    expectEqual(state.stage, .erasing)
    var isClosed = false
    let hasher = FixedPINHasher()
    await session(hasher) { isClosed = repository.stored.isErasing }.finishErasing()
    #expect(isClosed)
    expectEqual(repository.stored, Account(profile: Profile(name: "김하늘")))
    expectEqual(state, shown(.open))
    expectEqual(repository.hold, .shared)
  }

  @Test func `an erasure fails while another Galbi has the profile open`() async {
    repository.isOpenElsewhere = true
    await session.finishErasing()
    expectEqual(state.stage, .failed(.openElsewhere))
  }
}
