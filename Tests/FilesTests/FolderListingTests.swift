import Dispatch
import Synchronization
import TemporaryFolder
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
    let listing = try await FolderListing().entries(
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
    let listing = FolderListing()
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

  @Test func `a folder that does not answer is given up, and is not asked twice at once`()
    async throws
  {
    let gate = Gate()
    let listing = FolderListing(milliseconds: 1) { _, _, _ in
      gate.pass()
      return .success(FolderListing.Listing(entries: [], isWhole: true))
    }
    for _ in 0..<3 {
      await #expect(throws: FolderListing.Failure.slow) {
        try await listing.entries(in: "/net", from: "", limit: 1)
      }
    }
    #expect(gate.count == 1)
    gate.open()
    // Once it has answered, it is asked again.
    while gate.count == 1 {
      _ = try? await listing.entries(in: "/net", from: "", limit: 1)
      await Task.yield()
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
