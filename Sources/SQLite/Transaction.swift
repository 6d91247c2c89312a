internal import CSQLite

extension Connection {
  /// Does `body` wholly or, when it throws or the task is cancelled, not at all.
  func transaction<Value>(
    _ body: (Connection) throws(SQLiteError) -> Value
  ) throws(SQLiteError) -> Value {
    try execute("BEGIN IMMEDIATE")
    return try finish(body)
  }

  /// Does `body` on one state of the database, whatever others write meanwhile.
  func read<Value>(
    _ body: (Connection) throws(SQLiteError) -> Value
  ) throws(SQLiteError) -> Value {
    try execute("BEGIN")
    takesChanges = false
    defer { takesChanges = true }
    return try finish(body)
  }

  private func finish<Value>(
    _ body: (Connection) throws(SQLiteError) -> Value
  ) throws(SQLiteError) -> Value {
    do throws(SQLiteError) {
      let value = try body(self)
      try throwIfCancelled()
      guard sqlite3_get_autocommit(handle) == 0 else {
        throw .misuse("the transaction was ended inside")
      }
      try check(end("COMMIT"))
      return value
    } catch {
      // Some errors, as of a full disk, have rolled back already.
      if sqlite3_get_autocommit(handle) == 0 { _ = end("ROLLBACK") }
      throw error
    }
  }

  /// The point of effect, which is either reached or not: no cancellation stops it.
  private func end(_ sql: String) -> Int32 {
    interruption.shielded { sqlite3_exec(handle, sql, nil, nil, nil) }
  }
}
