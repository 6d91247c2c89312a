import Expectations
import PlatformTesting
import SQL
import SQLite
import SQLiteTesting
import Testing

struct TransactionTests {
  private let folder = TemporaryFolder()
  private let tables = [Migration(1, script: "CREATE TABLE things (a INTEGER PRIMARY KEY)")]
  private var path: String { "\(folder.path)/galbi.sqlite" }

  private func things(_ database: SQLiteDatabase) async throws -> [Int] {
    try await database.query("SELECT a FROM things ORDER BY a") {
      row throws(SQLError) in try row["a"]
    }
  }

  @Test func `a transaction that throws changes nothing`() async throws {
    let database = SQLiteDatabase.inMemory(migrations: tables)
    await #expect(throws: SQLError.constraint("UNIQUE constraint failed: things.a (code 1555)")) {
      try await database.transaction { connection throws(SQLError) in
        try connection.run("INSERT INTO things VALUES (1)")
        try connection.run("INSERT INTO things VALUES (1)")
      }
    }
    try await expectEqual(things(database), [])
    try await database.transaction { connection throws(SQLError) in
      try connection.run("INSERT INTO things VALUES (2)")
    }
    try await expectEqual(things(database), [2])
  }

  @Test func `a transaction inside a transaction is refused and undone`() async throws {
    let database = SQLiteDatabase.inMemory(migrations: tables)
    await #expect(
      throws: SQLError.misuse("cannot start a transaction within a transaction")
    ) {
      try await database.transaction { connection throws(SQLError) in
        try connection.run("INSERT INTO things VALUES (1)")
        try connection.run("BEGIN")
      }
    }
    try await expectEqual(things(database), [])
  }

  @Test func `a transaction that is ended inside is refused`() async throws {
    let database = SQLiteDatabase.inMemory(migrations: tables)
    await #expect(throws: SQLError.misuse("the transaction was ended inside")) {
      try await database.transaction { connection throws(SQLError) in
        try connection.run("COMMIT")
      }
    }
    try await database.run("INSERT INTO things VALUES (1)")
  }

  @Test func `a read refuses changes and leaves the database as it was`() async throws {
    let database = SQLiteDatabase.inMemory(migrations: tables)
    await #expect(throws: SQLError.misuse("a change inside a read")) {
      try await database.read { connection throws(SQLError) in
        try connection.run("INSERT INTO things VALUES (1)")
      }
    }
    try await database.run("INSERT INTO things VALUES (2)")
    try await expectEqual(things(database), [2])
  }

  @Test func `two databases on one file see each other's changes`() async throws {
    let one = SQLiteDatabase(path: path, migrations: tables)
    let other = SQLiteDatabase(path: path, migrations: tables)
    try await one.run("INSERT INTO things VALUES (1)")
    try await other.run("INSERT INTO things VALUES (2)")
    try await expectEqual(things(one), [1, 2])
    try await expectEqual(things(other), [1, 2])
  }

  @Test func `a writer without patience is told that another one writes`() async throws {
    let holder = SQLiteDatabase(path: path, migrations: tables)
    let other = SQLiteDatabase(path: path, migrations: tables, busyTimeout: .zero)
    try await other.run("SELECT 1")
    try await holder.run("BEGIN IMMEDIATE")
    await #expect(throws: SQLError.busy(path: path, reason: "database is locked (code 5)")) {
      try await other.run("INSERT INTO things VALUES (2)")
    }
    try await holder.run("COMMIT")
    try await other.run("INSERT INTO things VALUES (2)")
  }

  @Test(.timeLimit(.minutes(60))) func `one transaction may wait shorter than the others`()
    async throws
  {
    let holder = SQLiteDatabase(path: path, migrations: tables)
    let other = SQLiteDatabase(path: path, migrations: tables, busyTimeout: .seconds(3_600))
    try await other.run("SELECT 1")
    try await holder.run("BEGIN IMMEDIATE")
    await #expect(throws: SQLError.busy(path: path, reason: "database is locked (code 5)")) {
      try await other.transaction(patience: .zero) { _ in }
    }
    async let waiting = other.run("INSERT INTO things VALUES (2)")
    try await holder.run("COMMIT")
    try await expectEqual(waiting, 1)
  }

  @Test func `a patient writer waits for the other one`() async throws {
    let holder = SQLiteDatabase(path: path, migrations: tables)
    let other = SQLiteDatabase(path: path, migrations: tables, busyTimeout: .seconds(60))
    try await other.run("SELECT 1")
    try await holder.run("BEGIN IMMEDIATE")
    async let waiting = other.run("INSERT INTO things VALUES (2)")
    try await holder.run("INSERT INTO things VALUES (1)")
    try await holder.run("COMMIT")
    try await expectEqual(waiting, 1)
    try await expectEqual(things(holder), [1, 2])
  }

  @Test func `many writers on one file lose nothing`() async throws {
    let databases = (0..<4).map { _ in
      SQLiteDatabase(path: path, migrations: tables, busyTimeout: .seconds(60))
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (index, database) in databases.enumerated() {
        group.addTask {
          for number in 0..<25 {
            try await database.run("INSERT INTO things VALUES (?)", index * 25 + number)
          }
        }
      }
      try await group.waitForAll()
    }
    try await expectEqual(things(databases[0]), Array(0..<100))
  }
}
