import PlainC
import PlatformTesting
import SQL
import SQLite
import SQLiteTesting

/// SQLite through `Database`, beside the same statements in plain C on the same file.
@MainActor let databaseSuite = Suite(name: "database") {
  let file = LedgerFile()
  func measure(
    _ name: String, per count: Int, plainC: @escaping @MainActor (OpaquePointer) -> Void,
    _ body: @escaping @MainActor (SQLiteDatabase) async throws -> Void
  ) -> Measure {
    Measure(
      name, unit: "us",
      against: .plainC {
        let plain = try await file.plain()
        return time(per: count) { plainC(plain) } / 1_000
      }
    ) {
      let database = try await file.open()
      return try await time(per: count) { try await body(database) } / 1_000
    }
  }
  return [
    measure(
      "read one row", per: 2_000,
      plainC: { for id in LedgerFile.ids(2_000) { sink &+= Int(plain_read($0, id)) } }
    ) { database in
      for id in LedgerFile.ids(2_000) {
        let sum = try await database.first("SELECT amount, memo FROM entry WHERE id = ?", id) {
          row throws(SQLError) in try row[0] + LedgerFile.length(try row[1])
        }
        sink &+= sum ?? 0
      }
    },
    measure(
      "read one row, 2,000 in one go", per: 2_000,
      plainC: { plain in
        plain_begin(plain)
        for id in LedgerFile.ids(2_000) { sink &+= Int(plain_read(plain, id)) }
        plain_commit(plain)
      }
    ) { database in
      sink &+= try await database.read { connection throws(SQLError) in
        var sum = 0
        for id in LedgerFile.ids(2_000) {
          sum &+=
            try connection.first("SELECT amount, memo FROM entry WHERE id = ?", id) {
              row throws(SQLError) in try row[0] + LedgerFile.length(try row[1])
            } ?? 0
        }
        return sum
      }
    },
    measure(
      "read a page of 50 rows", per: 200,
      plainC: { for id in LedgerFile.ids(200) { sink &+= Int(plain_read_page($0, id)) } }
    ) { database in
      for id in LedgerFile.ids(200) {
        let page = try await database.query(
          "SELECT id, amount, memo FROM entry WHERE id > ? ORDER BY id LIMIT 50", id
        ) { row throws(SQLError) -> Int in
          let (_, amount): (Int, Int) = (try row[0], try row[1])
          return amount + LedgerFile.length(try row[2])
        }
        sink &+= page.reduce(0, &+)
      }
    },
    measure(
      "write one row in a transaction", per: 200,
      plainC: { for id in LedgerFile.ids(200) { sink &+= Int(plain_write($0, id, 7)) } }
    ) { database in
      for id in LedgerFile.ids(200) {
        sink &+= try await database.transaction { connection throws(SQLError) in
          try connection.run("UPDATE entry SET amount = ? WHERE id = ?", 8, id)
        }
      }
    },
  ]
}

/// A file of 100,000 entries that is gone with this object, made when it is first used.
@MainActor
private final class LedgerFile {
  private let folder = TemporaryFolder()
  private var database: SQLiteDatabase?
  private var reference: OpaquePointer?

  nonisolated static let count = 100_000

  isolated deinit {
    if let reference { plain_close(reference) }
  }

  /// Identifiers all over the file, the same each time.
  nonisolated static func ids(_ number: Int) -> [Int64] {
    (0..<number).map { Int64($0 * 7_919 % count) }
  }

  nonisolated static func length(_ text: String) -> Int { text.utf8.count }

  func open() async throws -> SQLiteDatabase {
    if let database { return database }
    let database = SQLiteDatabase(path: path, migrations: [Self.table])
    try await database.transaction { connection throws(SQLError) in
      for id in 0..<Self.count {
        try connection.run(
          "INSERT INTO entry VALUES (?, ?, ?)", id, id * 10, "a ride from here to there, \(id)")
      }
    }
    self.database = database
    return database
  }

  func plain() async throws -> OpaquePointer {
    if let reference { return reference }
    _ = try await open()
    guard let reference = plain_open(path) else { throw CannotOpen() }
    self.reference = reference
    return reference
  }

  private var path: String { "\(folder.path)/ledger.sqlite" }

  private struct CannotOpen: Error {}

  private static let table = Migration(
    1,
    script:
      "CREATE TABLE entry (id INTEGER PRIMARY KEY, amount INTEGER NOT NULL, memo TEXT NOT NULL)")
}
