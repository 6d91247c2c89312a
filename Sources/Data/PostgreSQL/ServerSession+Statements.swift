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

  /// Something that is sent to the server, and answered by one result.
  struct ServerRequest {
    /// Returns 1 if it was taken.
    let send: (OpaquePointer) -> Int32
    var didSucceed: () -> Void = {}
  }

  extension ServerRequest {
    /// A statement without arguments and rows.
    init(statement: String) {
      self.init { PQsendQueryParams($0, statement, 0, nil, nil, nil, nil, 0) }
    }
  }

  extension ServerSession {
    /// Runs one statement with arguments, prepared at its first use, and returns its rows.
    func run(_ sql: String, _ arguments: [any SQLConvertible]) throws(SQLError) -> ServerResult {
      let (name, preparing) = try prepared(sql, arguments)
      return try ServerArguments(arguments).withPointers {
        values, lengths, formats throws(SQLError) in
        let query = ServerRequest {
          PQsendQueryPrepared($0, name, Int32(values.count), values, lengths, formats, 0)
        }
        return ServerResult(try exchange(preparing + [query]))
      }
    }

    /// The name of the prepared statement, and what prepares it unless that was done before.
    private func prepared(
      _ sql: String, _ arguments: [any SQLConvertible]
    ) throws(SQLError) -> (name: String, preparing: [ServerRequest]) {
      let key = StatementKey(
        text: sql, types: arguments.map { Types.number(of: type(of: $0).sqlType) })
      if let name = statements[key] { return (name, []) }
      let (text, count) = Placeholders.translated(sql)
      guard count == arguments.count else {
        throw .misuse("\(arguments.count) arguments for \(count) parameters")
      }
      if statements.count >= statementLimit {
        try run(script: "DEALLOCATE ALL")
        statements = [:]
      }
      let name = "s\(statements.count)"
      let preparing = ServerRequest {
        PQsendPrepare($0, name, text, Int32(count), key.types)
      } didSucceed: { [self] in
        statements[key] = name
      }
      return (name, [preparing])
    }
  }
#endif
