#if PostgreSQL
  internal import CPostgreSQL
  internal import SQL

  extension PostgreSQLDatabase {
    /// Calls `didChange` after commits, and whenever some may have been missed, until the task is
    /// cancelled; `isSilent` is called as by `ChangeListener.run`.
    public nonisolated func follow(
      _ didChange: @escaping @Sendable () async -> Void,
      isSilent: @Sendable (Duration?) async -> Void
    ) async {
      await ChangeListener(address, password: password, limits: limits)
        .run(didChange, isSilent: isSilent)
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
    /// The number of the newest change that was told; 0 if there was none.
    private var newest = 0

    public nonisolated var unownedExecutor: UnownedSerialExecutor {
      executor.asUnownedSerialExecutor()
    }

    public init(
      _ address: ServerAddress, password: @escaping @Sendable () -> String? = { nil },
      limits: ServerLimits = ServerLimits()
    ) {
      self.address = address
      self.password = password
      self.limits = limits
    }

    /// Calls `didChange` after commits, and whenever some may have been missed, until the task is
    /// cancelled; one call may stand for several commits, and the next one comes after its end.
    ///
    /// `isSilent` is called with the time since the last sign of a server that gives none any more, and with
    /// nil when it gives one again.
    public func run(
      _ didChange: @escaping @Sendable () async -> Void,
      isSilent: @Sendable (Duration?) async -> Void = { _ in }
    ) async {
      let changes = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
      // Beside the signs of the server, since what is read after a change may wait for it.
      async let reading: Void = {
        for await _ in changes.stream where !Task.isCancelled { await didChange() }
      }()
      await listen(isSilent) { changes.continuation.yield() }
      changes.continuation.finish()
      await reading
    }

    /// Listens on one connection after another.
    private func listen(
      _ isSilent: @Sendable (Duration?) async -> Void, didChange: () -> Void
    ) async {
      var pause = ListenerPause()
      var sign: ContinuousClock.Instant?
      while !Task.isCancelled {
        do throws(SQLError) {
          if session == nil {
            try await connect()
            await isSilent(nil)
            pause = ListenerPause()
            // Changes may have come while there was no connection.
            didChange()
          }
          sign = .now
          if try await hasChanged() { didChange() }
        } catch {
          session = nil
          guard error != .interrupted else { return }
          await isSilent(sign?.duration(to: .now) ?? .zero)
          try? await Task.sleep(for: pause.next(after: error))
        }
      }
      session = nil
    }

    private func connect() async throws(SQLError) {
      session = try await wake.interrupting { () throws(SQLError) in
        let session = try ServerSession.connected(
          to: address, password: password(), until: ServerDeadline(after: limits.sign), wake: wake)
        try session.run(script: "LISTEN galbi")
        newest = try session.newestChange() ?? 0
        return session
      }
    }

    /// Waits for notifications, and asks for a sign of the server if there are none.
    private func hasChanged() async throws(SQLError) -> Bool {
      guard let session else { return false }
      return try await wake.interrupting { () throws(SQLError) in
        session.deadline = ServerDeadline(after: limits.silence)
        let told = try session.notifications()
        guard told.isEmpty else {
          newest = max(newest, told.compactMap { Int($0) }.max() ?? 0)
          return true
        }
        session.deadline = ServerDeadline(after: limits.sign)
        // A connection through others may get no notifications.
        guard let number = try session.newestChange(), number != newest else { return false }
        newest = number
        return true
      }
    }
  }

  extension ServerSession {
    /// The number of the newest change; 0 if there was none, and nil where the server refuses to say it, as
    /// long as there are no tables.
    fileprivate func newestChange() throws(SQLError) -> Int? {
      do throws(SQLError) {
        let newest = try run(script: "SELECT max(number) FROM galbi.change")
        return Int((newest.integer(at: 0) ?? nil) ?? 0)
      } catch {
        // A refusal is a sign, too.
        guard !isLost else { throw error }
        return nil
      }
    }

    /// Waits for notifications, at most until the deadline, and returns their payloads.
    fileprivate func notifications() throws(SQLError) -> [String] {
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
  }

  /// How long a listener waits before it connects again: a server that is away may be there at once, and one
  /// that refuses is asked ever less often.
  struct ListenerPause {
    private var length = Duration.milliseconds(100)

    /// The next one, after a connection that was not made or was lost.
    mutating func next(after error: SQLError) -> Duration {
      let most: Duration = if case .denied = error { .seconds(5) } else { .milliseconds(250) }
      defer { length = min(length * 2, most) }
      return min(length, most)
    }
  }
#endif
