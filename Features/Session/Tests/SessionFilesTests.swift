import Expectations
import PlatformTesting
import Secrets
import SessionDomain
import Testing

@testable import SessionData

@MainActor
struct SessionFilesTests {
  private let folder = TemporaryFolder()

  private func files(_ name: String = "김하늘") -> SessionFiles {
    SessionFiles(
      data: "\(folder.path)/data", log: "\(folder.path)/state/galbi.log",
      profile: Profile(name: name), patience: .seconds(3_600))
  }

  private var path: String { "\(folder.path)/data/profiles/default/session" }

  private func write(_ text: String) {
    _ = try? files().account()
    TemporaryFolder.write(Array(text.utf8), to: path)
  }

  @Test func `the first launch keeps the name in a file that only its owner can read`() throws {
    try expectEqual(files().account(), Account(profile: Profile(name: "김하늘")))
    try expectEqual(files("other").account().profile.name, "김하늘")
    expectEqual(TemporaryFolder.permissions(of: path), 0o600)
    expectEqual(TemporaryFolder.permissions(of: "\(folder.path)/data"), 0o700)
    expectEqual(TemporaryFolder.permissions(of: "\(folder.path)/data/profiles/default"), 0o700)
  }

  @Test func `a change is read back, by other processes too`() async throws {
    let account = Account(
      profile: Profile(name: "김 하늘"), pin: "$y$j9T$salt$hash",
      attempts: Attempts(count: 7, since: 1_795_251_600_000), isErasing: true)
    let old = try await files().change { stored in
      defer { stored = account }
      return stored
    }
    expectEqual(old, Account(profile: Profile(name: "김하늘")))
    try expectEqual(files().account(), account)
    expectEqual(TemporaryFolder.permissions(of: path), 0o600)
    expectEqual(TemporaryFolder.names(in: "\(folder.path)/data/profiles/default"), ["session"])
  }

  @Test func `a change by another process is followed`() async throws {
    let files = files()
    _ = try files.account()
    let (changes, happened) = AsyncStream.makeStream(of: Void.self)
    let task = Task { await files.observe { happened.yield() } }
    var iterator = changes.makeAsyncIterator()
    await iterator.next()
    try await self.files().change { $0.pin = "hash" }
    await iterator.next()
    try expectEqual(files.account().pin, "hash")
    task.cancel()
    await task.value
  }

  @Test func `concurrent changes are made one after another`() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<20 {
        group.addTask {
          let files = await files()
          try await files.change { account in
            account.attempts = Attempts(count: account.attempts.count + 1, since: 0)
          }
        }
      }
      try await group.waitForAll()
    }
    try expectEqual(files().account().attempts.count, 20)
  }

  @Test(arguments: [
    "", "galbi", "galbi-session 1\nname Kim\n", "galbi-session 1\nname Kim\nend",
    "galbi-session 1\nend\n", "galbi-session x\nname Kim\nend\n",
    "galbi-session 1\nname Kim\npin\nend\n", "galbi-session 1\nname Kim\ntries 1\nend\n",
    "galbi-session 1\nname Kim\ntries 1 x\nend\n",
    "galbi-session 1\nname Kim\nmore\nend\n", "galbi-session 1\nname Kim\n\nend\n",
  ])
  func `a damaged file is not read as one without a PIN`(text: String) async {
    write(text)
    #expect(throws: SessionError.damaged(path: path)) { try files().account() }
    await #expect(throws: SessionError.damaged(path: path)) { try await files().change { _ in } }
    expectEqual(TemporaryFolder.read(path), Array(text.utf8))
  }

  @Test func `a text that is not UTF-8 is damaged, and a newer version is refused`() {
    write("galbi-session 1\nname Kim\nend\n")
    TemporaryFolder.write([0x67, 0xFF], to: path)
    #expect(throws: SessionError.damaged(path: path)) { try files().account() }
    write("galbi-session 2\nwhatever\n")
    #expect(throws: SessionError.newerData) { try files().account() }
  }

  @Test
  func `a folder in place of the file is an error, and without a data folder nothing is kept`()
    async throws
  {
    _ = try files().account()
    TemporaryFolder.remove(path)
    let inside = SessionFiles(data: path, log: "", profile: Profile(name: "Kim"))
    _ = try inside.account()
    #expect(throws: SessionError.cannotRead(path: path)) { try files().account() }
    TemporaryFolder.remove(path)
    TemporaryFolder.write([], to: path)
    try expectEqual(inside.account(), Account(profile: Profile(name: "Kim")))
    await #expect(throws: SessionError.cannotWrite) { try await inside.change { _ in } }
    try inside.enter()
  }

  @Test func `an open profile can be opened by another process, but not erased`() throws {
    let (one, other) = (files(), files())
    _ = try one.account()
    try one.enter()
    try other.enter()
    #expect(throws: SessionError.openElsewhere) { try one.claim() }
    // The failed claim has not lost the lock.
    #expect(throws: SessionError.openElsewhere) { try other.claim() }
    other.leave()
    try one.claim()
    #expect(throws: SessionError.beingErased) { try other.enter() }
    #expect(throws: SessionError.openElsewhere) { try other.claim() }
    try one.enter()
    try other.enter()
    one.leave()
    try other.claim()
  }

  @Test func `everything of the profile is erased, and the log`() async throws {
    let files = files()
    _ = try files.account()
    let profile = "\(folder.path)/data/profiles/default"
    for name in ["galbi.sqlite", "galbi.sqlite-wal", "galbi.sqlite.corrupt-1", "backup"] {
      TemporaryFolder.write([1], to: "\(profile)/\(name)")
    }
    let inner = SessionFiles(
      data: "\(profile)/more", log: "", profile: Profile(id: "x", name: "Kim"))
    _ = try inner.account()
    _ = try SessionFiles(
      data: "\(folder.path)/state", log: "", profile: Profile(name: "Kim")
    ).account()
    for name in ["galbi.log", "galbi.log.1", "galbi.log.3", "config"] {
      TemporaryFolder.write([1], to: "\(folder.path)/state/\(name)")
    }
    try files.claim()
    await expectEqual(files.erase(), [])
    expectEqual(TemporaryFolder.names(in: profile), [])
    expectEqual(TemporaryFolder.names(in: "\(folder.path)/state").sorted(), ["config", "profiles"])
    try expectEqual(files.account(), Account(profile: Profile(name: "김하늘")))
  }

  @Test func `PINs are hashed by the way of the system, composed`() async throws {
    let hasher = SystemPINHasher()
    let hash = try await hasher.hash(pin("한글한글한글"))
    #expect(hash.hasPrefix("$"))
    #expect(hasher.knows(hash))
    #expect(
      !hasher.knows(hash.hasPrefix("$pbkdf2") ? "$y$j9T$salt$hash" : "$pbkdf2-sha256$1$00$00"))
    #expect(await hasher.matches(try pin("\u{1112}\u{1161}\u{11AB}글한글한글"), hash))
    #expect(await !hasher.matches(try pin("한글한글한갈"), hash))
  }

  private func pin(_ text: String) throws -> PIN { try PIN(Secret(text.utf8)) }
}
