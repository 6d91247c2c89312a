#if PostgreSQL
  internal import CPostgreSQL
  internal import SQL

  /// A connection of libpq, whose every wait has a deadline and ends when the work is cancelled.
  ///
  /// https://www.postgresql.org/docs/15/libpq-async.html
  final class ServerSession {
    /// For messages.
    let server: String
    let handle: OpaquePointer
    private var waiting: ServerWait
    /// Whether the connection survives a reading that is cancelled; the next use skips the answers that were
    /// not read.
    ///
    /// For databases whose queries are all short.
    var keepsCancelled = false
    /// Whether the last statement failed because others have changed what it has read.
    private(set) var hasConflict = false
    /// Whether the last statement failed because there is no such table.
    private(set) var lacksTable = false
    /// Whether the connection cannot be used any more.
    private(set) var isLost = false
    /// The names of prepared statements.
    var statements: [StatementKey: String] = [:]
    private var drawnNames = 0
    /// What begins a transaction, and is sent together with its first statement.
    private var beginning: [String] = []
    /// How many parts of the pipeline have answers that were not read yet, such as ends of transactions.
    private var unreadParts = 0

    /// Takes ownership of `handle`, which may still be connecting.
    init(
      _ handle: OpaquePointer, server: String, until deadline: ServerDeadline, wake: Wake,
      isShielded: Bool
    ) {
      self.handle = handle
      self.server = server
      waiting = ServerWait(until: deadline, wake: wake, isShielded: isShielded)
    }

    var deadline: ServerDeadline {
      get { waiting.deadline }
      set { waiting.deadline = newValue }
    }

    var isShielded: Bool {
      get { waiting.isShielded }
      set { waiting.isShielded = newValue }
    }

    deinit { PQfinish(handle) }

    /// A name that no statement has had; whether one was prepared is not known of what was cancelled.
    func drawName() -> String {
      drawnNames += 1
      return "s\(drawnNames)"
    }

    /// Begins a transaction with its first statement, so that both take one round trip.
    func begin(_ statements: [String]) { beginning = statements }

    /// Runs statements without arguments, separated by semicolons, and returns the rows of the last one.
    @discardableResult
    func run(script: String) throws(SQLError) -> ServerResult {
      let script = (beginning + [script]).joined(separator: "; ")
      beginning = []
      try leavePipeline()
      return ServerResult(try finish(PQsendQuery(handle, script)))
    }

    /// Commits the transaction; throws if it has failed, which the server answers by rolling it back.
    func commit() throws(SQLError) {
      guard beginning.isEmpty else { return forgetBeginning() }
      let result = try finish(PQsendQuery(handle, "COMMIT"))
      defer { PQclear(result) }
      guard String(cString: PQcmdStatus(result)) == "COMMIT" else { throw .failedTransaction }
    }

    /// Ends a transaction that has only read, without waiting for the answer: nothing depends on it.
    func endReading() throws(SQLError) {
      guard beginning.isEmpty else { return forgetBeginning() }
      try leaveAnswer(to: "COMMIT")
    }

    /// Sends a statement, whose answer is read before that of the next one.
    private func leaveAnswer(to statement: String) throws(SQLError) {
      guard PQenterPipelineMode(handle) == 1,
        PQsendQueryParams(handle, statement, 0, nil, nil, nil, nil, 0) == 1,
        PQpipelineSync(handle) == 1
      else { throw lost() }
      unreadParts += 1
      try flush()
    }

    /// Leaves out a transaction that no statement has begun.
    func forgetBeginning() { beginning = [] }

    /// Waits for the results of what was sent, and returns the last one, which has not failed.
    private func finish(_ isSent: Int32) throws(SQLError) -> OpaquePointer {
      hasConflict = false
      guard isSent == 1 else { throw lost() }
      try flush()
      var last: OpaquePointer?
      while true {
        while PQisBusy(handle) == 1 {
          try wait(forWriting: false)
          try consume()
        }
        guard let result = PQgetResult(handle) else { break }
        // After an error the later results say less.
        if let last, ServerResult.hasFailed(last) {
          PQclear(result)
        } else {
          PQclear(last)
          last = result
        }
      }
      guard let last else { throw lost() }
      guard ServerResult.hasFailed(last) else { return last }
      defer { PQclear(last) }
      throw failure(last)
    }

    /// Sends requests, and before them the beginning of the transaction, and returns their results.
    ///
    /// All together take one round trip; those behind one that fails are not carried out.
    func exchange(_ requests: [ServerRequest]) throws(SQLError) -> [ServerResult] {
      if beginning.isEmpty, unreadParts == 0, requests.count == 1, !keepsCancelled,
        let only = requests.first
      {
        let result = ServerResult(try finish(only.send(handle)))
        only.didSucceed()
        return [result]
      }
      hasConflict = false
      let begun = beginning.count
      let requests = beginning.map { ServerRequest(statement: $0) } + requests
      beginning = []
      guard PQenterPipelineMode(handle) == 1,
        requests.allSatisfy({ $0.send(handle) == 1 }), PQpipelineSync(handle) == 1
      else { throw lost() }
      try flush()
      unreadParts += 1
      var results: [ServerResult] = []
      do throws(SQLError) {
        while unreadParts > 1 { try readPart { _ in } }
        try readPart { results.append($0) }
      } catch {
        if error == .interrupted, !isLost { try? leaveAnswer(to: "ROLLBACK") }
        throw error
      }
      PQexitPipelineMode(handle)
      for (request, result) in zip(requests, results) {
        guard !ServerResult.hasFailed(result.pointer) else { throw failure(result.pointer) }
        request.didSucceed()
      }
      guard results.count == requests.count else { throw lost() }
      return Array(results.dropFirst(begun))
    }

    /// Makes the connection take a script again.
    private func leavePipeline() throws(SQLError) {
      while unreadParts > 0 { try readPart { _ in } }
      PQexitPipelineMode(handle)
    }

    /// Reads the results of what was sent up to the next synchronisation, one for each request.
    private func readPart(_ take: (ServerResult) -> Void) throws(SQLError) {
      // Behind each result stands nothing once.
      var wasResult = true
      while true {
        while PQisBusy(handle) == 1 {
          try wait(forWriting: false, isLeft: keepsCancelled)
          try consume()
        }
        guard let result = PQgetResult(handle) else {
          guard wasResult else { throw lost() }
          wasResult = false
          continue
        }
        wasResult = true
        guard PQresultStatus(result) != PGRES_PIPELINE_SYNC else {
          unreadParts -= 1
          return PQclear(result)
        }
        take(ServerResult(result))
      }
    }

    private func flush() throws(SQLError) {
      waiting.goOn()
      var pending = PQflush(handle)
      while pending == 1 {
        try wait(forWriting: true)
        try consume()
        pending = PQflush(handle)
      }
      guard pending == 0 else { throw lost() }
    }

    private func failure(_ result: OpaquePointer) -> SQLError {
      hasConflict = SQLError.isConflict(result)
      lacksTable = SQLError.lacksTable(result)
      if PQstatus(handle) == CONNECTION_BAD { isLost = true }
      let error = SQLError(result, server: server)
      if isLost, case .other = error {
        return .unreachable(server: server, reason: "the connection was lost")
      }
      return error
    }

    /// Gives the connection up, since the request may reach the server when the next statement runs.
    private func abandon() {
      isLost = true
      // While it connects, there is nothing to end.
      guard PQstatus(handle) == CONNECTION_OK, let request = PQgetCancel(handle) else { return }
      // It waits for an answer itself, which may never come.
      CancelRequest(pointer: request).send()
    }

    /// Whether the socket is ready before the deadline; throws `interrupted`.
    func isReady(forWriting: Bool) throws(SQLError) -> Bool {
      try waiting.isReady(PQsocket(handle), forWriting: forWriting)
    }

    func consume() throws(SQLError) {
      guard PQconsumeInput(handle) == 1 else { throw lost() }
    }

    private func lost() -> SQLError {
      isLost = true
      return .unreachable(server: server, reason: "the connection was lost")
    }

    /// Waits until the socket is ready; throws `timedOut` and `interrupted`, and gives the connection up.
    ///
    /// After an interruption it does not if what was asked for `isLeft` to the next use.
    func wait(forWriting: Bool, isLeft: Bool = false) throws(SQLError) {
      do throws(SQLError) {
        guard try isReady(forWriting: forWriting) else { throw .timedOut(server: server) }
        waiting.renew()
      } catch {
        if !isLeft || error != .interrupted { abandon() }
        throw error
      }
    }
  }
#endif
