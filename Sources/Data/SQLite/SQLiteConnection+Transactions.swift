internal import CSQLite
internal import SQL

extension SQLiteConnection {
  /// Commits the changes of `body`, or rolls them back if it throws or the task is cancelled.
  func transaction<Value>(
    patience: Duration? = nil, _ body: (Connection) throws(SQLError) -> Value
  ) throws(SQLError) -> Value {
    wait.patience = patience
    defer { wait.patience = nil }
    try execute("BEGIN IMMEDIATE")
    return try finish(body)
  }

  /// Runs `body` on a snapshot of the database.
  func read<Value>(
    _ body: (Connection) throws(SQLError) -> Value
  ) throws(SQLError) -> Value {
    try execute("BEGIN")
    takesChanges = false
    defer { takesChanges = true }
    return try finish(body)
  }

  private func finish<Value>(
    _ body: (Connection) throws(SQLError) -> Value
  ) throws(SQLError) -> Value {
    do throws(SQLError) {
      let value = try body(self)
      try throwIfCancelled()
      guard sqlite3_get_autocommit(handle) == 0 else {
        throw .misuse("the transaction was ended inside")
      }
      try check(end("COMMIT"))
      return value
    } catch {
      // Some errors, such as a full disk, have rolled back already.
      if sqlite3_get_autocommit(handle) == 0 { _ = end("ROLLBACK") }
      throw error
    }
  }

  /// Runs COMMIT or ROLLBACK, which a cancellation must not interrupt.
  private func end(_ sql: String) -> Int32 {
    interruption.shielded { sqlite3_exec(handle, sql, nil, nil, nil) }
  }
}
