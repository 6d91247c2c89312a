#if PostgreSQL
  import Dispatch
  import PlatformTesting
  import PostgreSQL
  import PostgreSQLTesting
  import SQL
  import Synchronization
  import Expectations
  import Testing

  /// What becomes of the work beside one that is cancelled.
  @Suite(.needsServer) struct CancelledWorkTests {
    private typealias Read = Task<Result<Int?, SQLError>, Never>

    private let queue = Queue()
    private let database: PostgreSQLDatabase

    init() async throws {
      database = try ServerFixture().database()
      // Connects.
      try await database.add("a", count: 1)
    }

    private func read(
      _ willRead: @escaping @Sendable () -> Void = {}
    ) -> Read {
      Task(executorPreference: queue) { [database] in
        do throws(SQLError) {
          return .success(
            try await database.read { connection throws(SQLError) in
              willRead()
              return try connection.scalar("SELECT count FROM thing")
            })
        } catch {
          return .failure(error)
        }
      }
    }

    @Test func `a cancellation does not reach the reading before it`() async {
      let gate = DispatchSemaphore(value: 0)
      let later = Mutex<Read?>(nil)
      let first = read { gate.wait() }
      // Cancelled while this one waits for its answer, and perhaps has begun to wait for its turn.
      let second = read { later.withLock { $0?.cancel() } }
      let third = read()
      later.withLock { $0 = third }
      // All three wait for the database.
      await Task(executorPreference: queue) {}.value
      gate.signal()
      await expectEqual(first.value, .success(1))
      await expectEqual(second.value, .success(1))
      await expectEqual(third.value, .failure(.interrupted))
      await expectEqual(read().value, .success(1))
    }

    @Test func `short readings that are cancelled leave the connection to the next one`()
      async throws
    {
      let fixture = try ServerFixture()
      let folder = TemporaryFolder()
      try await fixture.database().add("a", count: 1)
      let proxy = try CommitProxy(in: folder.path, before: fixture.server, fixture.name, [])
      let database = PostgreSQLDatabase(
        try ServerAddress(fixture.server.uri(of: fixture.name, in: proxy.folder)), limits: .patient,
        keepsCancelled: true)
      func process() async throws -> Int? {
        try await database.read { connection throws(SQLError) in
          try connection.scalar("SELECT pg_backend_pid()")
        }
      }
      let first = try await process()
      for _ in 0..<3 {
        proxy.cut(true)
        let work = Task {
          try await database.read { connection throws(SQLError) in
            // The second one comes when the first is answered, and a new statement is prepared with it.
            withUnsafeCurrentTask { $0?.cancel() }
            return try connection.scalar("SELECT count FROM thing") as Int?
          }
        }
        await #expect(throws: SQLError.interrupted) { try await work.value }
        proxy.cut(false)
        try await expectEqual(process(), first)
        let count: Int? = try await database.read { connection throws(SQLError) in
          try connection.scalar("SELECT count FROM thing")
        }
        expectEqual(count, 1)
      }
      try await database.add("b")
      try await expectEqual(database.names(), ["a", "b"])
      try await expectEqual(process(), first)
    }

    @Test func `a change that is cancelled on such a connection changes nothing`() async throws {
      let fixture = try ServerFixture()
      try await fixture.database().add("a", count: 1)
      let database = PostgreSQLDatabase(
        try ServerAddress(fixture.uri), limits: .patient, keepsCancelled: true)
      let work = Task {
        try await database.transaction { connection throws(SQLError) in
          try connection.run("UPDATE thing SET count = 5")
          withUnsafeCurrentTask { $0?.cancel() }
          try connection.run("UPDATE thing SET count = 6")
        }
      }
      await #expect(throws: SQLError.interrupted) { try await work.value }
      try await expectEqual(database.count(of: "a"), 1)
      try await expectEqual(fixture.database().count(of: "a"), 1)
    }
  }
#endif
