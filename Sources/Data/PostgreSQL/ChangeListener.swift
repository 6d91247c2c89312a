#if PostgreSQL
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
    /// Of the newest change when the server was asked last; nil if there was a change since.
    private var newest: Int?

    public nonisolated var unownedExecutor: UnownedSerialExecutor {
      executor.asUnownedSerialExecutor()
    }

    private static let firstPause = 100
    private static let lastPause = 250

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
      var pause = Self.firstPause
      var sign: ContinuousClock.Instant?
      while !Task.isCancelled {
        do throws(SQLError) {
          if session == nil {
            try await connect()
            await isSilent(nil)
            pause = Self.firstPause
            // Changes may have come while there was no connection.
            didChange()
          }
          sign = .now
          if try await hasChanged() { didChange() }
        } catch {
          session = nil
          guard error != .interrupted else { return }
          await isSilent(sign?.duration(to: .now) ?? .zero)
          try? await Task.sleep(for: .milliseconds(pause))
          pause = min(2 * pause, Self.lastPause)
        }
      }
      session = nil
    }

    private func connect() async throws(SQLError) {
      newest = nil
      session = try await wake.interrupting { () throws(SQLError) in
        let session = try ServerSession.connected(
          to: address, password: password(), until: ServerDeadline(after: limits.sign), wake: wake)
        try session.run(script: "LISTEN galbi")
        return session
      }
    }

    /// Waits for notifications, and asks for a sign of the server if there are none.
    private func hasChanged() async throws(SQLError) -> Bool {
      guard let session else { return false }
      return try await wake.interrupting { () throws(SQLError) in
        session.deadline = ServerDeadline(after: limits.silence)
        guard try session.notifications().isEmpty else {
          newest = nil
          return true
        }
        session.deadline = ServerDeadline(after: limits.sign)
        let number: Int?
        do throws(SQLError) {
          number = try session.run(script: "SELECT max(number) FROM galbi.change")
            .integer(at: 0).map { Int($0) }
        } catch {
          // A refusal is a sign, too: there may be no tables yet.
          guard !session.isLost else { throw error }
          return false
        }
        defer { newest = number }
        // A connection through others may get no notifications.
        return newest != nil && newest != number
      }
    }
  }
#endif
