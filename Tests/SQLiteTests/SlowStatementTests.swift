import Expectations
import PlatformTesting
import SQL
import SQLite
import SQLiteTesting
import Testing

/// Statements here would run for minutes: a test ends because they are interrupted.
@Suite(.timeLimit(.minutes(60)))
struct SlowStatementTests {
  /// Runs until it is interrupted; tells `started` just before.
  private static func slow(
    on database: SQLiteDatabase, started: AsyncStream<Void>.Continuation
  ) async throws(SQLError) -> Int? {
    try await database.read { connection throws(SQLError) in
      started.yield()
      return try connection.scalar(
        """
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000000000)
        SELECT count(*) FROM n
        """)
    }
  }

  @MainActor
  @Test func `the main actor goes on while a statement runs`() async throws {
    let database = SQLiteDatabase.inMemory()
    let (starts, started) = AsyncStream.makeStream(of: Void.self)
    var isDone = false
    let task = Task { @MainActor in
      defer { isDone = true }
      return try await Self.slow(on: database, started: started)
    }
    for await _ in starts { break }
    for _ in 1...100 { await Task { @MainActor in }.value }
    #expect(!isDone)
    task.cancel()
    await #expect(throws: SQLError.interrupted) { try await task.value }
  }

  @Test func `other tasks go on however many databases are busy`() async throws {
    let (starts, started) = AsyncStream.makeStream(of: Void.self)
    let tasks = (1...16).map { _ in
      Task { try await Self.slow(on: .inMemory(), started: started) }
    }
    var count = 0
    for await _ in starts {
      count += 1
      if count == tasks.count { break }
    }
    let answer = await Task.detached { 42 }.value
    expectEqual(answer, 42)
    for task in tasks { task.cancel() }
    for task in tasks {
      await #expect(throws: SQLError.interrupted) { try await task.value }
    }
  }

  @Test func `cancelling stops its own statement only`() async throws {
    let database = SQLiteDatabase.inMemory(migrations: [
      Migration(1, script: "CREATE TABLE things (a)")
    ])
    let (starts, started) = AsyncStream.makeStream(of: Void.self)
    let slow = Task { try await Self.slow(on: database, started: started) }
    for await _ in starts { break }
    let next = Task { try await database.run("INSERT INTO things VALUES (1)") }
    slow.cancel()
    await #expect(throws: SQLError.interrupted) { try await slow.value }
    try await expectEqual(next.value, 1)
    slow.cancel()
    let count: Int? = try await database.scalar("SELECT count(*) FROM things")
    expectEqual(count, 1)
  }

  @Test func `a task that was cancelled before does nothing`() async throws {
    let database = SQLiteDatabase.inMemory(migrations: [
      Migration(1, script: "CREATE TABLE things (a)")
    ])
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await database.run("INSERT INTO things VALUES (1)")
    }
    await #expect(throws: SQLError.interrupted) { try await task.value }
    let count: Int? = try await database.scalar("SELECT count(*) FROM things")
    expectEqual(count, 0)
  }

  @Test func `a cancelled transaction is undone`() async throws {
    let database = SQLiteDatabase.inMemory(migrations: [
      Migration(1, script: "CREATE TABLE things (a)")
    ])
    let (starts, started) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      try await database.transaction { connection throws(SQLError) in
        try connection.run("INSERT INTO things VALUES (1)")
        started.yield()
        let _: Int? = try connection.scalar(
          """
          WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000000000)
          SELECT count(*) FROM n
          """)
      }
    }
    for await _ in starts { break }
    task.cancel()
    await #expect(throws: SQLError.interrupted) { try await task.value }
    let count: Int? = try await database.scalar("SELECT count(*) FROM things")
    expectEqual(count, 0)
  }

  @Test func `a cancelled writer stops waiting for another one`() async throws {
    let folder = TemporaryFolder()
    let path = "\(folder.path)/galbi.sqlite"
    let holder = SQLiteDatabase(path: path)
    let other = SQLiteDatabase(path: path, busyTimeout: .seconds(3_600))
    try await other.run("SELECT 1")
    try await holder.run("BEGIN IMMEDIATE")
    let task = Task { try await other.run("CREATE TABLE things (a)") }
    for _ in 1...1_000 { await Task.yield() }
    task.cancel()
    await #expect(throws: SQLError.interrupted) { try await task.value }
    try await holder.run("COMMIT")
  }
}
