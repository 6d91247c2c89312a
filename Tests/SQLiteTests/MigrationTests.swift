import Expectations
import PlatformTesting
import SQL
import SQLite
import SQLiteTesting
import Testing

struct MigrationTests {
  private let folder = TemporaryFolder()
  private var path: String { "\(folder.path)/galbi.sqlite" }
  private let first = Migration(
    1, script: "CREATE TABLE things (a); INSERT INTO things VALUES ('one');")
  private let second = Migration(2) { connection throws(SQLError) in
    try connection.run("UPDATE things SET a = a || ?", ", two")
  }

  private func version(_ database: SQLiteDatabase) async throws -> Int? {
    try await database.scalar("PRAGMA user_version")
  }

  @Test func `steps run once, in order, also over several starts`() async throws {
    let old = SQLiteDatabase(path: path, migrations: [first])
    try await expectEqual(version(old), 1)
    await old.close()
    for _ in 1...2 {
      let new = SQLiteDatabase(path: path, migrations: [first, second])
      try await expectEqual(version(new), 2)
      let text: String? = try await new.scalar("SELECT a FROM things")
      expectEqual(text, "one, two")
    }
  }

  private var based: Migration {
    Migration(
      2, script: "UPDATE things SET a = 'two'",
      baseline: ["CREATE TABLE things (a);", "INSERT INTO things VALUES ('at once');"])
  }

  @Test func `an empty file begins with the baseline, and goes on with what comes after it`()
    async throws
  {
    let third = Migration(3, script: "UPDATE things SET a = a || ', three'")
    let new = SQLiteDatabase(path: path, migrations: [first, based, third])
    let text: String? = try await new.scalar("SELECT a FROM things")
    expectEqual(text, "at once, three")
    try await expectEqual(version(new), 3)
  }

  @Test func `a file that has tables goes through each step`() async throws {
    let old = SQLiteDatabase(path: path, migrations: [first])
    try await old.run("SELECT 1")
    await old.close()
    let new = SQLiteDatabase(path: path, migrations: [first, based])
    let text: String? = try await new.scalar("SELECT a FROM things")
    expectEqual(text, "two")
    try await expectEqual(version(new), 2)
  }

  @Test func `a baseline that fails leaves an empty file`() async throws {
    let broken = Migration(
      2, baseline: ["CREATE TABLE things (a);", "INSERT INTO nowhere VALUES (1);"])
    let database = SQLiteDatabase(path: path, migrations: [first, broken])
    await #expect(throws: SQLError.misuse("no such table: nowhere")) {
      try await database.run("SELECT 1")
    }
    let old = SQLiteDatabase(path: path, migrations: [first])
    let text: String? = try await old.scalar("SELECT a FROM things")
    expectEqual(text, "one")
  }

  @Test func `a step that fails leaves the version before it whole`() async throws {
    let broken = Migration(2, script: "DELETE FROM things; INSERT INTO nowhere VALUES (1)")
    let database = SQLiteDatabase(path: path, migrations: [first, broken])
    await #expect(throws: SQLError.misuse("no such table: nowhere")) {
      try await database.run("SELECT 1")
    }
    let old = SQLiteDatabase(path: path, migrations: [first])
    let text: String? = try await old.scalar("SELECT a FROM things")
    expectEqual(text, "one")
  }

  @Test func `a newer database is refused and left alone`() async throws {
    let new = SQLiteDatabase(path: path, migrations: [first, second])
    try await new.run("SELECT 1")
    await #expect(throws: SQLError.newerSchema(path: path, found: 2, known: 1)) {
      try await SQLiteDatabase(path: path, migrations: [first]).run("DELETE FROM things")
    }
    let text: String? = try await new.scalar("SELECT a FROM things")
    expectEqual(text, "one, two")
  }

  @Test func `a table that others refer to can be rebuilt`() async throws {
    let tables = Migration(
      1,
      script: """
        CREATE TABLE people (id INTEGER PRIMARY KEY);
        CREATE TABLE notes (person INTEGER REFERENCES people ON DELETE CASCADE);
        INSERT INTO people VALUES (1);
        INSERT INTO notes VALUES (1);
        """)
    let rebuilt = Migration(
      2,
      script: """
        CREATE TABLE new (id INTEGER PRIMARY KEY, name TEXT);
        INSERT INTO new (id) SELECT id FROM people;
        DROP TABLE people;
        ALTER TABLE new RENAME TO people;
        """)
    let database = SQLiteDatabase(path: path, migrations: [tables, rebuilt])
    let notes: Int? = try await database.scalar("SELECT count(*) FROM notes")
    expectEqual(notes, 1)
    await #expect(throws: SQLError.constraint("FOREIGN KEY constraint failed (code 787)")) {
      try await database.run("INSERT INTO notes VALUES (2)")
    }
  }

  @Test func `a step that leaves an orphan is undone`() async throws {
    let tables = Migration(
      1,
      script: """
        CREATE TABLE people (id INTEGER PRIMARY KEY);
        CREATE TABLE notes (person INTEGER REFERENCES people);
        """)
    let orphan = Migration(2, script: "INSERT INTO notes VALUES (1)")
    await #expect(throws: SQLError.constraint("a foreign key refers to nothing")) {
      try await SQLiteDatabase(path: path, migrations: [tables, orphan]).run("SELECT 1")
    }
    try await expectEqual(version(SQLiteDatabase(path: path, migrations: [tables])), 1)
  }

  @Test func `two that start at once migrate once`() async throws {
    let databases = (1...4).map { _ in
      SQLiteDatabase(path: path, migrations: [first, second], busyTimeout: .seconds(3_600))
    }
    let texts = try await withThrowingTaskGroup(of: String?.self) { group in
      for database in databases {
        group.addTask { try await database.scalar("SELECT a FROM things") }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    expectEqual(texts, Array(repeating: "one, two", count: 4))
  }
}
