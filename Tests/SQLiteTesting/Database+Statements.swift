public import SQLite

/// Single statements outside a transaction, for tests and benchmarks.
extension Database {
  /// Runs one statement; returns how many rows it inserted, changed or deleted.
  @discardableResult
  public func run(
    _ sql: SQL, _ arguments: any SQLiteConvertible...
  ) async throws(SQLiteError) -> Int {
    try await perform { connection throws(SQLiteError) in
      try connection.run(sql, arguments: arguments)
    }
  }

  /// Returns the values that `row` makes of all rows of a statement.
  public func query<Value: Sendable>(
    _ sql: SQL, _ arguments: any SQLiteConvertible...,
    row: @Sendable (borrowing Row) throws(SQLiteError) -> Value
  ) async throws(SQLiteError) -> [Value] {
    try await perform { connection throws(SQLiteError) in
      try connection.query(sql, arguments: arguments, row: row)
    }
  }

  /// Returns the value that `row` makes of the first row, or nil if there is none.
  public func first<Value: Sendable>(
    _ sql: SQL, _ arguments: any SQLiteConvertible...,
    row: @Sendable (borrowing Row) throws(SQLiteError) -> Value
  ) async throws(SQLiteError) -> Value? {
    try await perform { connection throws(SQLiteError) in
      try connection.query(sql, arguments: arguments, limit: 1, row: row).first
    }
  }

  /// Returns the first column of the first row; nil if it is NULL or there is no row.
  public func scalar<Value: SQLiteConvertible>(
    _ sql: SQL, _ arguments: any SQLiteConvertible...
  ) async throws(SQLiteError) -> Value? {
    try await perform { connection throws(SQLiteError) in
      try connection.query(sql, arguments: arguments, limit: 1) {
        row throws(SQLiteError) -> Value? in try row[0]
      }.first ?? nil
    }
  }
}
