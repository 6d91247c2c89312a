import Expectations
import PlatformTesting
import Testing

@testable import Platform

/// Both ways to watch files, whichever this build uses.
@Suite(.timeLimit(.minutes(60)))
struct WatchTests {
  enum Way: CaseIterable {
    case inotify, stat

    func watch(
      _ folder: String, _ names: Set<String>, _ trigger: WriteTrigger,
      _ notify: @escaping @Sendable () -> Void
    ) throws(SystemError) -> any Sendable {
      switch self {
      case .inotify: try InotifyWatch(of: folder, files: names, at: trigger, notify: notify)
      case .stat: try StatWatch(of: folder, files: names, at: trigger, notify: notify)
      }
    }
  }

  private let folder = TemporaryFolder()
  private var path: String { "\(folder.path)/file" }
  private let stream = AsyncStream.makeStream(of: Void.self)

  @Test(arguments: Way.allCases, [WriteTrigger.eachWrite, .closing])
  func `a file that is new, longer, replaced or gone is told`(way: Way, trigger: WriteTrigger)
    async throws
  {
    let watch = try way.watch(folder.path, ["file"], trigger) { [stream] in
      stream.continuation.yield()
    }
    var told = stream.stream.makeAsyncIterator()
    for bytes: [UInt8] in [[1], [1, 2]] {
      TemporaryFolder.write(bytes, to: path)
      await told.next()
    }
    TemporaryFolder.write([3], to: "\(path).new")
    expectEqual(rename("\(path).new", path), 0)
    await told.next()
    TemporaryFolder.remove(path)
    await told.next()
    withExtendedLifetime(watch) {}
  }

  @Test(arguments: Way.allCases)
  func `the end of the folder is told`(way: Way) async throws {
    let watch = try way.watch(folder.path, ["file"], .closing) { [stream] in
      stream.continuation.yield()
    }
    TemporaryFolder.remove(folder.path)
    var told = stream.stream.makeAsyncIterator()
    await told.next()
    withExtendedLifetime(watch) {}
  }

  @Test(arguments: Way.allCases)
  func `a watch that has ended tells nothing, and the others go on`(way: Way) async throws {
    var watch: (any Sendable)? = try way.watch(folder.path, ["file"], .eachWrite) {
      Issue.record("It has ended.")
    }
    let other = try way.watch(folder.path, ["file"], .eachWrite) { [stream] in
      stream.continuation.yield()
    }
    withExtendedLifetime(watch) {}
    watch = nil
    TemporaryFolder.write([1], to: path)
    var told = stream.stream.makeAsyncIterator()
    await told.next()
    withExtendedLifetime(other) {}
  }

  @Test(arguments: Way.allCases)
  func `a folder that does not exist cannot be watched`(way: Way) {
    let error = #expect(throws: SystemError.self) {
      _ = try way.watch("\(folder.path)/missing", ["file"], .closing) {}
    }
    expectEqual(error?.number, ENOENT)
    expectEqual(error?.reason, "No such file or directory")
  }
}
