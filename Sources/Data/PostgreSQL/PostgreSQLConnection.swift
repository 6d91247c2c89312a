#if PostgreSQL
  internal import SQL

  /// A session with a server as the features use it.
  final class PostgreSQLConnection: Connection {
    let session: ServerSession
    /// Whether a statement has changed rows since this was set to false.
    var hasChanged = false

    init(_ session: ServerSession) { self.session = session }

    override var dialect: SQLDialect { .postgresql }

    override func run(
      _ sql: SQLText, arguments: [any SQLConvertible], limit: Int,
      row: (borrowing Row) throws(SQLError) -> Void
    ) throws(SQLError) -> Int {
      let result = try session.run(sql.text, arguments)
      let count = result.changeCount
      if count > 0 { hasChanged = true }
      for index in 0..<min(result.rowCount, limit) {
        result.current = index
        try row(Row(result))
      }
      return count
    }

    override func execute(_ script: StaticString) throws(SQLError) {
      hasChanged = true
      try session.run(script: "\(script)")
    }
  }
#endif
