#if PostgreSQL
  import PostgreSQL
  import PostgreSQLTesting
  import SQL
  import Testing

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
      #expect(versions == [1, 2])
      #expect(try await fixture.database(ServerFixture.tables + [Self.second]).names().count == 8)
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
      #expect(try await fixture.database().names() == ["a"])
      let other: String? = try await fixture.database().read { connection throws(SQLError) in
        try connection.scalar("SELECT to_regclass('galbi.other')::text")
      }
      #expect(other == nil)
    }
  }
#endif
