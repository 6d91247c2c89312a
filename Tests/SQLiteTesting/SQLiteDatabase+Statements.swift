public import SQL
public import SQLite

/// Single statements outside a transaction, for tests and benchmarks.
extension SQLiteDatabase {
  /// Runs one statement; returns how many rows it inserted, changed or deleted.
  @discardableResult
  public func run(
    _ sql: SQLText, _ arguments: any SQLConvertible...
  ) async throws(SQLError) -> Int {
    try await perform { connection throws(SQLError) in
      try connection.run(sql, arguments: arguments)
    }
  }

  /// Returns the values that `row` makes of all rows of a statement.
  public func query<Value: Sendable>(
    _ sql: SQLText, _ arguments: any SQLConvertible...,
    row: @Sendable (borrowing Row) throws(SQLError) -> Value
  ) async throws(SQLError) -> [Value] {
    try await perform { connection throws(SQLError) in
      try connection.query(sql, arguments: arguments, row: row)
    }
  }

  /// Returns the value that `row` makes of the first row, or nil if there is none.
  public func first<Value: Sendable>(
    _ sql: SQLText, _ arguments: any SQLConvertible...,
    row: @Sendable (borrowing Row) throws(SQLError) -> Value
  ) async throws(SQLError) -> Value? {
    try await perform { connection throws(SQLError) in
      try connection.query(sql, arguments: arguments, limit: 1, row: row).first
    }
  }

  /// Returns the first column of the first row; nil if it is NULL or there is no row.
  public func scalar<Value: SQLConvertible>(
    _ sql: SQLText, _ arguments: any SQLConvertible...
  ) async throws(SQLError) -> Value? {
    try await perform { connection throws(SQLError) in
      try connection.query(sql, arguments: arguments, limit: 1) {
        row throws(SQLError) -> Value? in try row[0]
      }.first ?? nil
    }
  }
}
