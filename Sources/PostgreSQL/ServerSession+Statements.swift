#if PostgreSQL
  internal import CPostgreSQL
  internal import SQL

  /// What a prepared statement is found by.
  struct StatementKey: Hashable {
    let text: String
    let types: [Oid]
  }

  /// More statements than a program has, unless it makes them of many parts.
  private let statementLimit = 500

  extension ServerSession {
    /// Runs one statement with arguments, prepared at its first use, and returns its rows.
    func run(_ sql: String, _ arguments: [any SQLConvertible]) throws(SQLError) -> ServerResult {
      let name = try prepared(sql, arguments)
      return try ServerArguments(arguments).withPointers {
        values, lengths, formats throws(SQLError) in
        ServerResult(
          try finish(
            PQsendQueryPrepared(handle, name, Int32(values.count), values, lengths, formats, 0)))
      }
    }

    /// The name of the prepared statement.
    private func prepared(
      _ sql: String, _ arguments: [any SQLConvertible]
    ) throws(SQLError) -> String {
      let key = StatementKey(
        text: sql, types: arguments.map { Types.number(of: type(of: $0).sqlType) })
      if let name = statements[key] { return name }
      let (text, count) = Placeholders.translated(sql)
      guard count == arguments.count else {
        throw .misuse("\(arguments.count) arguments for \(count) parameters")
      }
      if statements.count >= statementLimit {
        try run(script: "DEALLOCATE ALL")
        statements = [:]
      }
      let name = "s\(statements.count)"
      PQclear(try finish(PQsendPrepare(handle, name, text, Int32(count), key.types)))
      statements[key] = name
      return name
    }
  }
#endif
