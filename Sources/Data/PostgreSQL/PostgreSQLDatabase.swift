#if PostgreSQL
  public import SQL

  /// A database on a server, connected and migrated at its first use.
  ///
  /// Work runs serially on the database's own dispatch queue, waits for the server only until a deadline,
  /// and ends early with `SQLError.interrupted` when the task that waits for it is cancelled. A
  /// connection that was lost is made again by the next use.
  public actor PostgreSQLDatabase: Database {
    public nonisolated let address: ServerAddress
    let password: @Sendable () -> String?
    let limits: ServerLimits
    private let now: @Sendable () -> ContinuousClock.Instant
    private let migrations: [Migration]
    private let keepsCancelled: Bool
    let wake = Wake()
    private nonisolated let executor: DatabaseExecutor
    private var connection: PostgreSQLConnection?
    /// The last failed attempt to connect: its error, its time, and how many connections to this server the
    /// process had made by then.
    private var failure: (error: SQLError, time: ContinuousClock.Instant, successes: Int)?

    public nonisolated var unownedExecutor: UnownedSerialExecutor {
      executor.asUnownedSerialExecutor()
    }

    /// Creates a database without connecting.
    ///
    /// - Parameters:
    ///   - address: where it is.
    ///   - migrations: all migrations since the first version, in ascending order.
    ///   - password: asked for with each connection; nil for what libpq finds itself.
    ///   - limits: how long the server is waited for.
    ///   - keepsCancelled: whether a cancelled reading keeps the connection; the next one then waits for its
    ///     answer first.
    ///   - now: the time by which the limits pass.
    public init(
      _ address: ServerAddress, migrations: [Migration] = [],
      password: @escaping @Sendable () -> String? = { nil }, limits: ServerLimits = ServerLimits(),
      keepsCancelled: Bool = false,
      now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
    ) {
      self.address = address
      self.migrations = migrations
      self.password = password
      self.limits = limits
      self.keepsCancelled = keepsCancelled
      self.now = now
      executor = DatabaseExecutor(name: "galbi.postgresql")
    }

    /// Commits the changes of `body`, or rolls them back if it throws or the task is cancelled.
    ///
    /// `body` sees what was committed before (`SERIALIZABLE`) and is called again if others have changed
    /// that in the meantime; `busy` is thrown if that does not end by the limit. If the connection is
    /// lost while the change is committed, the server is asked by the key of the change whether it was.
    @discardableResult
    public func transaction<Value: Sendable>(
      patience: Duration? = nil, _ body: @Sendable (Connection) throws(SQLError) -> Value
    ) async throws(SQLError) -> Value {
      try await change(.serializable, patience: patience, body)
    }

    /// As `transaction`, with a choice of what `body` sees.
    @discardableResult
    public func change<Value: Sendable>(
      _ isolation: Isolation, patience: Duration? = nil,
      _ body: @Sendable (Connection) throws(SQLError) -> Value
    ) async throws(SQLError) -> Value {
      try await wake.interrupting { () throws(SQLError) in
        var change = Change<Value>(
          isolation, patience: patience, until: ServerDeadline(after: limits.change, by: now))
        while true {
          if let value = try change.attempt(on: self, body) { return value }
        }
      }
    }

    public func read<Value: Sendable>(
      _ body: @Sendable (Connection) throws(SQLError) -> Value
    ) async throws(SQLError) -> Value {
      try await wake.interrupting { () throws(SQLError) in
        let deadline = ServerDeadline(after: limits.read, by: now)
        // A connection that was idle may have been lost since, which only its use shows.
        for isLastTry in [false, true] {
          let connection = try opened(until: deadline)
          do throws(SQLError) {
            connection.session.begin(["BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"])
            let value = try body(connection)
            try connection.session.endReading()
            return value
          } catch {
            leave(connection)
            guard case .unreachable = error, !isLastTry else { throw error }
          }
        }
        throw .unreachable(server: address.name, reason: "the connection was lost")
      }
    }

    /// Closes the connection; the next use opens it again.
    public func close() { connection = nil }

    /// The open connection, made and migrated if needed.
    func opened(
      until deadline: ServerDeadline, isShielded: Bool = false
    ) throws(SQLError) -> PostgreSQLConnection {
      if let connection, !connection.session.isLost {
        connection.session.deadline = deadline
        return connection
      }
      connection = nil
      // Not every key waits for a server that is not there.
      if let failure, failure.time.duration(to: now()) < limits.pause,
        failure.successes == Reached.count(of: address)
      {
        throw failure.error
      }
      do throws(SQLError) {
        let session = try ServerSession.connected(
          to: address, password: password(),
          until: ServerDeadline(after: limits.connecting, by: now), wake: wake,
          isShielded: isShielded)
        let new = PostgreSQLConnection(session)
        let version = try new.prepare(limits)
        try new.migrate(migrations, from: version, until: deadline.next(after: limits.migration))
        // The work has the whole time, however long that took.
        session.deadline = deadline.renewed
        session.keepsCancelled = keepsCancelled
        connection = new
        failure = nil
        return new
      } catch {
        if error != .interrupted { failure = (error, now(), Reached.count(of: address)) }
        throw error
      }
    }

    /// Ends a transaction that has failed, or the connection if that is not possible.
    func leave(_ connection: PostgreSQLConnection) {
      connection.rollBack()
      if connection.session.isLost { self.connection = nil }
    }
  }
#endif

#if PostgreSQL
  /// How long a server is waited for without a sign of it.
  public struct ServerLimits: Sendable {
    public var connecting = Duration.seconds(5)
    public var read = Duration.seconds(5)
    public var change = Duration.seconds(10)
    /// One that rewrites large tables takes its time.
    public var migration = Duration.seconds(600)
    /// After which another attempt to connect is made.
    public var pause = Duration.seconds(1)
    /// After which a server that tells nothing is asked for a sign.
    public var silence = Duration.seconds(2)
    /// How long that sign is waited for.
    public var sign = Duration.milliseconds(2_500)

    public init() {}
  }
#endif
