#if PostgreSQL
  internal import CPostgreSQL
  internal import Glibc
  internal import SQL

  /// A connection of libpq, whose every wait has a deadline and ends when the work is cancelled.
  ///
  /// https://www.postgresql.org/docs/15/libpq-async.html
  final class ServerSession {
    /// For messages.
    let server: String
    private let handle: OpaquePointer
    private let wake: Wake
    /// Until when the current work may wait.
    var deadline: ServerDeadline
    /// Whether the last statement failed because others have changed what it has read.
    private(set) var hasConflict = false
    /// Whether the connection cannot be used any more.
    private(set) var isLost = false
    /// Whether the current work ends although its task is cancelled.
    var isShielded = false
    private var statements: [StatementKey: String] = [:]

    private struct StatementKey: Hashable {
      let text: String
      let types: [Oid]
    }

    /// More statements than a program has, unless it makes them of many parts.
    private static let statementLimit = 500
    /// In bytes; a text of an argument.
    private static let textLimit = 64 << 20

    /// Connects; throws `unreachable`, `denied`, and `timedOut` after the deadline.
    init(
      _ address: ServerAddress, password: String?, until deadline: ServerDeadline, wake: Wake,
      isShielded: Bool = false
    ) throws(SQLError) {
      var isVerified = false
      server = address.name
      self.wake = wake
      self.deadline = deadline
      self.isShielded = isShielded
      var handle = try Self.start(address, password: password, isVerified: false)
      // A service file or the environment may have named another server.
      if let options = ConnectionOptions(of: handle), !options.isLocal {
        PQfinish(handle)
        isVerified = true
        handle = try Self.start(address, password: password, isVerified: true)
      }
      self.handle = handle
      do throws(SQLError) {
        try connect()
        guard let options = ConnectionOptions(of: handle), options.isLocal || isVerified else {
          throw .denied(server: server, reason: "the connection is not verified")
        }
      } catch {
        isLost = true
        throw error
      }
      PQsetnonblocking(handle, 1)
      // By default they would be written to standard error.
      PQsetNoticeReceiver(handle, { _, _ in }, nil)
    }

    deinit { PQfinish(handle) }

    /// Begins to connect, without sending anything yet.
    private static func start(
      _ address: ServerAddress, password: String?, isVerified: Bool
    ) throws(SQLError) -> OpaquePointer {
      var options = [
        // Of several servers the one that takes changes, unless the address asks for another.
        ("target_session_attrs", "read-write"), ("dbname", address.uri),
        ("application_name", "galbi"), ("client_encoding", "UTF8"),
        ("gssencmode", "disable"), ("keepalives_idle", "10"), ("keepalives_interval", "5"),
        ("keepalives_count", "2"), ("tcp_user_timeout", "10000"),
      ]
      if isVerified {
        options.append(("sslmode", "verify-full"))
        let own = getenv("HOME").map { "\(String(cString: $0))/.postgresql/root.crt" } ?? ""
        if access(own, R_OK) != 0, let bundle = certificates {
          options.append(("sslrootcert", bundle))
        }
      }
      if let password { options.append(("password", password)) }
      // Both end in nil.
      let keywords = options.map { Self.copy($0.0) } + [nil]
      let values = options.map { Self.copy($0.1) } + [nil]
      defer {
        for text in keywords + values {
          guard let text = UnsafeMutablePointer(mutating: text) else { continue }
          // It may be the password.
          explicit_bzero(text, strlen(text))
          free(text)
        }
      }
      let handle = PQconnectStartParams(keywords, values, 1)
      guard let handle else {
        throw .unreachable(server: address.name, reason: "out of memory")
      }
      guard PQstatus(handle) != CONNECTION_BAD else {
        defer { PQfinish(handle) }
        throw .unreachable(server: address.name, reason: Self.message(of: handle))
      }
      return handle
    }

    private static func copy(_ text: String) -> UnsafePointer<CChar>? {
      UnsafePointer(strdup(text))
    }

    /// The certificates that the system trusts, which libpq before version 16 does not find itself.
    private static let certificates: String? = [
      "/etc/ssl/certs/ca-certificates.crt", "/etc/ssl/cert.pem",
    ].first { (path: String) in access(path, R_OK) == 0 }

    private func connect() throws(SQLError) {
      var state = PGRES_POLLING_WRITING
      while state != PGRES_POLLING_OK {
        guard state != PGRES_POLLING_FAILED else {
          let reason = Self.message(of: handle)
          let isRefused =
            PQconnectionNeedsPassword(handle) == 1 || PQconnectionUsedPassword(handle) == 1
          throw isRefused
            ? .denied(server: server, reason: reason) : .unreachable(server: server, reason: reason)
        }
        try wait(forWriting: state == PGRES_POLLING_WRITING)
        state = PQconnectPoll(handle)
      }
    }

    /// Runs one statement with arguments, prepared at its first use, and returns its rows.
    func run(_ sql: String, _ arguments: [any SQLConvertible]) throws(SQLError) -> ServerResult {
      let key = StatementKey(
        text: sql, types: arguments.map { Types.number(of: type(of: $0).sqlType) })
      let name: String
      if let known = statements[key] {
        name = known
      } else {
        let (text, count) = Placeholders.translated(sql)
        guard count == arguments.count else {
          throw .misuse("\(arguments.count) arguments for \(count) parameters")
        }
        if statements.count >= Self.statementLimit { try forgetStatements() }
        name = "s\(statements.count)"
        _ = try finish(PQsendPrepare(handle, name, text, Int32(count), key.types))
        statements[key] = name
      }
      let values = try arguments.map { argument throws(SQLError) in try Self.bytes(of: argument) }
      return try Self.withPointers(to: values) { pointers throws(SQLError) in
        let lengths = values.map { Int32($0?.count ?? 0) }
        // Bytes as they are, all other values as text.
        let formats = arguments.map { type(of: $0).sqlType == .blob ? Int32(1) : 0 }
        return ServerResult(
          try finish(
            PQsendQueryPrepared(
              handle, name, Int32(values.count), pointers, lengths, formats, 0)))
      }
    }

    /// Runs statements without arguments, separated by semicolons.
    func run(script: String) throws(SQLError) {
      PQclear(try finish(PQsendQuery(handle, script)))
    }

    /// Commits the transaction; throws if it has failed, which the server answers by rolling it back.
    func commit() throws(SQLError) {
      let result = try finish(PQsendQuery(handle, "COMMIT"))
      defer { PQclear(result) }
      guard String(cString: PQcmdStatus(result)) == "COMMIT" else { throw .failedTransaction }
    }

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

    private func forgetStatements() throws(SQLError) {
      try run(script: "DEALLOCATE ALL")
      statements = [:]
    }

    /// Waits for the results of what was sent, and returns the last one, which has not failed.
    private func finish(_ isSent: Int32) throws(SQLError) -> OpaquePointer {
      hasConflict = false
      guard isSent == 1 else { throw lost() }
      var pending = PQflush(handle)
      while pending == 1 {
        try wait(forWriting: true)
        try consume()
        pending = PQflush(handle)
      }
      guard pending == 0 else { throw lost() }
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
      guard let request = PQgetCancel(handle) else { return }
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
    private func wait(forWriting: Bool) throws(SQLError) {
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

    /// What libpq says of a connection that has failed, in one line.
    private static func message(of handle: OpaquePointer) -> String {
      String(cString: PQerrorMessage(handle)).split(separator: "\n").joined(separator: " ")
    }

    /// The bytes of an argument, a text with a NUL at its end; nil for NULL.
    private static func bytes(of argument: any SQLConvertible) throws(SQLError) -> [UInt8]? {
      let text: String
      switch argument.sqlValue {
      case .null: return nil
      case .blob(let bytes): return bytes
      case .integer(let number): text = "\(number)"
      case .real(let number): text = "\(number)"
      case .text(let string): text = string
      }
      guard !text.utf8.contains(0) else { throw .constraint("a text has no NUL") }
      guard text.utf8.count <= textLimit else { throw .constraint("a text is too long") }
      return Array(text.utf8) + [0]
    }

    /// Calls `body` with a pointer to each value, valid during the call.
    private static func withPointers<Value>(
      to values: [[UInt8]?],
      _ body: ([UnsafePointer<CChar>?]) throws(SQLError) -> Value
    ) throws(SQLError) -> Value {
      var starts: [Int?] = []
      var all: [UInt8] = []
      for value in values {
        starts.append(value == nil ? nil : all.count)
        all += value ?? []
      }
      // An empty array has no address.
      all.append(0)
      return try all.withUnsafeBufferPointer { buffer throws(SQLError) in
        let base = UnsafeRawPointer(buffer.baseAddress)?.assumingMemoryBound(to: CChar.self)
        return try body(starts.map { start in start.flatMap { base?.advanced(by: $0) } })
      }
    }
  }
#endif
