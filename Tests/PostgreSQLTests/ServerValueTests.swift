#if PostgreSQL
  import PostgreSQLTesting
  import SQL
  import Expectations
  import Testing

  @testable import PostgreSQL

  /// Values of the server's types.
  @Suite(.needsServer) struct ServerValueTests {
    private let database: PostgreSQLDatabase

    init() throws { database = try ServerFixture().database() }

    private func values(_ sql: SQLText, _ arguments: any SQLConvertible...) async throws
      -> [SQLValue]
    {
      try await database.read { connection throws(SQLError) in
        try connection.query(sql, arguments: arguments) { $0.values }.first ?? []
      }
    }

    @Test func `each type of the server is one of ours`() async throws {
      try await expectEqual(
        values(
          """
          SELECT true, false, 2::smallint, -4::integer, 8::bigint, 16::numeric, 0.5::numeric,
            1e30::numeric, -9223372036854775809,
            0.25::real, -0.125::double precision, '\\x00ff'::bytea, ''::bytea, 'text'::text,
            'name'::name, NULL
          """),
        [
          .integer(1), .integer(0), .integer(2), .integer(-4), .integer(8), .integer(16),
          .real(0.5), .integer(.max), .integer(.min), .real(0.25), .real(-0.125),
          .blob([0, 255]), .blob([]), .text("text"),
          .text("name"), .null,
        ])
    }

    @Test func `each type of an argument is one of the server`() async throws {
      let types = try await values(
        """
        SELECT pg_typeof(?)::text, pg_typeof(?)::text, pg_typeof(?)::text, pg_typeof(?)::text,
          pg_typeof(?)::text
        """, true, 1, 0.5, "", [0] as [UInt8])
      expectEqual(
        types,
        [
          .text("boolean"), .text("bigint"), .text("double precision"), .text("text"),
          .text("bytea"),
        ])
    }

    @Test func `numbers of any type are read as integers, and texts as texts only`() async throws {
      let sums = try await database.read { connection throws(SQLError) in
        try connection.query("SELECT 30000::smallint, -70000::integer, -5::bigint, 12::numeric") {
          row throws(SQLError) in [try row[0] as Int, try row[1], try row[2], try row[3]]
        }
      }
      expectEqual(sums, [[30_000, -70_000, -5, 12]])
      await #expect(throws: SQLError.self) {
        _ = try await database.read { connection throws(SQLError) in
          try connection.query("SELECT '1'::text") { row throws(SQLError) in try row[0] as Int }
        }
      }
      await #expect(throws: SQLError.self) {
        _ = try await database.read { connection throws(SQLError) in
          try connection.query("SELECT 1") { row throws(SQLError) in try row[0] as String }
        }
      }
    }

    @Test func `a column that is not there is said, by name or by number`() async throws {
      for column in [1, 9, -1] {
        await #expect(throws: SQLError.missingColumn("\(column)")) {
          _ = try await database.read { connection throws(SQLError) in
            try connection.query("SELECT 1") { row throws(SQLError) in try row[column] as Int }
          }
        }
        await #expect(throws: SQLError.missingColumn("\(column)")) {
          _ = try await database.read { connection throws(SQLError) in
            try connection.query("SELECT ''") { row throws(SQLError) in try row[column] as String }
          }
        }
      }
    }

    @Test func `a query gives no more rows than were asked for`() async throws {
      let numbers = try await database.read { connection throws(SQLError) in
        try connection.query("SELECT generate_series(1, 9)", arguments: [], limit: 3) {
          row throws(SQLError) in try row[0] as Int
        }
      }
      expectEqual(numbers, [1, 2, 3])
    }

    @Test func `a change has a random key of 32 digits`() {
      let keys = Set((0..<500).map { _ in ChangeKey().text })
      expectEqual(keys.count, 500)
      for key in keys {
        expectEqual(key.utf8.count, 32)
        #expect(key.allSatisfy { $0.isHexDigit && !$0.isUppercase })
      }
      // All digits are there.
      expectEqual(Set(keys.joined()).count, 16)
    }
  }
#endif
