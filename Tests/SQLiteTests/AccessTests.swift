import Expectations
import PlatformTesting
import SQL
import SQLite
import SQLiteTesting
import Testing

/// Databases that do not begin by themselves, and those that are only read.
struct AccessTests {
  private let folder = TemporaryFolder()
  private static let tables = [Migration(1, script: "CREATE TABLE things (a)")]

  private var path: String { "\(folder.path)/data ?#%.sqlite" }

  private func database(_ access: Access) -> SQLiteDatabase {
    SQLiteDatabase(path: path, migrations: Self.tables, access: access)
  }

  @Test func `what must not begin by itself is made on request only`() async throws {
    let database = database(.changing)
    await #expect(throws: SQLError.gone(path: path)) { try await database.run("SELECT 1") }
    TemporaryFolder.write([], to: path)
    await #expect(throws: SQLError.gone(path: path)) { try await database.run("SELECT 1") }
    try await database.make()
    try await database.run("INSERT INTO things VALUES (1)")
    try await database.make()
    let value: Int? = try await database.scalar("SELECT a FROM things")
    expectEqual(value, 1)
  }

  @Test func `a file without tables counts as gone`() async throws {
    let empty = SQLiteDatabase(path: path)
    _ = try await empty.query("PRAGMA journal_mode") { _ in }
    await #expect(throws: SQLError.gone(path: path)) {
      try await database(.changing).run("SELECT 1")
    }
  }

  @Test func `a file that was taken away is let go of`() async throws {
    let database = database(.changing)
    try await database.make()
    TemporaryFolder.remove(path)
    await #expect(throws: SQLError.gone(path: path)) {
      try await database.run("INSERT INTO things VALUES (1)")
    }
    #expect(!folder.names.contains("data ?#%.sqlite"))
  }

  @Test func `another file in its place is a change, and is the one that is written`() async throws
  {
    let (database, other) = (database(.changing), database(.changing))
    try await database.make()
    try await database.run("INSERT INTO things VALUES (1)")
    #expect(try await !database.hasChangedElsewhere())
    try await expectEqual(other.setAside(stamp: "x"), "\(path).corrupt-x")
    try await other.make()
    #expect(try await database.hasChangedElsewhere())
    let count: Int? = try await database.scalar("SELECT count(*) FROM things")
    expectEqual(count, 0)
  }

  @Test(arguments: [Access.changing, .making])
  func `another file that was opened by a reading is a change for all who have read the one before`(
    _ access: Access
  ) async throws {
    let (database, other) = (database(access), database(.changing))
    try await database.make()
    try await database.run("INSERT INTO things VALUES (1)")
    #expect(try await !database.hasChangedElsewhere())
    try await other.setAside(stamp: "x")
    try await other.make()
    // One screen reads before anyone is told.
    let count: Int? = try await database.scalar("SELECT count(*) FROM things")
    expectEqual(count, 0)
    #expect(try await database.hasChangedElsewhere())
    #expect(try await !database.hasChangedElsewhere())
  }

  @Test func `another file where one could not be read is a change, once`() async throws {
    let (database, other) = (database(.changing), database(.changing))
    TemporaryFolder.write(Array(repeating: 7, count: 9_000), to: path)
    await #expect(
      throws: SQLError.corrupt(path: path, reason: "file is not a database (code 26)")
    ) { try await database.run("SELECT 1") }
    for _ in 1...2 { #expect(try await !database.hasChangedElsewhere()) }
    try await other.setAside(stamp: "x")
    #expect(try await database.hasChangedElsewhere())
    try await other.make()
    #expect(try await database.hasChangedElsewhere())
    #expect(try await !database.hasChangedElsewhere())
  }

  @Test func `who reads leaves nothing behind, and changes nothing`() async throws {
    await #expect(throws: SQLError.self) { try await database(.reading).run("SELECT 1") }
    expectEqual(folder.names, [])
    let writer = database(.making)
    try await writer.run("INSERT INTO things VALUES (1)")
    let reader = database(.reading)
    let value: Int? = try await reader.scalar("SELECT a FROM things")
    expectEqual(value, 1)
    #expect(try await reader.isReadOnly())
    #expect(try await !writer.isReadOnly())
    await #expect(
      throws: SQLError.readOnly(
        path: path, reason: "attempt to write a readonly database (code 8)")
    ) {
      try await reader.run("INSERT INTO things VALUES (2)")
    }
    await reader.close()
    await writer.close()
    try await expectEqual(reader.scalar("SELECT a FROM things"), 1)
    await reader.close()
    expectEqual(folder.names, ["data ?#%.sqlite", "data ?#%.sqlite.lock"])
  }

  @Test(arguments: [["-wal"], ["-wal", "-shm"]])
  func `who reads takes the log of a crash into account, and leaves it as it is`(
    _ left: [String]
  ) async throws {
    let writer = SQLiteDatabase(path: "\(folder.path)/writer", migrations: Self.tables)
    try await writer.run("INSERT INTO things VALUES (1)")
    for suffix in [""] + left {
      TemporaryFolder.write(
        TemporaryFolder.read("\(folder.path)/writer\(suffix)"), to: path + suffix)
    }
    await writer.close()
    TemporaryFolder.remove("\(folder.path)/writer")
    TemporaryFolder.remove("\(folder.path)/writer.lock")
    func files() -> [String: [UInt8]] {
      Dictionary(
        uniqueKeysWithValues: folder.names.map {
          ($0, TemporaryFolder.read("\(folder.path)/\($0)"))
        })
    }
    let before = files()
    let reader = database(.reading)
    try await reader.quickCheck()
    try await expectEqual(reader.scalar("SELECT a FROM things"), 1)
    await reader.close()
    expectEqual(files(), before)
    expectEqual(before.count, left.count + 1)
  }

  @Test(arguments: [Access.making, .changing, .reading])
  func `a pipe is no database, and nobody waits for it`(_ access: Access) async throws {
    TemporaryFolder.makePipe(path)
    await #expect(throws: SQLError.cannotOpen(path: path, reason: "it is no file")) {
      try await database(access).read { connection throws(SQLError) -> Int? in
        try connection.scalar("SELECT a FROM things")
      }
    }
  }

  @Test func `what cannot be opened for changes can still be read, and changed again later`()
    async throws
  {
    let writer = database(.making)
    try await writer.run("INSERT INTO things VALUES (1)")
    await writer.close()
    TemporaryFolder.remove("\(path).lock")
    TemporaryFolder.link("\(folder.path)/nowhere/lock", from: "\(path).lock")
    func count() async throws -> Int? {
      try await writer.read { connection throws(SQLError) -> Int? in
        try connection.scalar("SELECT count(*) FROM things")
      }
    }
    try await expectEqual(count(), 1)
    await #expect(throws: SQLError.self) {
      try await writer.transaction { connection throws(SQLError) in
        try connection.run("INSERT INTO things VALUES (2)")
      }
    }
    try await expectEqual(count(), 1)
    TemporaryFolder.remove("\(path).lock")
    try await writer.run("INSERT INTO things VALUES (2)")
    try await expectEqual(count(), 2)
  }

  @Test func `who reads does not guess what newer tables mean`() async throws {
    let writer = database(.making)
    try await writer.run("PRAGMA user_version = 9")
    await #expect(throws: SQLError.newerSchema(path: path, found: 9, known: 1)) {
      try await database(.reading).run("SELECT 1")
    }
  }
}
