import Expectations
import PlatformTesting
import SQL
import SQLiteTesting
import Testing

@testable import SQLite

/// Copies of a database, and putting them in its place.
struct CopyTests {
  private let folder = TemporaryFolder()
  private static let tables = [Migration(1, script: "CREATE TABLE things (a)")]

  private var path: String { "\(folder.path)/data.sqlite" }
  private var copy: String { "\(folder.path)/copy.sqlite" }

  private func database(_ access: Access = .making) -> SQLiteDatabase {
    SQLiteDatabase(path: path, migrations: Self.tables, access: access)
  }

  private func things(in path: String) async throws -> [Int] {
    try await SQLiteDatabase(path: path, access: .reading).query("SELECT a FROM things") {
      row throws(SQLError) in try row[0]
    }
  }

  @Test func `a copy has what is committed, and takes the place of the former one`() async throws {
    let database = database()
    try await database.run("INSERT INTO things VALUES (1)")
    try await database.copy(to: copy)
    try await expectEqual(things(in: copy), [1])
    try await database.run("INSERT INTO things VALUES (2)")
    try await database.copy(to: copy)
    try await expectEqual(things(in: copy), [1, 2])
    expectEqual(TemporaryFolder.permissions(of: copy), 0o600)
    #expect(!folder.names.contains("copy.sqlite.new"))
  }

  @Test func `a file that can only be read is copied, too`() async throws {
    let writer = database()
    try await writer.run("INSERT INTO things VALUES (1)")
    await writer.close()
    // As on a disk that takes no changes.
    TemporaryFolder.remove("\(path).lock")
    TemporaryFolder.link("/nowhere/lock", from: "\(path).lock")
    let reader = database(.changing)
    await #expect(throws: SQLError.self) { try await reader.run("INSERT INTO things VALUES (2)") }
    try await reader.copy(to: copy)
    try await expectEqual(things(in: copy), [1])
    await #expect(throws: SQLError.self) { try await reader.copy(to: "\(path)/copy.sqlite") }
  }

  @Test func `a copy of a damaged database does not replace a sound one`() async throws {
    let database = database()
    try await database.run(
      """
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
      INSERT INTO things SELECT i FROM n
      """)
    try await database.copy(to: copy)
    let sound = TemporaryFolder.read(copy)
    await database.close()
    var bytes = TemporaryFolder.read(path)
    for index in 3 * 4096..<4 * 4096 { bytes[index] = 0xFF }
    TemporaryFolder.write(bytes, to: path)
    await #expect(throws: SQLError.self) { try await database.copy(to: copy) }
    expectEqual(TemporaryFolder.read(copy), sound)
    #expect(!folder.names.contains("copy.sqlite.new"))
  }

  @Test func `a copy comes back, and what was there is kept under another name`() async throws {
    let database = database()
    try await database.run("INSERT INTO things VALUES (1)")
    try await database.copy(to: copy)
    try await database.run("INSERT INTO things VALUES (2)")
    try await expectEqual(database.bringBack(copy, stamp: "x"), "\(path).corrupt-x")
    try await expectEqual(things(in: path), [1])
    try await expectEqual(things(in: "\(path).corrupt-x"), [1, 2])
  }

  @Test
  func `a copy of columns that are made of others comes back, also where it may only be read`()
    async throws
  {
    let made: StaticString = """
      CREATE TABLE sums (a INTEGER CHECK (a > 0), b INTEGER AS (a * 2) STORED, c INTEGER AS (a * 3)) STRICT;
      CREATE INDEX of_sums ON sums (c)
      """
    let database = SQLiteDatabase(
      path: path, migrations: Self.tables + [Migration(2, script: made)])
    try await database.run("INSERT INTO sums VALUES (7)")
    try await database.copy(to: copy)
    // The program that runs the tests may write nevertheless; bringing back opens the copy for reading alone.
    TemporaryFolder.setPermissions(0o400, of: copy)
    let bytes = TemporaryFolder.read(copy)
    try await database.bringBack(copy, stamp: "x")
    expectEqual(TemporaryFolder.read(copy), bytes)
    expectEqual(TemporaryFolder.permissions(of: path), 0o600)
    let sums = try await database.query("SELECT a, b, c FROM sums") { row throws(SQLError) in
      try [row[0], row[1], row[2]] as [Int]
    }
    expectEqual(sums, [[7, 14, 21]])
    await #expect(throws: SQLError.self) { try await database.run("INSERT INTO sums VALUES (-1)") }
  }

  @Test func `a copy that is gone or damaged changes nothing`() async throws {
    let database = database()
    try await database.run("INSERT INTO things VALUES (1)")
    await #expect(throws: SQLError.gone(path: copy)) {
      try await database.bringBack(copy, stamp: "x")
    }
    TemporaryFolder.write(Array(repeating: 7, count: 9_000), to: copy)
    await #expect(throws: SQLError.self) { try await database.bringBack(copy, stamp: "x") }
    try await expectEqual(things(in: path), [1])
    #expect(!folder.names.contains { $0.contains("corrupt") })
  }
}
