import Books
import Expectations
import PlatformTesting
import SQL
import SQLite
import SQLiteTesting
import Testing

/// A new file of books, which is made at once, is the one that all its versions lead to.
struct BaselineTests {
  private let folder = TemporaryFolder()

  /// What a file of books has: its tables and triggers as they were written, and all rows.
  private func contents(_ name: String, _ migrations: [Migration]) async throws -> [String] {
    let database = SQLiteDatabase(path: "\(folder.path)/\(name)", migrations: migrations)
    let found = try await database.read { connection throws(SQLError) in
      func texts(
        _ query: SQLText, _ arguments: any SQLConvertible...
      ) throws(SQLError) -> [String] {
        try connection.query(query, arguments: arguments) { row throws(SQLError) in
          try row[0] as String
        }
      }
      var found = try texts(
        """
        SELECT type || ' ' || name || ' ' || tbl_name || ' ' || ifnull(sql, '')
        FROM sqlite_schema ORDER BY 1
        """)
      let tables = try texts(
        """
        SELECT name FROM sqlite_schema
        WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY name
        """)
      for table in tables {
        let columns = try texts("SELECT name FROM pragma_table_info(?)", table)
        let values = SQLText.list(columns.map { "quote(\(SQLText(identifier: $0)))" })
        let rows = try texts(
          "SELECT json_array(\(values)) FROM \(SQLText(identifier: table)) ORDER BY 1")
        found += rows.map { "\(table) \($0)" }
      }
      return found + (try texts("SELECT 'version ' || user_version FROM pragma_user_version"))
    }
    await database.close()
    return found
  }

  @Test func `a new file has what all versions make`() async throws {
    let last = try #require(BookFile.migrations.lastIndex { !$0.baseline.isEmpty })
    let known = Array(BookFile.migrations[...last])
    let steps = known.map { Migration($0.version, change: $0.change) }
    let (new, grown) = try await (contents("new", known), contents("grown", steps))
    #expect(new.count > 100)
    for (new, grown) in zip(new, grown) { expectEqual(new, grown) }
    expectEqual(new.count, grown.count)
  }
}
