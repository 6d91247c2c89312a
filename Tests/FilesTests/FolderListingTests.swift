import Dispatch
import Expectations
import PlatformTesting
import Synchronization
import Testing

@testable import Files

/// The names in a folder, and that a folder which does not answer stops nothing.
struct FolderListingTests {
  private let folder = TemporaryFolder()

  private func write(_ name: String) {
    TemporaryFolder.write([1], to: "\(folder.path)/\(name)")
  }

  private func names(
    _ prefix: String = "", in path: String? = nil, limit: Int = 100
  ) async throws -> [String] {
    let listing = try await FolderListing(patience: forever).entries(
      in: path ?? folder.path, from: prefix, limit: limit)
    return listing.entries.map { $0.name + ($0.isFolder ? "/" : "") }.sorted()
  }

  @Test func `files and folders are told apart, also behind links`() async throws {
    for name in ["bank.csv", "은행.csv", "a b.txt", ".hidden"] { write(name) }
    try FileAccess.makeFolder("\(folder.path)/banks")
    try FileAccess.makeFolder("\(folder.path)/.config")
    TemporaryFolder.link("banks", from: "\(folder.path)/link")
    TemporaryFolder.link("nowhere", from: "\(folder.path)/gone")
    try await expectEqual(names(), ["a b.txt", "bank.csv", "banks/", "gone", "link/", "은행.csv"])
    try await expectEqual(names("ban"), ["bank.csv", "banks/"])
    try await expectEqual(names("은"), ["은행.csv"])
    try await expectEqual(names("."), [".config/", ".hidden"])
    try await expectEqual(names("x"), [])
  }

  @Test func `a name of several lines is left out`() async throws {
    write("a\nb")
    write("a\tb")
    write("ab")
    try await expectEqual(names(), ["ab"])
  }

  @Test(arguments: [
    "\u{1B}[2J", "\u{1B}]0;x\u{7}", "\u{9B}31m", "\u{7F}", "\r", "\u{8}", "\u{2028}",
  ])
  func `a name that orders something of a terminal is left out`(_ order: String) async throws {
    write("a\(order)b.csv")
    try FileAccess.makeFolder("\(folder.path)/c\(order)")
    write("ab.csv")
    try await expectEqual(names(), ["ab.csv"])
    try await expectEqual(names("a"), ["ab.csv"])
    let files = await FolderListing(patience: forever).files(
      in: [folder.path], endingWith: [".csv"], limit: 100)
    expectEqual(files.map(\.path), ["\(folder.path)/ab.csv"])
  }

  @Test func `a folder is read up to a limit, and says so`() async throws {
    for number in 0..<20 { write("f\(number)") }
    let listing = FolderListing(patience: forever)
    #expect(try await listing.entries(in: folder.path, from: "", limit: 20).isWhole)
    let part = try await listing.entries(in: folder.path, from: "", limit: 19)
    #expect(!part.isWhole)
    expectEqual(part.entries.count, 19)
  }

  @Test func `what is no folder is missing`() async throws {
    write("file")
    for path in ["\(folder.path)/nowhere", "\(folder.path)/file", ""] {
      await #expect(throws: FolderListing.Failure.missing) { try await names(in: path) }
    }
  }

  @Test func `files are found in several folders, the newest first`() async throws {
    let other = TemporaryFolder()
    for (name, time) in [("old.csv", 1_000), ("new.CSV", 3_000), ("note.txt", 4_000)] {
      write(name)
      TemporaryFolder.setTime(time, of: "\(folder.path)/\(name)")
    }
    TemporaryFolder.write([1, 2], to: "\(other.path)/middle.csv")
    TemporaryFolder.setTime(2_000, of: "\(other.path)/middle.csv")
    try FileAccess.makeFolder("\(folder.path)/folder.csv")
    TemporaryFolder.makePipe("\(folder.path)/pipe.csv")
    TemporaryFolder.link("nowhere", from: "\(folder.path)/gone.csv")
    let files = await FolderListing(patience: forever).files(
      in: [folder.path, "\(folder.path)/nowhere", other.path, folder.path], endingWith: [".csv"],
      limit: 100)
    let names = files.map { $0.path.split(separator: "/").last }
    expectEqual(names, ["new.CSV", "middle.csv", "old.csv"])
    expectEqual(files.map(\.time), [3_000_000, 2_000_000, 1_000_000])
    expectEqual(files.map(\.size), [1, 2, 1])
  }

  @Test func `of files that were written at once the first by path comes first`() async throws {
    for name in ["b.csv", "a.csv", "c.csv"] {
      write(name)
      TemporaryFolder.setTime(1_000, of: "\(folder.path)/\(name)")
    }
    let files = await FolderListing(patience: forever).files(
      in: [folder.path], endingWith: [".csv"], limit: 100)
    expectEqual(files.map { $0.path.suffix(5) }, ["a.csv", "b.csv", "c.csv"])
  }

  @Test func `a folder that does not answer hides no files of others, and keeps no path waiting`()
    async throws
  {
    let other = TemporaryFolder()
    TemporaryFolder.write([1], to: "\(other.path)/a.csv")
    let (gate, patience) = (Gate(), PatienceForOthers())
    let listing = FolderListing {
      await patience.wait()
    } names: { path, _, _ in
      if path == "/net" { gate.pass() }
      return .success(
        FolderListing.Listing(entries: [.init(name: "a.csv", isFolder: false)], isWhole: true))
    }
    let files = await listing.files(in: ["/net", other.path], endingWith: [".csv"], limit: 9)
    expectEqual(files.map(\.path), ["\(other.path)/a.csv"])
    patience.lasts()
    try await expectEqual(listing.entries(in: other.path, from: "", limit: 9).entries.count, 1)
    await expectEqual(
      listing.files(in: [other.path], endingWith: [".csv"], limit: 9).map(\.path),
      ["\(other.path)/a.csv"])
    gate.open()
  }

  @Test func `a folder that does not answer is given up, and is not asked twice at once`()
    async throws
  {
    let gate = Gate()
    let isPatient = Mutex(false)
    let listing = FolderListing {
      if isPatient.withLock({ $0 }) { await forever() }
    } names: { _, _, _ in
      gate.pass()
      return .success(FolderListing.Listing(entries: [], isWhole: true))
    }
    for _ in 0..<3 {
      await #expect(throws: FolderListing.Failure.slow) {
        try await listing.entries(in: "/net", from: "", limit: 1)
      }
    }
    isPatient.withLock { $0 = true }
    async let answer = listing.entries(in: "/net", from: "", limit: 1)
    gate.open()
    #expect(try await answer.isWhole)
    // The first and the last were read: the second and third had been given up before their turn.
    #expect(gate.count <= 2)
  }

  @Test func `a reading that follows another waits for its turn`() async throws {
    for number in 0..<20 { write("f\(number)") }
    let listing = FolderListing(patience: forever)
    let counts = try await withThrowingTaskGroup { group in
      for _ in 0..<10 {
        group.addTask { [folder] in
          try await listing.entries(in: folder.path, from: "f", limit: 100).entries.count
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    expectEqual(counts, Array(repeating: 20, count: 10))
  }

  /// Is at its end as soon as one reading has ended.
  private final class PatienceForOthers: Sendable {
    private enum Phase { case asked, atEnd, lasting }

    private let state = Mutex((waiting: [AsyncStream<Never>.Continuation](), phase: Phase.asked))

    func wait() async {
      let (nothing, continuation) = AsyncStream<Never>.makeStream()
      state.withLock { state in
        state.waiting.append(continuation)
        if state.phase == .atEnd { continuation.finish() }
      }
      for await _ in nothing {}
      // The reading for which this one was has ended, or another one.
      guard Task.isCancelled else { return }
      for other in state.withLock({ state in
        guard state.phase != .lasting else { return [AsyncStream<Never>.Continuation]() }
        state.phase = .atEnd
        return state.waiting
      }) { other.finish() }
    }

    /// From now on it has no end.
    func lasts() {
      state.withLock { $0.phase = .lasting }
    }
  }

  /// Holds who passes until it is opened, and counts them.
  private final class Gate: Sendable {
    private let calls = Mutex(0)
    private let semaphore = DispatchSemaphore(value: 0)

    var count: Int { calls.withLock { $0 } }

    func pass() {
      calls.withLock { $0 += 1 }
      semaphore.wait()
      semaphore.signal()
    }

    func open() { semaphore.signal() }
  }
}

/// Until the task is cancelled.
private func forever() async {
  let (nothing, _) = AsyncStream<Never>.makeStream()
  for await _ in nothing {}
}
