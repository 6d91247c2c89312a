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
    /// Until when the current work waits for the server's next sign; each one renews it.
    var deadline: ServerDeadline { didSet { isUnderWay = false } }
    /// Whether the server has given a sign since the deadline was set.
    private var isUnderWay = false
    /// Whether a reading that is cancelled leaves its answers to the next one: none of them takes long.
    var keepsCancelled = false
    /// Whether the last statement failed because others have changed what it has read.
    private(set) var hasConflict = false
    /// Whether the last statement failed because there is no such table.
    private(set) var lacksTable = false
    /// Whether the connection cannot be used any more.
    private(set) var isLost = false
    /// Whether the current work ends although its task is cancelled.
    var isShielded: Bool
    /// The names of prepared statements.
    var statements: [StatementKey: String] = [:]
    private var drawnNames = 0
    /// What begins a transaction, and is sent together with its first statement.
    private var beginning: [String] = []
    /// How many parts were sent whose answers nobody waits for, such as ends of transactions.
    private var unreadParts = 0

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

    /// Sends a statement for whose answer nobody waits.
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
        guard !Self.hasFailed(result.pointer) else { throw failure(result.pointer) }
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
      // What the program has done meanwhile takes no time of the server's.
      if isUnderWay { renewDeadline() }
      var pending = PQflush(handle)
      while pending == 1 {
        try wait(forWriting: true)
        try consume()
        pending = PQflush(handle)
      }
      guard pending == 0 else { throw lost() }
    }

    private func renewDeadline() {
      deadline = deadline.renewed
      isUnderWay = true
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

    private func consume() throws(SQLError) {
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
        renewDeadline()
      } catch {
        if !isLeft || error != .interrupted { abandon() }
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
