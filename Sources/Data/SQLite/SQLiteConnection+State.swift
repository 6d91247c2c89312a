internal import CSQLite
internal import SQL

extension SQLiteConnection {
  /// Whether the file or its disk is read-only.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// Changes whenever another connection has committed.
  var dataVersion: Int {
    get throws(SQLError) { try scalar("PRAGMA data_version") ?? 0 }
  }

  /// Throws `corrupt` if any page of the file is damaged.
  ///
  /// Reads the file again: another program may have overwritten it, which the cache would hide.
  func quickCheck() throws(SQLError) {
    sqlite3_db_release_memory(handle)
    let verdict: String? = try scalar("PRAGMA quick_check(1)")
    guard verdict != "ok" else { return }
    keepLogOnClose()
    throw .corrupt(path: path, reason: verdict?.split(separator: "\n").last.map(String.init) ?? "")
  }

  /// Whether the database has any table.
  var hasTables: Bool {
    get throws(SQLError) { try scalar("SELECT 1 FROM sqlite_schema LIMIT 1") as Int? != nil }
  }
}
