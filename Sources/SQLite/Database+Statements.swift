/// Single statements, each a transaction of its own.
extension Database {
  /// Does one statement; returns how many rows it inserted, changed or deleted.
  @discardableResult
  public func run(
    _ sql: StaticString, _ arguments: any SQLiteConvertible...
  ) async throws(SQLiteError) -> Int {
    try await perform { connection throws(SQLiteError) in
      try connection.run("\(sql)", arguments)
    }
  }

  /// All rows that a statement returns, each turned into a value.
  public func query<Value: Sendable>(
    _ sql: StaticString, _ arguments: any SQLiteConvertible...,
    row: @Sendable (borrowing Row) throws(SQLiteError) -> Value
  ) async throws(SQLiteError) -> [Value] {
    try await perform { connection throws(SQLiteError) in
      try connection.query("\(sql)", arguments, row: row)
    }
  }

  /// The first row that a statement returns, turned into a value.
  public func first<Value: Sendable>(
    _ sql: StaticString, _ arguments: any SQLiteConvertible...,
    row: @Sendable (borrowing Row) throws(SQLiteError) -> Value
  ) async throws(SQLiteError) -> Value? {
    try await perform { connection throws(SQLiteError) in
      try connection.query("\(sql)", arguments, limit: 1, row: row).first
    }
  }

  /// The first column of the first row; nil when it is NULL or there is no row.
  public func scalar<Value: SQLiteConvertible>(
    _ sql: StaticString, _ arguments: any SQLiteConvertible...
  ) async throws(SQLiteError) -> Value? {
    try await perform { connection throws(SQLiteError) in
      try connection.scalar("\(sql)", arguments)
    }
  }
}
