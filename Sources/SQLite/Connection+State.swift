internal import CSQLite

extension Connection {
  /// True when the file or its disk takes no changes.
  var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// Another number whenever another connection has committed in between.
  var dataVersion: Int {
    get throws(SQLiteError) { try scalar("PRAGMA data_version") ?? 0 }
  }

  /// Throws `corrupt` when any page of the file is damaged.
  func quickCheck() throws(SQLiteError) {
    let verdict: String? = try scalar("PRAGMA quick_check(1)")
    guard verdict != "ok" else { return }
    keepLogOnClose()
    throw .corrupt(path: path)
  }

  /// Whether there is anything in the database.
  var hasTables: Bool {
    get throws(SQLiteError) { try scalar("SELECT 1 FROM sqlite_schema LIMIT 1") as Int? != nil }
  }
}
