#if PostgreSQL
  internal import Platform
  internal import SQL

  /// A change of a database under a key of its own, which says after a lost connection whether it was
  /// committed.
  struct Change<Value> {
    private let beginning: [String]
    private var deadline: ServerDeadline
    private let key = ChangeKey()
    /// What a transaction has come to whose COMMIT has not been answered.
    private var unanswered: Value?
    private var attempts = 0

    /// Waits for locks of others at most for `patience`; nil for as long as for the server.
    init(_ isolation: Isolation, patience: Duration?, until deadline: ServerDeadline) {
      let limit = patience.map { "SET LOCAL lock_timeout = \(max($0.inMilliseconds, 1))" }
      beginning = [isolation.beginning] + [limit].compactMap { $0 }
      self.deadline = deadline
    }

    /// Tries to commit once; returns nil if it is to be tried again.
    mutating func attempt(
      on database: isolated PostgreSQLDatabase, _ body: (Connection) throws(SQLError) -> Value
    ) throws(SQLError) -> Value? {
      attempts += 1
      let connection: PostgreSQLConnection
      do throws(SQLError) {
        connection = try database.opened(until: deadline, isShielded: unanswered != nil)
      } catch {
        return try wait(after: error, hasConflict: false)
      }
      let session = connection.session
      connection.hasChanged = false
      // An error while the server is asked says nothing of the earlier transaction.
      var isAsking = unanswered != nil
      session.isShielded = isAsking
      defer { session.isShielded = false }
      do throws(SQLError) {
        session.begin(beginning)
        let isNoted = unanswered != nil
        if let unanswered {
          // Waits for the end of the earlier transaction, if the server still has it.
          guard try connection.note(key) else {
            connection.rollBack()
            return unanswered
          }
          isAsking = false
          session.isShielded = false
          self.unanswered = nil
        }
        let value = try body(connection)
        if database.wake.isCancelled { throw .interrupted }
        if connection.hasChanged, !isNoted { _ = try connection.note(key) }
        session.isShielded = true
        if connection.hasChanged {
          unanswered = value
          // Whether it was committed is asked for as long again, however long the work took.
          if attempts == 1 { deadline = deadline.renewed }
        }
        try session.commit()
        return value
      } catch {
        // An answer, though a refusal, says that nothing was committed.
        if !session.isLost, !isAsking { unanswered = nil }
        let hasConflict = session.hasConflict
        database.leave(connection)
        return try wait(after: error, hasConflict: hasConflict)
      }
    }

    /// Waits before another attempt; throws the error if there is to be none.
    private func wait(after error: SQLError, hasConflict: Bool) throws(SQLError) -> Value? {
      if unanswered != nil {
        guard !deadline.hasPassed else {
          switch error {
          case .unreachable(let server, _), .timedOut(let server), .denied(let server, _):
            throw .unknownOutcome(server: server)
          default: throw .unknownOutcome(server: "")
          }
        }
        usleep(50_000)
        return nil
      }
      let isLost = if case .unreachable = error { attempts == 1 } else { false }
      guard hasConflict || isLost, !deadline.hasPassed else { throw error }
      if hasConflict { usleep(UInt32.random(in: 1_000...4_000) * UInt32(min(attempts, 8))) }
      return nil
    }
  }

  /// A random key.
  struct ChangeKey {
    let text: String

    init() {
      var generator = SystemRandomNumberGenerator()
      text = (0..<2).map { _ in
        let digits = String(generator.next() as UInt64, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
      }.joined()
    }
  }
#endif

#if PostgreSQL
  /// What a transaction sees of others.
  public enum Isolation: Sendable {
    /// Each statement sees what was committed before it; one row decides, and is locked first.
    case readCommitted
    /// As if no other transaction ran at the same time.
    case serializable

    var beginning: String {
      switch self {
      case .readCommitted: "BEGIN ISOLATION LEVEL READ COMMITTED"
      case .serializable: "BEGIN ISOLATION LEVEL SERIALIZABLE"
      }
    }
  }
#endif
