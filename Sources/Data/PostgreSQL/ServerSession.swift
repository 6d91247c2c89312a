#if PostgreSQL
  internal import CPostgreSQL
  internal import Platform
  internal import SQL

  /// A connection of libpq, whose every wait has a deadline and ends when the work is cancelled.
  ///
  /// https://www.postgresql.org/docs/15/libpq-async.html
  final class ServerSession {
    /// For messages.
    let server: String
    let handle: OpaquePointer
    private let wake: Wake
    /// Until when the current work may wait.
    var deadline: ServerDeadline
    /// Whether the last statement failed because others have changed what it has read.
    private(set) var hasConflict = false
    /// Whether the connection cannot be used any more.
    private(set) var isLost = false
    /// Whether the current work ends although its task is cancelled.
    var isShielded: Bool
    /// The names of prepared statements.
    var statements: [StatementKey: String] = [:]
    /// What begins a transaction, and is sent together with its first statement.
    private var beginning: [String] = []
    /// How many ends of transactions were sent whose answers were not read yet.
    private var unreadEnds = 0

    /// Takes ownership of `handle`, which may still be connecting.
    init(
      _ handle: OpaquePointer, server: String, until deadline: ServerDeadline, wake: Wake,
      isShielded: Bool
    ) {
      self.handle = handle
      self.server = server
      self.deadline = deadline
      self.wake = wake
      self.isShielded = isShielded
    }

    deinit { PQfinish(handle) }

    /// Begins a transaction with its first statement, so that both take one round trip.
    func begin(_ statements: [String]) { beginning = statements }

    /// Runs statements without arguments, separated by semicolons.
    func run(script: String) throws(SQLError) {
      let script = (beginning + [script]).joined(separator: "; ")
      beginning = []
      try leavePipeline()
      PQclear(try finish(PQsendQuery(handle, script)))
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
      guard PQenterPipelineMode(handle) == 1,
        PQsendQueryParams(handle, "COMMIT", 0, nil, nil, nil, nil, 0) == 1,
        PQpipelineSync(handle) == 1
      else { throw lost() }
      unreadEnds += 1
      try flush()
    }

    /// Leaves out a transaction that no statement has begun.
    func forgetBeginning() { beginning = [] }

    /// Whether a transaction is open, or has failed and waits for its end.
    var isInTransaction: Bool {
      let status = PQtransactionStatus(handle)
      return status == PQTRANS_INTRANS || status == PQTRANS_INERROR
    }

    /// Waits for notifications, at most until the deadline, and returns their payloads.
    func notifications() throws(SQLError) -> [String] {
      var payloads = takeNotifications()
      guard payloads.isEmpty else { return payloads }
      // Not an error: nothing has been asked.
      guard try isReady(forWriting: false) else { return [] }
      try consume()
      payloads = takeNotifications()
      return payloads
    }

    private func takeNotifications() -> [String] {
      var payloads: [String] = []
      while let notification = PQnotifies(handle) {
        payloads.append(notification.pointee.extra.map { String(cString: $0) } ?? "")
        PQfreemem(notification)
      }
      return payloads
    }

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
        if let last, Self.hasFailed(last) {
          PQclear(result)
        } else {
          PQclear(last)
          last = result
        }
      }
      guard let last else { throw lost() }
      guard Self.hasFailed(last) else { return last }
      defer { PQclear(last) }
      throw failure(last)
    }

    /// Sends requests, and before them the beginning of the transaction, and returns the result of the last.
    ///
    /// All together take one round trip; those behind one that fails are not carried out.
    func exchange(_ requests: [ServerRequest]) throws(SQLError) -> OpaquePointer {
      if beginning.isEmpty, unreadEnds == 0, requests.count == 1, let only = requests.first {
        let result = try finish(only.send(handle))
        only.didSucceed()
        return result
      }
      hasConflict = false
      let requests = beginning.map { ServerRequest(statement: $0) } + requests
      beginning = []
      guard PQenterPipelineMode(handle) == 1,
        requests.allSatisfy({ $0.send(handle) == 1 }), PQpipelineSync(handle) == 1
      else { throw lost() }
      try flush()
      try readEnds()
      var results: [OpaquePointer] = []
      defer { for result in results { PQclear(result) } }
      try readPart { results.append($0) }
      PQexitPipelineMode(handle)
      for (request, result) in zip(requests, results) {
        guard !Self.hasFailed(result) else { throw failure(result) }
        request.didSucceed()
      }
      guard results.count == requests.count, let last = results.popLast() else { throw lost() }
      return last
    }

    /// Reads the answers to the ends of earlier transactions that have only read.
    private func readEnds() throws(SQLError) {
      while unreadEnds > 0 {
        try readPart { PQclear($0) }
        unreadEnds -= 1
      }
    }

    /// Makes the connection take a script again.
    private func leavePipeline() throws(SQLError) {
      try readEnds()
      PQexitPipelineMode(handle)
    }

    /// Reads the results of what was sent up to the next synchronisation, one for each request.
    private func readPart(_ take: (OpaquePointer) -> Void) throws(SQLError) {
      // Behind each result stands nothing once.
      var wasResult = true
      while true {
        while PQisBusy(handle) == 1 {
          try wait(forWriting: false)
          try consume()
        }
        guard let result = PQgetResult(handle) else {
          guard wasResult else { throw lost() }
          wasResult = false
          continue
        }
        wasResult = true
        guard PQresultStatus(result) != PGRES_PIPELINE_SYNC else { return PQclear(result) }
        take(result)
      }
    }

    private func flush() throws(SQLError) {
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

    private func consume() throws(SQLError) {
      guard PQconsumeInput(handle) == 1 else { throw lost() }
    }

    private func lost() -> SQLError {
      isLost = true
      return .unreachable(server: server, reason: "the connection was lost")
    }

    /// Waits until the socket is ready; throws `timedOut` and `interrupted`, and gives the connection up.
    func wait(forWriting: Bool) throws(SQLError) {
      do throws(SQLError) {
        guard try isReady(forWriting: forWriting) else { throw .timedOut(server: server) }
      } catch {
        abandon()
        throw error
      }
    }

    /// Returns false after the deadline; throws `interrupted`.
    private func isReady(forWriting: Bool) throws(SQLError) -> Bool {
      while true {
        var files = [
          pollfd(
            fd: PQsocket(handle), events: Int16(forWriting ? POLLOUT | POLLIN : POLLIN), revents: 0),
          // Negative files are not waited for.
          pollfd(fd: isShielded ? -1 : wake.file, events: Int16(POLLIN), revents: 0),
        ]
        let count = poll(&files, 2, deadline.milliseconds)
        if files[0].revents != 0 { return true }
        if count > 0 { throw .interrupted }
        if deadline.hasPassed { return false }
      }
    }

    private static func hasFailed(_ result: OpaquePointer) -> Bool {
      switch PQresultStatus(result) {
      case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_EMPTY_QUERY: false
      default: true
      }
    }
  }
#endif
