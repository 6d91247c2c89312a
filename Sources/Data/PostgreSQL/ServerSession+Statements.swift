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
    /// Whether a transaction is open, or has failed and waits for its end.
    var isInTransaction: Bool {
      let status = PQtransactionStatus(handle)
      return status == PQTRANS_INTRANS || status == PQTRANS_INERROR
    }

    /// Runs one statement with arguments, prepared at its first use, and returns its rows.
    func run(_ sql: String, _ arguments: [any SQLConvertible]) throws(SQLError) -> ServerResult {
      guard let result = try run([(sql, arguments)]).first else { throw .failedTransaction }
      return result
    }

    /// Runs statements as `run` does, all in one round trip, and returns the rows of each.
    func run(
      _ statements: [(sql: String, arguments: [any SQLConvertible])]
    ) throws(SQLError) -> [ServerResult] {
      try makeRoom(for: statements.count)
      var requests: [ServerRequest] = []
      var places: [Int] = []
      var new: [StatementKey: String] = [:]
      for (sql, arguments) in statements {
        let key = StatementKey(
          text: sql, types: arguments.map { Types.number(of: type(of: $0).sqlType) })
        let name: String
        if let known = self.statements[key] ?? new[key] {
          name = known
        } else {
          name = drawName()
          new[key] = name
          requests.append(try preparing(key, name))
        }
        let values = try ServerArguments(arguments)
        places.append(requests.count)
        requests.append(
          ServerRequest { handle in
            values.withPointers {
              PQsendQueryPrepared(handle, name, Int32($0.count), $0, $1, $2, 0)
            }
          })
      }
      let results = try exchange(requests)
      return places.map { results[$0] }
    }

    /// What prepares a statement.
    private func preparing(_ key: StatementKey, _ name: String) throws(SQLError) -> ServerRequest {
      let (text, count) = Placeholders.translated(key.text)
      guard count == key.types.count else {
        throw .misuse("\(key.types.count) arguments for \(count) parameters")
      }
      return ServerRequest {
        PQsendPrepare($0, name, text, Int32(count), key.types)
      } didSucceed: { [self] in
        statements[key] = name
      }
    }

    /// Forgets the statements if there are many.
    private func makeRoom(for count: Int) throws(SQLError) {
      guard statements.count + count > statementLimit else { return }
      try run(script: "DEALLOCATE ALL")
      statements = [:]
    }
  }
#endif
