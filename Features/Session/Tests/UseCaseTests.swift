import Headless
import Secrets
import SessionDomain
import Store
import Testing
import Time

@MainActor
struct UseCaseTests {
  private struct State {
    var session = SessionState()
  }

  private let store = Store(State())
  private let work = FixedSession(Account(profile: Profile(name: "김하늘")))
  private let clock = ManualClock(now: 1_000_000)
  private let pins = FixedPINs()

  private var writer: Writer<SessionState> { store.writer(\.session) }
  private var state: SessionState { store.state.session }
  private var open: OpenSession { makeOpenSession(work: work, writer: writer) }
  private var lock: LockNow { makeLockNow(work: work, writer: writer) }

  private func unlock(_ text: String) async throws(SessionError) {
    try await makeUnlock(work: work, pins: pins, clock: clock, writer: writer)(Secret(text.utf8))
  }

  private func setPIN(_ text: String, current: String? = nil) async throws(SessionError) {
    try await makeSetPIN(work: work, pins: pins, clock: clock, writer: writer)(
      Secret(text.utf8), current.map { Secret($0.utf8) })
  }

  private func removePIN(_ text: String) async throws(SessionError) {
    try await makeRemovePIN(work: work, pins: pins, clock: clock, writer: writer)(
      Secret(text.utf8))
  }

  private func session(_ stage: SessionState.Stage, hasPIN: Bool = false) -> SessionState {
    var session = SessionState()
    session.stage = stage
    session.profile = Profile(name: "김하늘")
    session.hasPIN = hasPIN
    return session
  }

  @Test func `without a PIN the session opens at once, and its profile is in use`() {
    open()
    #expect(state == session(.open))
    #expect(work.hold == .shared)
  }

  @Test func `with a PIN it is locked, and nothing is in use`() {
    work.stored.pin = "123456"
    open()
    #expect(state == session(.locked, hasPIN: true))
    #expect(work.hold == .free)
  }

  @Test func `what another Galbi makes of the session is shown, locked or not`() async throws {
    open()
    await makeFollowSession(work: work, writer: writer)()
    let tell = try #require(work.followers.first)
    work.stored.pin = "123456"
    tell()
    #expect(state == session(.open, hasPIN: true))
    try lock()
    work.stored.pin = nil
    tell()
    #expect(state == session(.locked, hasPIN: false))
  }

  @Test func `the PIN opens it and clears the tries`() async throws {
    work.stored.pin = "123456"
    work.stored.attempts = Attempts(count: 3, since: 7)
    open()
    try await unlock("123456")
    #expect(state == session(.open, hasPIN: true))
    #expect(work.hold == .shared)
    #expect(work.stored.attempts == Attempts())
  }

  @Test func `wrong PINs count down, then have to wait, and what is no PIN counts for nothing`()
    async
  {
    work.stored.pin = "123456"
    open()
    await #expect(throws: SessionError.pinTooShort) { try await unlock("12345") }
    for left in [4, 3, 2, 1] {
      await #expect(throws: SessionError.wrongPIN(left: left)) { try await unlock("654321") }
    }
    await #expect(throws: SessionError.mustWait(30_000)) { try await unlock("654321") }
    await clock.advance(by: .seconds(29))
    await #expect(throws: SessionError.mustWait(1_000)) { try await unlock("123456") }
    await clock.advance(by: .seconds(1))
    await #expect(throws: SessionError.mustWait(60_000)) { try await unlock("654321") }
    #expect(state.stage == .locked)
    #expect(work.stored.attempts == Attempts(count: 6, since: 1_030_000))
    await clock.advance(by: .seconds(60))
    await #expect(throws: Never.self) { try await unlock("123456") }
    #expect(state.stage == .open)
  }

  @Test func `a try that cannot be counted is not made`() async {
    work.stored.pin = "123456"
    open()
    work.failure = .diskFull
    await #expect(throws: SessionError.diskFull) { try await unlock("123456") }
    #expect(state.stage == .locked)
  }

  @Test func `a try counts before it is looked at`() async {
    work.stored.pin = "123456"
    open()
    let seen = SeenTries(work)
    await #expect(throws: SessionError.wrongPIN(left: 4)) {
      try await makeUnlock(work: work, pins: seen, clock: clock, writer: writer)(
        Secret("123456".utf8))
    }
    #expect(await seen.count == 1)
  }

  /// Finds every PIN wrong, and sees how many tries were counted by then.
  private actor SeenTries: PINWork {
    private let work: FixedSession
    private(set) var count: Int?

    init(_ work: FixedSession) { self.work = work }

    func hash(_ pin: PIN) async throws(SessionError) -> String { "" }

    func matches(_ pin: PIN, _ hash: String) async -> Bool {
      count = await work.stored.attempts.count
      return false
    }
  }

  @Test func `what remains of the wait is asked, and begins anew where the clock was set back`()
    async throws
  {
    let remaining = makeRemainingWait(work: work, clock: clock)
    work.stored.attempts = Attempts(count: 5, since: 990_000)
    #expect(try await remaining() == 0)
    work.stored.pin = "123456"
    #expect(try await remaining() == 20_000)
    work.stored.attempts = Attempts(count: 5, since: 9_000_000)
    #expect(try await remaining() == 30_000)
    #expect(work.stored.attempts == Attempts(count: 5, since: 1_000_000))
    work.stored.attempts = Attempts(count: 4, since: 9_000_000)
    #expect(try await remaining() == 0)
  }

  @Test func `a PIN is set, changed and removed, each by who knows the one before`() async throws {
    open()
    try await setPIN("123456")
    #expect(work.stored.pin == "123456")
    #expect(state.hasPIN)
    await #expect(throws: SessionError.needsCurrentPIN) { try await setPIN("abcdef") }
    await #expect(throws: SessionError.wrongPIN(left: 4)) {
      try await setPIN("abcdef", current: "654321")
    }
    try await setPIN("abcdef", current: "123456")
    #expect(work.stored.pin == "abcdef")
    await #expect(throws: SessionError.wrongPIN(left: 4)) { try await removePIN("123456") }
    #expect(work.stored.pin == "abcdef")
    try await removePIN("abcdef")
    #expect(work.stored == Account(profile: Profile(name: "김하늘")))
    #expect(!state.hasPIN)
    await #expect(throws: SessionError.pinTooShort) { try await setPIN("12345") }
  }

  @Test func `only what is open and has a PIN can be locked`() throws {
    #expect(throws: Never.self) { try lock() }
    #expect(state == SessionState())
    open()
    #expect(throws: SessionError.noPIN) { try lock() }
    // Another Galbi has set one meanwhile.
    work.stored.pin = "123456"
    try lock()
    #expect(state == session(.locked, hasPIN: true))
    #expect(work.hold == .free)
  }

  @Test func `signing out ends the session, with a PIN or without`() {
    open()
    makeSignOut(work: work, writer: writer)()
    #expect(state == session(.signedOut))
    #expect(work.hold == .free)
    open()
    #expect(state == session(.open))
  }

  @Test func `a new name is kept, on one line`() async throws {
    open()
    try await makeRenameProfile(work: work, writer: writer)("  김  바다\n")
    #expect(work.stored == Account(profile: Profile(name: "김 바다")))
    #expect(state.name == "김 바다")
    await #expect(throws: SessionError.nameTooLong) {
      try await makeRenameProfile(work: work, writer: writer)(String(repeating: "김", count: 101))
    }
    await #expect(throws: SessionError.emptyName) {
      try await makeRenameProfile(work: work, writer: writer)(" \n ")
    }
  }

  @Test func `only who types the name erases, and only where no other Galbi is`() async {
    open()
    let erase = makeEraseData(work: work, writer: writer)
    await #expect(throws: SessionError.wrongName) { try await erase("김하") }
    work.isOpenElsewhere = true
    await #expect(throws: SessionError.openElsewhere) { try await erase("김하늘") }
    work.isOpenElsewhere = false
    work.failure = .cannotWrite
    await #expect(throws: SessionError.cannotWrite) { try await erase("김하늘") }
    #expect(work.hold == .shared)
    #expect(state == session(.open))
    work.failure = nil
    await #expect(throws: Never.self) {
      try await erase(" \u{1100}\u{1175}\u{11B7}하늘 ")
    }
    #expect(state == session(.erasing))
    #expect(work.hold == .alone)
    #expect(work.stored.isErasing)
  }

  @Test func `what is erased begins anew, after its files are closed`() async {
    work.stored = Account(
      profile: Profile(name: "나"), pin: "123456", attempts: Attempts(count: 9), isErasing: true)
    open()
    #expect(state.stage == .erasing)
    var isClosed = false
    await makeFinishErasing(work: work, writer: writer, open: open) { [work] in
      isClosed = work.stored.isErasing
    }()
    #expect(isClosed)
    #expect(work.stored == Account(profile: Profile(name: "김하늘")))
    #expect(state == session(.open))
    #expect(work.hold == .shared)
  }

  @Test func `an erasure that another Galbi is in the way of is said`() async {
    work.isOpenElsewhere = true
    await makeFinishErasing(work: work, writer: writer, open: open) {}()
    #expect(state.stage == .failed(.openElsewhere))
  }
}
