#if PostgreSQL
  import PostgreSQLTesting
  import SQL
  import Expectations
  import Testing

  @testable import PostgreSQL

  @Suite(.needsServer) struct ServerStatementTests {
    @Test(arguments: [
      ("SELECT ?, ?", "SELECT $1, $2", 2), ("SELECT ?2, ?1, ?2", "SELECT $2, $1, $2", 2),
      ("SELECT '?', \"?\", ? -- ?\n, ?", "SELECT '?', \"?\", $1 -- ?\n, $2", 2),
      ("SELECT 'it''s ?', ?", "SELECT 'it''s ?', $1", 1), ("SELECT 1", "SELECT 1", 0),
      ("SELECT ?12 - 1", "SELECT $12 - 1", 12), ("SELECT ?9, ?10", "SELECT $9, $10", 10),
      ("SELECT ?/2, ?::int", "SELECT $1/2, $2::int", 2), ("SELECT 1 - ?", "SELECT 1 - $1", 1),
      ("SELECT -", "SELECT -", 0), ("SELECT ?1, ?", "SELECT $1, $2", 2),
    ])
    func `question marks become numbers`(sql: String, text: String, count: Int) {
      #expect(Placeholders.translated(sql) == (text, count))
    }

    @Test func `values come back as they went in`() async throws {
      let database = try ServerFixture().database()
      let text = "가계부 ' \" \\ ?1 $1 \u{7F}\n한"
      let found = try await database.transaction { connection throws(SQLError) in
        try connection.first(
          """
          INSERT INTO thing (name, count, share, isold, bytes) VALUES (?, ?, ?, ?, ?)
            RETURNING name, count, share, isold, bytes
          """, text, Int64.max, 0.1, true, [0, 255, 92, 39] as [UInt8]
        ) { row throws(SQLError) in
          try expectEqual(row["name"], text)
          try expectEqual(row[1], Int64.max)
          try expectEqual(row["share"], 0.1)
          try expectEqual(row["isold"], true)
          try expectEqual(row["bytes"], [0, 255, 92, 39] as [UInt8])
          return true
        }
      }
      expectEqual(found, true)
    }

    @Test func `nothing has a type too`() async throws {
      let database = try ServerFixture().database()
      let isNothing = try await database.read { connection throws(SQLError) in
        try connection.first(
          "SELECT ?1 IS NULL, ?2, ?3 + 1, ?4 IS NULL, ?5", nil as String?, nil as Double?,
          nil as Int64?, nil as [UInt8]?, [] as [UInt8]
        ) { row throws(SQLError) in
          try expectEqual(row[0], true)
          try expectEqual(row[1], nil as Double?)
          try expectEqual(row[2], nil as Int64?)
          try expectEqual(row[3], true)
          try expectEqual(row[4], [] as [UInt8])
          return true
        }
      }
      expectEqual(isNothing, true)
    }

    @Test func `the least and the greatest number, and sums of numbers`() async throws {
      let database = try ServerFixture().database()
      let numbers = try await database.read { connection throws(SQLError) in
        try connection.query(
          "SELECT * FROM (VALUES (?), (?), (0)) AS n (number) ORDER BY 1", Int64.min, Int64.max
        ) { row throws(SQLError) -> Int in try row[0] }
      }
      expectEqual(numbers, [Int.min, 0, Int.max])
      let sum: Int64? = try await database.read { connection throws(SQLError) in
        try connection.scalar("SELECT sum(n) FROM generate_series(1, 10) AS n")
      }
      expectEqual(sum, 55)
      await #expect(throws: SQLError.self) {
        let _: Int64? = try await database.read { connection throws(SQLError) in
          try connection.scalar("SELECT sum(n)::numeric / 4 FROM generate_series(1, 10) AS n")
        }
      }
    }

    @Test func `a statement counts what it changes, and a query what it finds`() async throws {
      let database = try ServerFixture().database()
      for name in ["a", "b", "c"] { try await database.add(name) }
      let counts = try await database.transaction { connection throws(SQLError) in
        [
          try connection.run("UPDATE thing SET count = 1 WHERE name <> ?", "a"),
          try connection.run("UPDATE thing SET count = 1 WHERE name = ?", "z"),
          try connection.run("DELETE FROM thing WHERE name = ?", "a"),
          try connection.run("SELECT 1"),
        ]
      }
      expectEqual(counts, [2, 0, 1, 0])
      let first: String? = try await database.read { connection throws(SQLError) in
        try connection.first("SELECT name FROM thing ORDER BY id") { row throws(SQLError) in
          try row[0]
        }
      }
      expectEqual(first, "b")
    }

    @Test func `a query inside the rows of another one`() async throws {
      let database = try ServerFixture().database()
      for name in ["a", "b"] { try await database.add(name, count: 7) }
      let pairs = try await database.read { connection throws(SQLError) in
        try connection.query("SELECT name FROM thing ORDER BY id") {
          row throws(SQLError) -> String in
          let name: String = try row[0]
          let count: Int? = try connection.scalar("SELECT count FROM thing WHERE name = ?", name)
          return "\(name)\(count ?? -1)"
        }
      }
      expectEqual(pairs, ["a7", "b7"])
    }

    @Test func `errors name rules and codes, and no data`() async throws {
      let database = try ServerFixture().database()
      try await database.add("secret")
      await #expect(throws: SQLError.constraint("code 23505 by thing_name_key")) {
        try await database.add("secret")
      }
      await #expect(throws: SQLError.constraint("code 23514 by thing_count_check")) {
        try await database.add("other", count: -1)
      }
      await #expect(throws: SQLError.misuse("a statement that the server refuses (code 22P02)")) {
        try await database.transaction { connection throws(SQLError) in
          try connection.run("SELECT ?::int", "secret")
        }
      }
      await #expect(throws: SQLError.misuse("1 arguments for 2 parameters")) {
        try await database.transaction { connection throws(SQLError) in
          try connection.run("SELECT ?, ?", 1)
        }
      }
      await #expect(throws: SQLError.constraint("a text has no NUL")) {
        try await database.add("a\0b")
      }
      await #expect(throws: SQLError.missingColumn("nothing")) {
        let _: [Int] = try await database.read { connection throws(SQLError) in
          try connection.query("SELECT 1 AS one") { row throws(SQLError) in try row["nothing"] }
        }
      }
      // The connection is as good as before.
      try await expectEqual(database.names(), ["secret"])
    }

    @Test func `more statements than are kept prepared`() async throws {
      let database = try ServerFixture().database()
      let parts: [SQLText] = ["+ 1", "+ 2", "+ 3", "+ 4", "+ 5", "+ 6", "+ 7", "+ 8"]
      let sum = try await database.read { connection throws(SQLError) in
        var sum = 0
        for a in parts {
          for b in parts {
            for c in parts {
              for d in parts.prefix(2) {
                sum += try connection.scalar("SELECT ? \(a) \(b) \(c) \(d)", 0) ?? 0
              }
            }
          }
        }
        return sum
      }
      expectEqual(sum, 1_024 * 15)
    }
  }
#endif
