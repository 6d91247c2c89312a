#if PostgreSQL
  import PostgreSQLTesting
  import SQL
  import Expectations
  import Testing

  @testable import PostgreSQL

  @Suite(.needsServer) struct ServerMigrationTests {
    private static let second = Migration(2, script: "ALTER TABLE thing ADD COLUMN note text")

    @Test func `many programs migrate at once, and each step is made once`() async throws {
      let fixture = try ServerFixture()
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<8 {
          let database = try fixture.database(ServerFixture.tables + [Self.second])
          group.addTask { try await database.add("\(number)") }
        }
        try await group.waitForAll()
      }
      let versions = try await fixture.database([]).read { connection throws(SQLError) in
        try connection.query("SELECT version FROM galbi.schema_version ORDER BY 1") {
          row throws(SQLError) -> Int in try row[0]
        }
      }
      expectEqual(versions, [1, 2])
      try await expectEqual(fixture.database(ServerFixture.tables + [Self.second]).names().count, 8)
    }

    @Test func `no lock of someone else stops a migration`() async throws {
      let fixture = try ServerFixture()
      let other = try ServerSession.connected(
        to: try ServerAddress(fixture.uri), password: nil,
        until: ServerDeadline(after: .seconds(60)), wake: Wake())
      // The one that earlier versions took.
      try other.run(script: "SELECT pg_advisory_lock(444082872937)")
      try await fixture.database().add("a")
      try await fixture.database(ServerFixture.tables + [Self.second]).add("b")
      try await expectEqual(fixture.database([]).facts().schema, 2)
      withExtendedLifetime(other) {}
    }

    @Test func `a newer program adds what is new, and keeps what is there`() async throws {
      let fixture = try ServerFixture()
      try await fixture.database().add("a")
      let newer = try fixture.database(ServerFixture.tables + [Self.second])
      try await expectEqual(newer.names(), ["a"])
      try await expectEqual(newer.facts().schema, 2)
    }

    @Test func `a server says its version, the user, the tables and its time`() async throws {
      let fixture = try ServerFixture()
      let bare = PostgreSQLDatabase(try ServerAddress(fixture.uri), limits: .patient)
      try await expectEqual(bare.facts().schema, nil)
      let database = try fixture.database()
      let (facts, number) = (
        try await database.facts(),
        try await database.read { connection throws(SQLError) in
          try connection.scalar("SHOW server_version_num") as String?
        }
      )
      // Such as 15.14 and 150014.
      let parts = facts.version.split(separator: ".").compactMap { Int($0) }
      try #require(parts.count == 2)
      expectEqual(number, "\(parts[0] * 10_000 + parts[1])")
      expectEqual(facts.role, "postgres")
      expectEqual(facts.schema, 1)
      #expect(facts.time > 1_700_000_000_000)
    }

    @Test func `an older program refuses newer tables, and changes nothing`() async throws {
      let fixture = try ServerFixture()
      try await fixture.database(ServerFixture.tables + [Self.second]).add("a")
      let older = try fixture.database()
      await #expect(throws: SQLError.newerSchema(path: older.address.name, found: 2, known: 1)) {
        try await older.names()
      }
    }

    @Test func `a step that fails leaves the tables as they were`() async throws {
      let fixture = try ServerFixture()
      try await fixture.database().add("a")
      let broken = Migration(2, script: "CREATE TABLE other (id bigint); SELECT 1 / 0")
      await #expect(throws: SQLError.self) {
        try await fixture.database(ServerFixture.tables + [broken]).names()
      }
      try await expectEqual(fixture.database().names(), ["a"])
      let other: String? = try await fixture.database().read { connection throws(SQLError) in
        try connection.scalar("SELECT to_regclass('galbi.other')::text")
      }
      expectEqual(other, nil)
    }
  }
#endif
