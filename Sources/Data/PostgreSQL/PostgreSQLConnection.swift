#if PostgreSQL
  internal import SQL

  /// A session with a server as the features use it.
  final class PostgreSQLConnection: Connection {
    private typealias Statement = (sql: String, arguments: [any SQLConvertible])

    let session: ServerSession
    /// Whether a statement has changed rows since this was set to false.
    var hasChanged = false
    /// What is asked together; nil while each statement is sent by itself.
    private var asked: [Statement]?
    /// The answers to what was asked together, in its order.
    private var answers: [(sql: String, result: ServerResult)] = []

    init(_ session: ServerSession) { self.session = session }

    override var dialect: SQLDialect { .postgresql }

    override func run(
      _ sql: SQLText, arguments: [any SQLConvertible], limit: Int,
      row: (borrowing Row) throws(SQLError) -> Void
    ) throws(SQLError) -> Int {
      guard asked == nil else {
        asked?.append((sql.text, arguments))
        return 0
      }
      let result = try answer(to: sql.text, arguments)
      let count = result.changeCount
      if count > 0 { hasChanged = true }
      for index in 0..<min(result.rowCount, limit) {
        result.current = index
        try row(Row(result))
      }
      return count
    }

    private func answer(
      to sql: String, _ arguments: [any SQLConvertible]
    ) throws(SQLError) -> ServerResult {
      // Another statement depends on an answer, and so may those behind it.
      guard let next = answers.first, next.sql == sql else {
        answers = []
        return try session.run(sql, arguments)
      }
      answers.removeFirst()
      return next.result
    }

    override func together<Value>(
      _ body: (Connection) throws(SQLError) -> Value
    ) throws(SQLError) -> Value {
      asked = []
      // Without rows it may find something missing; what comes behind that is sent by itself.
      _ = try? body(self)
      let statements = asked ?? []
      asked = nil
      answers = zip(statements.map(\.sql), try session.run(statements)).map { ($0, $1) }
      defer { answers = [] }
      return try body(self)
    }

    override func execute(_ script: StaticString) throws(SQLError) {
      hasChanged = true
      try session.run(script: "\(script)")
    }
  }
#endif
