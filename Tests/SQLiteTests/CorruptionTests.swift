import Expectations
import PlatformTesting
import SQL
import SQLite
import SQLiteTesting
import Testing

struct CorruptionTests {
  private let folder = TemporaryFolder()
  private var path: String { "\(folder.path)/galbi.sqlite" }
  private let tables = [Migration(1, script: "CREATE TABLE things (a)")]
  private let garbage = Array(String(repeating: "no database ", count: 1_000).utf8)

  @Test func `a file that is no database is corrupt`() async {
    TemporaryFolder.write(garbage, to: path)
    await #expect(
      throws: SQLError.corrupt(path: path, reason: "file is not a database (code 26)")
    ) {
      try await SQLiteDatabase(path: path).run("SELECT 1")
    }
  }

  @Test func `a sound file passes the check`() async throws {
    let database = SQLiteDatabase(path: path, migrations: tables)
    try await database.quickCheck()
    try await expectEqual(database.setAsideCorrupt(stamp: "x"), nil)
  }

  @Test func `a damaged text of a table is found by the check`() async throws {
    let table = Migration(
      1, script: "CREATE TABLE things (a CHECK (length(a) < 9)); INSERT INTO things VALUES ('one')")
    let database = SQLiteDatabase(path: path, migrations: [table])
    try await database.run("DELETE FROM things WHERE a = 'two'")
    await database.close()
    var bytes = TemporaryFolder.read(path)
    let name = Array("length".utf8)
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: name) })
    bytes[start] = UInt8(ascii: "x")
    TemporaryFolder.write(bytes, to: path)
    do {
      try await SQLiteDatabase(path: path).quickCheck()
      Issue.record("the damage was not found")
    } catch {
      guard case .corrupt = error else { throw error }
    }
  }

  @Test func `a damaged page is found by the check`() async throws {
    let database = SQLiteDatabase(path: path, migrations: tables)
    try await database.run(
      """
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
      INSERT INTO things SELECT i FROM n
      """)
    await database.close()
    var bytes = TemporaryFolder.read(path)
    for index in 3 * 4096..<4 * 4096 { bytes[index] = 0xFF }
    TemporaryFolder.write(bytes, to: path)
    await #expect(
      throws: SQLError.corrupt(
        path: path, reason: "Page 4: btreeInitPage() returns error code 11")
    ) { try await database.quickCheck() }
  }

  @Test func `a corrupt file is set aside whole and a new one begins`() async throws {
    TemporaryFolder.write(garbage, to: path)
    TemporaryFolder.write([1, 2, 3], to: "\(path)-wal")
    TemporaryFolder.write([4, 5], to: "\(path)-shm")
    let database = SQLiteDatabase(path: path, migrations: tables)
    await #expect(throws: SQLError.self) { try await database.run("SELECT 1") }
    let aside = try await database.setAsideCorrupt(stamp: "20261121T062000Z")
    expectEqual(aside, "\(path).corrupt-20261121T062000Z")
    expectEqual(
      folder.names,
      [
        "galbi.sqlite.corrupt-20261121T062000Z", "galbi.sqlite.corrupt-20261121T062000Z-shm",
        "galbi.sqlite.corrupt-20261121T062000Z-wal", "galbi.sqlite.lock",
      ])
    expectEqual(TemporaryFolder.read("\(path).corrupt-20261121T062000Z"), garbage)
    expectEqual(TemporaryFolder.read("\(path).corrupt-20261121T062000Z-wal"), [1, 2, 3])
    try await database.run("INSERT INTO things VALUES (1)")
    try await expectEqual(database.setAsideCorrupt(stamp: "20261121T062000Z"), nil)
  }

  @Test func `a second damage does not overwrite the first`() async throws {
    var asides: [String?] = []
    for _ in 1...2 {
      TemporaryFolder.write(garbage, to: path)
      let database = SQLiteDatabase(path: path)
      await #expect(throws: SQLError.self) { try await database.run("SELECT 1") }
      asides.append(try await database.setAsideCorrupt(stamp: "x"))
    }
    expectEqual(asides, ["\(path).corrupt-x", "\(path).corrupt-x-2"])
  }

  @Test func `the slower of two programs does not set the new file aside`() async throws {
    TemporaryFolder.write(garbage, to: path)
    let fast = SQLiteDatabase(path: path, migrations: tables)
    let slow = SQLiteDatabase(path: path, migrations: tables)
    await #expect(throws: SQLError.self) { try await fast.run("SELECT 1") }
    await #expect(throws: SQLError.self) { try await slow.run("SELECT 1") }
    try await expectEqual(fast.setAsideCorrupt(stamp: "x"), "\(path).corrupt-x")
    try await fast.run("INSERT INTO things VALUES (7)")
    try await expectEqual(slow.setAsideCorrupt(stamp: "y"), nil)
    let value: Int? = try await slow.scalar("SELECT a FROM things")
    expectEqual(value, 7)
  }

  @Test func `only damage is set aside, not another error`() async throws {
    let other = SQLiteDatabase(path: path, migrations: tables)
    let database = SQLiteDatabase(path: path, migrations: tables, busyTimeout: .zero)
    try await database.run("SELECT 1")
    try await other.run("PRAGMA user_version = 99")
    await database.close()
    await #expect(throws: SQLError.newerSchema(path: path, found: 99, known: 1)) {
      try await database.run("SELECT 1")
    }
    try await expectEqual(database.setAsideCorrupt(stamp: "x"), nil)
  }
}
