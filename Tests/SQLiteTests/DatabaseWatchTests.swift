import Expectations
import Files
import PlatformTesting
import SQL
import SQLiteTesting
import Synchronization
import Testing

@testable import SQLite

/// Two databases on one file, one of them watched.
@Suite(.timeLimit(.minutes(60)))
struct DatabaseWatchTests {
  private let folder = TemporaryFolder()
  private let watched: SQLiteDatabase
  private let other: SQLiteDatabase
  private static let tables = [Migration(1, script: "CREATE TABLE things (a INTEGER)")]

  init() {
    let path = "\(folder.path)/data/galbi.sqlite"
    func database() -> SQLiteDatabase {
      SQLiteDatabase(path: path, migrations: Self.tables, busyTimeout: .seconds(3_600))
    }
    (watched, other) = (database(), database())
  }

  /// Everything that a watch does, in order.
  private enum Event: Equatable {
    case paused(Int64)
    case changed
    case lostFolder
    case ended(SQLError?)
  }

  /// A pause lasts until a commit of `other` that has begun is visible: the kernel tells of its writes before.
  private func watch(
    _ database: SQLiteDatabase,
    whilePausing work: @escaping @Sendable (Int64) async -> Void = { _ in }
  ) -> (events: AsyncStream<Event>, task: Task<Void, Never>) {
    let (events, happened) = AsyncStream.makeStream(of: Event.self)
    let watch = DatabaseWatch(database) { [other] duration throws(CancellationError) in
      if Task.isCancelled { throw CancellationError() }
      let milliseconds = duration.components.attoseconds / 1_000_000_000_000_000
      happened.yield(.paused(milliseconds))
      await work(milliseconds)
      _ = await other.seenVersion
    }
    let task = Task {
      do throws(SQLError) {
        try await watch.run {
          happened.yield(.changed)
        } didLoseFolder: {
          happened.yield(.lostFolder)
        }
        happened.yield(.ended(nil))
      } catch {
        happened.yield(.ended(error))
      }
    }
    return (events, task)
  }

  @Test func `another's commit is a change once, an own one never`() async throws {
    try await other.run("INSERT INTO things VALUES (0)")
    #expect(try await !watched.hasChangedElsewhere())
    try await watched.run("INSERT INTO things VALUES (1)")
    #expect(try await !watched.hasChangedElsewhere())
    try await other.run("INSERT INTO things VALUES (2)")
    #expect(try await watched.hasChangedElsewhere())
    #expect(try await !watched.hasChangedElsewhere())
    _ = try await other.query("SELECT a FROM things") { _ in }
    #expect(try await !watched.hasChangedElsewhere())
  }

  @Test func `a commit is told whenever it comes, in a folder that was not there before`()
    async throws
  {
    let (events, task) = watch(watched)
    try await watched.run("SELECT 1")
    var (commits, changes) = (0, 0)
    for await event in events {
      switch event {
      // The last pause of a round: the watch is about to sleep, or sleeps. A commit wakes it more than once.
      case .paused(512) where changes < commits: continue
      case .paused(512) where commits == 3: task.cancel()
      case .paused(512):
        commits += 1
        try await other.run("INSERT INTO things VALUES (1)")
      case .changed: changes += 1
      case .paused, .lostFolder: continue
      case .ended(let error):
        expectEqual(error, nil)
        // The tables and the first row may be told of apart.
        #expect((3...4).contains(changes))
        return
      }
    }
  }

  @Test func `looks again for a second, and from the start after something new`() async throws {
    try await watched.run("SELECT 1")
    let (events, task) = watch(watched) { [other] milliseconds in
      guard milliseconds == 512 else { return }
      _ = try? await other.run("INSERT INTO things VALUES (1)")
    }
    var pauses: [Int64] = []
    for await case .paused(let milliseconds) in events {
      pauses.append(milliseconds)
      if pauses.count == 11 { break }
    }
    expectEqual(pauses, [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1])
    task.cancel()
    await task.value
  }

  @Test func `other files in the folder are none of its business`() async throws {
    try await watched.run("SELECT 1")
    let events = try DatabaseWatch.events(of: watched.path)
    for number in 1...100 {
      TemporaryFolder.write([1], to: "\(folder.path)/data/galbi.sqlite-\(number)")
    }
    TemporaryFolder.write([], to: "\(folder.path)/data/galbi.sqlite-journal")
    await expectEqual(events.next(after: 0), 1)
  }

  @Test func `a folder that was removed is made again, read and watched, and then it is told`()
    async throws
  {
    enum Step { case begun, removed, lost, written }
    try await watched.run("SELECT 1")
    let (events, task) = watch(watched)
    var step = Step.begun
    var isRead = false
    for await event in events {
      switch (step, event) {
      case (.begun, .paused(512)):
        step = .removed
        TemporaryFolder.remove("\(folder.path)/data")
      case (.removed, .changed): isRead = true
      case (.removed, .lostFolder):
        step = .lost
        #expect(isRead)
        try await watched.run("SELECT 1")
      case (.lost, .paused(512)):
        step = .written
        try await other.run("INSERT INTO things VALUES (1)")
      case (.written, .changed): task.cancel()
      case (_, .ended(let error)):
        #expect(step == .written && error == nil)
        return
      default: continue
      }
    }
  }

  @Test func `a folder that cannot be made cannot be watched`() async throws {
    let database = SQLiteDatabase(path: "/proc/self/galbi/galbi.sqlite")
    let (events, _) = watch(database)
    for await event in events {
      expectEqual(
        event, .ended(.cannotOpen(path: database.path, reason: "No such file or directory")))
      return
    }
  }

  @Test func `a database in memory is nobody else's`() async {
    let (events, _) = watch(.inMemory())
    for await event in events {
      expectEqual(event, .ended(nil))
      return
    }
  }

  @Test func `a watch that is cancelled before it begins ends`() async {
    let (events, task) = watch(watched)
    task.cancel()
    for await case .ended(let error) in events {
      expectEqual(error, nil)
      return
    }
  }
}
