import Expectations
import Platform
import PlatformTesting
import Testing

@testable import Files

/// What is told of the files of a folder.
@Suite(.timeLimit(.minutes(60)))
struct FolderEventsTests {
  private let folder = TemporaryFolder()
  private var path: String { "\(folder.path)/file" }

  @Test func `a file that was written and closed, replaced or removed counts`() async throws {
    let events = try FolderEvents(of: folder.path, files: ["file"], at: .closing)
    TemporaryFolder.write([1], to: path)
    let first = try #require(await events.next(after: 0))
    try FileAccess.write("two", to: path)
    let second = try #require(await events.next(after: first))
    TemporaryFolder.remove(path)
    #expect(await events.next(after: second) != nil)
    #expect(events.isFolderThere)
  }

  @Test func `other files are none of its business, the end of the folder is`() async throws {
    let events = try FolderEvents(of: folder.path, files: ["file"], at: .eachWrite)
    TemporaryFolder.write([1], to: "\(folder.path)/other")
    TemporaryFolder.remove(folder.path)
    await expectEqual(events.next(after: 0), 1)
    #expect(!events.isFolderThere)
  }

  @Test func `who waits is let go when the task is cancelled`() async throws {
    let events = try FolderEvents(of: folder.path, files: ["file"], at: .closing)
    let task = Task { await events.next(after: 0) }
    task.cancel()
    await expectEqual(task.value, nil)
  }

  @Test func `what is no folder cannot be watched`() {
    let missing = "\(folder.path)/missing"
    #expect(throws: FileError.cannotWatch(path: missing, reason: "No such file or directory")) {
      try FolderEvents(of: missing, files: ["file"], at: .closing)
    }
  }
}
