#if PostgreSQL
  internal import CPostgreSQL
  internal import Platform
  internal import SQL

  extension ServerSession {
    /// Connects to the first server of the address that answers; one that does not takes its share of the
    /// time only.
    ///
    /// Throws `unreachable`, `denied`, and `timedOut` after the deadline.
    static func connected(
      to address: ServerAddress, password: String?, until deadline: ServerDeadline, wake: Wake,
      isShielded: Bool = false
    ) throws(SQLError) -> ServerSession {
      var options = [
        // Of several servers the one that takes changes, unless the address asks for another.
        ("target_session_attrs", "read-write"), ("dbname", address.uri),
        ("application_name", "galbi"), ("client_encoding", "UTF8"),
        ("gssencmode", "disable"), ("keepalives_idle", "10"), ("keepalives_interval", "5"),
        ("keepalives_count", "2"), ("tcp_user_timeout", "10000"),
      ]
      if let password { options.append(("password", password)) }
      if address.reachesPublicOnly {
        guard let servers = ConnectionOptions(parsing: address.uri)?.publicServers() else {
          throw .unreachable(server: address.name, reason: "it is in a private network")
        }
        options += servers
      }
      func session(_ options: [(String, String)], until end: ServerDeadline) throws(SQLError)
        -> ServerSession
      {
        ServerSession(
          try begun(options, server: address.name), server: address.name, until: end, wake: wake,
          isShielded: isShielded)
      }
      // A service file or the environment may name other servers than the address.
      let first = try session(options, until: deadline)
      guard let found = ConnectionOptions(of: first.handle) else {
        throw .unreachable(server: address.name, reason: "out of memory")
      }
      let servers = found.servers
      if found.isLocal, servers.count == 1 {
        try first.connect(isVerified: false)
        Reached.note(address)
        return first
      }
      if !found.isLocal { options += verification(found) }
      var failure = SQLError.unreachable(server: address.name, reason: "no server is given")
      for (index, server) in servers.enumerated() {
        do throws(SQLError) {
          let share = deadline.share(of: servers.count - index)
          let session = try session(options + server, until: share)
          try session.connect(isVerified: !found.isLocal)
          Reached.note(address)
          return session
        } catch {
          failure = error
          switch error {
          case .unreachable, .timedOut: continue
          default: throw error
          }
        }
      }
      throw failure
    }

    /// What makes sure that a server is the one that is meant.
    private static func verification(_ found: ConnectionOptions) -> [(String, String)] {
      let own = getenv("HOME").map { "\(String(cString: $0))/.postgresql/root.crt" } ?? ""
      let mode = [("sslmode", "verify-full")]
      guard found["sslrootcert"] == nil, access(own, R_OK) != 0, let certificates else {
        return mode
      }
      return mode + [("sslrootcert", certificates)]
    }

    /// The certificates that the system trusts, which libpq before version 16 does not find itself.
    private static let certificates: String? = [
      "/etc/ssl/certs/ca-certificates.crt", "/etc/ssl/cert.pem",
    ].first { (path: String) in access(path, R_OK) == 0 }

    /// Begins to connect, without sending anything yet.
    private static func begun(
      _ options: [(String, String)], server: String
    ) throws(SQLError) -> OpaquePointer {
      // Both end in nil.
      let keywords = options.map { Self.copy($0.0) } + [nil]
      let values = options.map { Self.copy($0.1) } + [nil]
      defer {
        for text in keywords + values {
          guard let text = UnsafeMutablePointer(mutating: text) else { continue }
          // It may be the password.
          eraseMemory(text, strlen(text))
          free(text)
        }
      }
      guard let handle = PQconnectStartParams(keywords, values, 1) else {
        throw .unreachable(server: server, reason: "out of memory")
      }
      return handle
    }

    private static func copy(_ text: String) -> UnsafePointer<CChar>? {
      UnsafePointer(strdup(text))
    }

    private func connect(isVerified: Bool) throws(SQLError) {
      var state =
        PQstatus(handle) == CONNECTION_BAD ? PGRES_POLLING_FAILED : PGRES_POLLING_WRITING
      while state != PGRES_POLLING_OK {
        guard state != PGRES_POLLING_FAILED else { throw refusal }
        // All signs together have the time of one: a server that sends byte after byte is not waited for.
        guard try isReady(forWriting: state == PGRES_POLLING_WRITING), !deadline.hasPassed else {
          throw .timedOut(server: server)
        }
        state = PQconnectPoll(handle)
      }
      deadline = deadline.renewed
      guard isVerified || ConnectionOptions(of: handle)?.isLocal == true else {
        throw .denied(server: server, reason: "the connection is not verified")
      }
      PQsetnonblocking(handle, 1)
      // By default they would be written to standard error.
      PQsetNoticeReceiver(handle, { _, _ in }, nil)
    }

    /// Why it has not connected, in one line.
    private var refusal: SQLError {
      let reason = String(cString: PQerrorMessage(handle))
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return PQconnectionNeedsPassword(handle) == 1 || PQconnectionUsedPassword(handle) == 1
        ? .denied(server: server, reason: reason) : .unreachable(server: server, reason: reason)
    }
  }
#endif
