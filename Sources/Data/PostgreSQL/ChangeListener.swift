#if PostgreSQL
  internal import SQL

  extension PostgreSQLDatabase {
    /// Calls `didChange` after commits, and whenever some may have been missed, until the task is
    /// cancelled; `isReachable` is called with what has become of the connection.
    public nonisolated func follow(
      _ didChange: @Sendable () async -> Void, isReachable: @Sendable (Bool) async -> Void
    ) async {
      await ChangeListener(address, password: password, limits: limits)
        .run(didChange, isReachable: isReachable)
    }
  }

  /// Tells of the changes of others, by a connection of its own that listens.
  public actor ChangeListener {
    private let address: ServerAddress
    private let password: @Sendable () -> String?
    private let limits: ServerLimits
    private let wake = Wake()
    private nonisolated let executor = DatabaseExecutor(name: "galbi.postgresql.listener")
    private var session: ServerSession?

    public nonisolated var unownedExecutor: UnownedSerialExecutor {
      executor.asUnownedSerialExecutor()
    }

    /// After which a change is looked for even if nothing was told.
    private static let longestSilence = Duration.seconds(30)
    private static let firstPause = 100
    private static let lastPause = 5_000

    public init(
      _ address: ServerAddress, password: @escaping @Sendable () -> String? = { nil },
      limits: ServerLimits = ServerLimits()
    ) {
      self.address = address
      self.password = password
      self.limits = limits
    }

    /// Calls `didChange` after commits, and whenever some may have been missed, until the task is
    /// cancelled; `isReachable` is called with what has become of the connection.
    ///
    /// One call may stand for several commits.
    public func run(
      _ didChange: @Sendable () async -> Void,
      isReachable: @Sendable (Bool) async -> Void = { _ in }
    ) async {
      var pause = Self.firstPause
      while !Task.isCancelled {
        do throws(SQLError) {
          if session == nil {
            try await connect()
            await isReachable(true)
            // Databases still remember that the server was not there.
            if pause > Self.firstPause { try? await Task.sleep(for: limits.pause) }
            pause = Self.firstPause
            // Changes may have come while there was no connection.
            await didChange()
          }
          try await listen()
          await didChange()
        } catch {
          session = nil
          guard error != .interrupted else { return }
          await isReachable(false)
          try? await Task.sleep(for: .milliseconds(pause))
          pause = min(2 * pause, Self.lastPause)
        }
      }
      session = nil
    }

    private func connect() async throws(SQLError) {
      session = try await wake.interrupting { () throws(SQLError) in
        let session = try ServerSession.connected(
          to: address, password: password(), until: ServerDeadline(after: limits.connecting),
          wake: wake)
        try session.run(script: "LISTEN galbi")
        return session
      }
    }

    /// Waits for notifications, and makes sure that the server is still there if there are none.
    private func listen() async throws(SQLError) {
      guard let session else { return }
      try await wake.interrupting { () throws(SQLError) in
        session.deadline = ServerDeadline(after: Self.longestSilence)
        guard try session.notifications().isEmpty else { return }
        session.deadline = ServerDeadline(after: limits.read)
        try session.run(script: "SELECT 1")
      }
    }
  }
#endif
