import Dispatch
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
    #expect(
      try await names() == ["a b.txt", "bank.csv", "banks/", "gone", "link/", "은행.csv"])
    #expect(try await names("ban") == ["bank.csv", "banks/"])
    #expect(try await names("은") == ["은행.csv"])
    #expect(try await names(".") == [".config/", ".hidden"])
    #expect(try await names("x") == [])
  }

  @Test func `a name of several lines is left out`() async throws {
    write("a\nb")
    write("a\tb")
    write("ab")
    #expect(try await names() == ["ab"])
  }

  @Test func `a folder is read up to a limit, and says so`() async throws {
    for number in 0..<20 { write("f\(number)") }
    let listing = FolderListing(patience: forever)
    #expect(try await listing.entries(in: folder.path, from: "", limit: 20).isWhole)
    let part = try await listing.entries(in: folder.path, from: "", limit: 19)
    #expect(!part.isWhole)
    #expect(part.entries.count == 19)
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
    let files = try await FolderListing(patience: forever).files(
      in: [folder.path, "\(folder.path)/nowhere", other.path], endingWith: ".csv", limit: 100)
    let names = files.map { $0.path.split(separator: "/").last }
    #expect(names == ["new.CSV", "middle.csv", "old.csv"])
    #expect(files.map(\.time) == [3_000_000, 2_000_000, 1_000_000])
    #expect(files.map(\.size) == [1, 2, 1])
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
    #expect(counts == Array(repeating: 20, count: 10))
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
