import Expectations
import SQL
import SQLite
import SQLiteTesting
import Testing

struct RowTests {
  private let database = SQLiteDatabase.inMemory(migrations: [
    Migration(1, script: "CREATE TABLE things (a, b, c, d, e, f)")
  ])

  @Test func `every type of value comes back as it went in`() async throws {
    struct Thing: Equatable {
      var whole: Int64
      var small: Int
      var text: String
      var real: Double
      var truth: Bool
      var bytes: [UInt8]
    }
    try await database.run(
      "INSERT INTO things VALUES (?, ?, ?, ?, ?, ?)",
      Int64.min, 7, "갈\0비 👨‍👩‍👧", 0.1, true, [0, 255] as [UInt8])
    let things = try await database.query("SELECT * FROM things") { row throws(SQLError) in
      Thing(
        whole: try row["a"], small: try row["b"], text: try row["c"], real: try row["d"],
        truth: try row["e"], bytes: try row["f"])
    }
    expectEqual(
      things,
      [
        Thing(
          whole: .min, small: 7, text: "갈\0비 👨‍👩‍👧", real: 0.1, truth: true, bytes: [0, 255])
      ])
  }

  @Test func `nil goes in and comes out of an optional only`() async throws {
    try await database.run("INSERT INTO things (a, b) VALUES (?, ?)", nil as String?, "x")
    let pair = try await database.first("SELECT a, b FROM things") { row throws(SQLError) in
      [try row["a"] as String?, try row["b"] as String?]
    }
    expectEqual(pair, [nil, "x"])
    await #expect(
      throws: SQLError.unexpectedValue(column: "a", expected: "a TEXT", found: "NULL")
    ) {
      try await database.query("SELECT a FROM things") { row throws(SQLError) in
        try row["a"] as String
      }
    }
  }

  @Test func `empty text and empty bytes are not null`() async throws {
    try await database.run("INSERT INTO things (a, b) VALUES (?, ?)", "", [UInt8]())
    let kinds = try await database.first("SELECT typeof(a), typeof(b) FROM things") {
      row throws(SQLError) in [try row[0] as String, try row[1] as String]
    }
    expectEqual(kinds, ["text", "blob"])
    let bytes: [UInt8]? = try await database.scalar("SELECT b FROM things")
    expectEqual(bytes, [])
  }

  @Test func `a value of another kind is refused by column and kind`() async throws {
    try await database.run("INSERT INTO things (a) VALUES (?)", "1234")
    await #expect(
      throws: SQLError.unexpectedValue(column: "a", expected: "an INTEGER", found: "TEXT")
    ) {
      try await database.query("SELECT a FROM things") { row throws(SQLError) in
        try row["a"] as Int
      }
    }
  }

  @Test func `a number that is neither 0 nor 1 is no truth`() async throws {
    await #expect(throws: SQLError.self) {
      let _: Bool? = try await database.scalar("SELECT 2")
    }
  }

  @Test func `a whole number is a real one where no type is declared`() async throws {
    let value: Double? = try await database.scalar("SELECT 3")
    expectEqual(value, 3.0)
  }

  @Test func `a column that is not there is named`() async {
    await #expect(throws: SQLError.missingColumn("b")) {
      try await database.query("SELECT 1 AS a") { row throws(SQLError) in try row["b"] as Int }
    }
    await #expect(throws: SQLError.missingColumn("1")) {
      try await database.query("SELECT 1 AS a") { row throws(SQLError) in try row[1] as Int }
    }
  }

  @Test func `a scalar is nil without a row and for null`() async throws {
    let none: Int? = try await database.scalar("SELECT 1 WHERE 0")
    let null: Int? = try await database.scalar("SELECT NULL")
    expectEqual(none, nil)
    expectEqual(null, nil)
  }
}
