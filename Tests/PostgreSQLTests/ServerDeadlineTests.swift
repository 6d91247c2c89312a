#if PostgreSQL
  import SQL
  import PostgreSQLTesting
  import Expectations
  import Testing

  @testable import PostgreSQL

  /// Until when a server is waited for, by a clock that a test holds.
  @Suite(.needsServer) struct ServerDeadlineTests {
    private let clock = HeldClock()

    private func deadline(after limit: Duration) -> ServerDeadline {
      ServerDeadline(after: limit) { [clock] in clock.now }
    }

    @Test func `what is left is told in whole milliseconds, of which the last has begun`() {
      expectEqual(deadline(after: .seconds(2)).milliseconds, 2_000)
      expectEqual(deadline(after: .milliseconds(1)).milliseconds, 1)
      expectEqual(deadline(after: .nanoseconds(1)).milliseconds, 1)
      expectEqual(deadline(after: .milliseconds(1) + .nanoseconds(1)).milliseconds, 2)
      expectEqual(deadline(after: .milliseconds(3_600_000)).milliseconds, 3_600_000)
      expectEqual(deadline(after: .zero).milliseconds, 0)
      expectEqual(deadline(after: .seconds(-5)).milliseconds, 0)
      expectEqual(deadline(after: .seconds(1 << 40)).milliseconds, .max)
    }

    @Test func `a deadline has passed when its moment is there`() {
      let (now, later) = (deadline(after: .zero), deadline(after: .seconds(1)))
      #expect(now.hasPassed)
      #expect(!later.hasPassed)
      clock.advance()
      #expect(later.hasPassed)
      expectEqual(later.milliseconds, 0)
    }

    @Test func `several tries share the time, by the same clock`() {
      let whole = deadline(after: .seconds(6))
      expectEqual(whole.share(of: 3).milliseconds, 2_000)
      expectEqual(whole.next(after: .seconds(1)).milliseconds, 1_000)
      clock.advance()
      #expect(whole.share(of: 3).hasPassed)
      #expect(!whole.next(after: .seconds(1)).hasPassed)
    }

    @Test func `the server itself ends what takes longer than a change may`() async throws {
      func settings(_ limits: ServerLimits) async throws -> [String] {
        let database = PostgreSQLDatabase(
          try ServerAddress(try ServerFixture().uri), limits: limits)
        return try await database.read { connection throws(SQLError) in
          try connection.query(
            """
            SELECT setting FROM pg_settings WHERE name IN
              ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')
            ORDER BY name
            """
          ) { row throws(SQLError) in try row[0] }
        }
      }
      var limits = ServerLimits()
      limits.read = .milliseconds(60_500)
      limits.change = .seconds(70)
      try await expectEqual(settings(limits), ["140000", "70000", "70000"])
      limits.read = .seconds(80)
      try await expectEqual(settings(limits), ["140000", "70000", "80000"])
      limits.read = .milliseconds(80_500)
      try await expectEqual(settings(limits), ["140000", "70000", "80500"])
    }
  }
#endif
