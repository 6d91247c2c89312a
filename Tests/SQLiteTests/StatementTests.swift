import Expectations
import SQL
import SQLite
import SQLiteTesting
import Testing

struct StatementTests {
  private let database = SQLiteDatabase.inMemory(migrations: [
    Migration(1, script: "CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT UNIQUE)")
  ])

  @Test func `run says how many rows it changed`() async throws {
    try await expectEqual(database.run("INSERT INTO people (name) VALUES ('a'), ('b')"), 2)
    try await expectEqual(database.run("UPDATE people SET name = name || '!'"), 2)
    try await expectEqual(database.run("DELETE FROM people WHERE name = ?", "a!"), 1)
    try await expectEqual(database.run("CREATE TABLE other (x)"), 0)
  }

  @Test func `a kept statement forgets its arguments, also after an error`() async throws {
    func insert(_ name: String) async throws(SQLError) -> Int {
      try await database.run("INSERT INTO people (name) VALUES (?)", name)
    }
    try await expectEqual(insert("a"), 1)
    await #expect(
      throws: SQLError.constraint("UNIQUE constraint failed: people.name (code 2067)")
    ) { try await insert("a") }
    try await expectEqual(insert("b"), 1)
    let names = try await database.query("SELECT name FROM people ORDER BY id") {
      row throws(SQLError) in try row["name"] as String
    }
    expectEqual(names, ["a", "b"])
  }

  @Test func `a statement can be used again while its rows are read`() async throws {
    try await database.run("INSERT INTO people VALUES (1, 'a'), (2, 'b'), (3, 'c')")
    // The second time the statement is a kept one.
    for _ in 1...2 {
      let pairs = try await database.read { connection throws(SQLError) in
        try connection.query("SELECT name FROM people WHERE id > ? ORDER BY id", 1) {
          row throws(SQLError) in
          let name: String = try row["name"]
          let rest = try connection.query("SELECT name FROM people WHERE id > ? ORDER BY id", 2) {
            row throws(SQLError) in try row["name"] as String
          }
          return name + rest.joined()
        }
      }
      expectEqual(pairs, ["bc", "cc"])
    }
  }

  @Test func `too few and too many arguments are refused`() async {
    await #expect(throws: SQLError.misuse("1 arguments for 2 parameters")) {
      try await database.run("INSERT INTO people VALUES (?, ?)", 1)
    }
    await #expect(throws: SQLError.misuse("1 arguments for 0 parameters")) {
      try await database.run("DELETE FROM people", 1)
    }
  }

  @Test func `a statement that is none is a mistake of the programmer`() async {
    await #expect(throws: SQLError.misuse(#"near "SELEC": syntax error"#)) {
      try await database.run("SELEC 1")
    }
    await #expect(throws: SQLError.misuse("more than one statement")) {
      try await database.run("SELECT 1; DELETE FROM people")
    }
    await #expect(throws: SQLError.misuse("an empty statement")) {
      try await database.run(" ")
    }
  }

  @Test func `each rule of the tables is a case`() async throws {
    try await database.transaction { connection throws(SQLError) in
      try connection.run("CREATE TABLE rules (a NOT NULL, b CHECK (b > 0), c REFERENCES people)")
    }
    await #expect(throws: SQLError.constraint("NOT NULL constraint failed: rules.a (code 1299)")) {
      try await database.run("INSERT INTO rules VALUES (NULL, 1, NULL)")
    }
    await #expect(throws: SQLError.constraint("CHECK constraint failed: b > 0 (code 275)")) {
      try await database.run("INSERT INTO rules VALUES (1, 0, NULL)")
    }
    await #expect(throws: SQLError.constraint("FOREIGN KEY constraint failed (code 787)")) {
      try await database.run("INSERT INTO rules VALUES (1, 1, 9)")
    }
  }

  @Test func `an insertion returns the number of its row`() async throws {
    let row = try await database.transaction { connection throws(SQLError) in
      try connection.run("INSERT INTO people VALUES (41, 'a')")
      return try connection.insert("INSERT INTO people (name) VALUES ('b') RETURNING id")
    }
    expectEqual(row, 42)
    await #expect(throws: SQLError.misuse("an insertion that returns no number")) {
      try await database.transaction { connection throws(SQLError) in
        try connection.insert("INSERT INTO people (name) VALUES ('c')")
      }
    }
  }
}
