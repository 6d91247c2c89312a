#if PostgreSQL
  import PostgreSQLTesting
  import SQL
  import PlatformTesting
  import Expectations
  import Testing

  @testable import PostgreSQL

  /// How often a program waits for its server.
  @Suite(.needsServer) struct RoundTripTests {
    private let fixture: ServerFixture
    private let folder = TemporaryFolder()
    private let proxy: CommitProxy
    private let database: PostgreSQLDatabase

    init() async throws {
      fixture = try ServerFixture()
      try await fixture.database().add("a", count: 1)
      proxy = try CommitProxy(in: folder.path, before: fixture.server, fixture.name, [])
      database = try fixture.database([], in: proxy.folder)
      // Connects.
      _ = try await database.read { connection throws(SQLError) in try connection.run("SELECT 1") }
      _ = proxy.takeRoundTrips()
    }

    private func read(_ statements: [SQLText]) async throws -> [Int?] {
      try await database.read { connection throws(SQLError) in
        var values: [Int?] = []
        for statement in statements { values.append(try connection.scalar(statement)) }
        return values
      }
    }

    @Test func `a read takes one round trip for each statement, new or not`() async throws {
      for _ in 0..<2 {
        try await expectEqual(read(["SELECT count FROM thing"]), [1])
        expectEqual(proxy.takeRoundTrips(), 1)
      }
      try await expectEqual(read(["SELECT count FROM thing", "SELECT 2"]), [1, 2])
      expectEqual(proxy.takeRoundTrips(), 2)
      try await expectEqual(read([]), [])
      expectEqual(proxy.takeRoundTrips(), 0)
    }

    @Test func `a connection takes one round trip before its first statement`() async throws {
      let database = try fixture.database(in: proxy.folder)
      for _ in 0..<2 {
        try await expectEqual(database.names(), ["a"])
        // Besides those of libpq, which are not counted.
        expectEqual(proxy.takeRoundTrips(), 2)
        await database.close()
      }
      try await expectEqual(fixture.database([], in: proxy.folder).names(), ["a"])
    }

    @Test func `what is read together takes one round trip, as far as it does not depend`()
      async throws
    {
      for _ in 0..<2 {
        let values = try await database.read { connection throws(SQLError) in
          try connection.together { connection throws(SQLError) -> [Int?] in
            let count: Int? = try connection.scalar("SELECT count FROM thing WHERE name = ?", "a")
            return [count, try connection.scalar("SELECT 2"), try connection.scalar("SELECT 3")]
          }
        }
        expectEqual(values, [1, 2, 3])
        expectEqual(proxy.takeRoundTrips(), 1)
      }
      let value: Int? = try await database.read { connection throws(SQLError) in
        try connection.together { connection throws(SQLError) in
          guard let count: Int = try connection.scalar("SELECT count FROM thing") else {
            throw .missingColumn("count")
          }
          guard count == 1 else { return nil }
          return try connection.scalar("SELECT ?", count + 1)
        }
      }
      expectEqual(value, 2)
      expectEqual(proxy.takeRoundTrips(), 2)
    }

    @Test func `of what is read together a failure is that of the first statement that fails`()
      async throws
    {
      await #expect(throws: SQLError.misuse("a statement that the server refuses (code 22012)")) {
        try await database.read { connection throws(SQLError) in
          try connection.together { connection throws(SQLError) in
            _ = try connection.scalar("SELECT 1") as Int?
            _ = try connection.scalar("SELECT 1 / (count - 1) FROM thing") as Int?
            _ = try connection.scalar("SELECT nothing") as Int?
          }
        }
      }
      try await expectEqual(read(["SELECT count FROM thing", "SELECT 1"]), [1, 1])
    }

    @Test func `a change takes two round trips more than its statements`() async throws {
      for patience in [nil, Duration.seconds(60)] {
        try await database.transaction(patience: patience) { connection throws(SQLError) in
          try connection.run("UPDATE thing SET count = count + 1")
        }
        expectEqual(proxy.takeRoundTrips(), 3)
      }
      try await expectEqual(read(["SELECT count FROM thing"]), [3])
    }

    @Test func `a read does not wait for the answer to its end`() async throws {
      let count: Int? = try await database.read { connection throws(SQLError) in
        let count: Int? = try connection.scalar("SELECT count FROM thing")
        proxy.cut(true)
        return count
      }
      expectEqual(count, 1)
      proxy.cut(false)
      try await expectEqual(read(["SELECT 2", "SELECT 3"]), [2, 3])
      try await database.add("b")
      try await expectEqual(database.names(), ["a", "b"])
    }

    @Test func `a first statement that fails leaves no transaction open`() async throws {
      for statement in ["SELECT nothing", "SELECT 1 / (count - 1)::int FROM thing"] as [SQLText] {
        for _ in 0..<2 {
          await #expect(throws: SQLError.self) { _ = try await read([statement]) }
          await #expect(throws: SQLError.self) {
            try await database.transaction { connection throws(SQLError) in
              try connection.run(statement)
            }
          }
        }
        try await expectEqual(read(["SELECT count FROM thing"]), [1])
      }
      try await database.add("b")
      try await expectEqual(database.names(), ["a", "b"])
    }

    @Test func `a script begins the transaction in which it runs`() async throws {
      await #expect(throws: SQLError.misuse("nothing")) {
        try await database.transaction { connection throws(SQLError) in
          try connection.execute("UPDATE thing SET count = 2; UPDATE thing SET count = 3")
          throw .misuse("nothing")
        }
      }
      try await expectEqual(read(["SELECT count FROM thing"]), [1])
    }

    @Test func `a connection that is lost between two reads is made again`() async throws {
      try await expectEqual(read(["SELECT count FROM thing"]), [1])
      _ = try await fixture.database().read { connection throws(SQLError) in
        try connection.run(
          """
          SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid()
          """)
      }
      try await expectEqual(read(["SELECT count FROM thing"]), [1])
    }
  }
#endif
