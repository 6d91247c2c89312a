#if PostgreSQL
  import Dispatch
  import PostgreSQL
  import PostgreSQLTesting
  import SQL
  import Synchronization
  import PlatformTesting
  import Expectations
  import Testing

  @Suite(.needsServer) struct ServerTransactionTests {
    @Test func `a transaction that throws changes nothing`() async throws {
      let database = try ServerFixture().database()
      try await database.add("a")
      await #expect(throws: SQLError.misuse("stopped")) {
        try await database.transaction { connection throws(SQLError) in
          try connection.run("DELETE FROM thing")
          throw .misuse("stopped")
        }
      }
      try await expectEqual(database.names(), ["a"])
    }

    @Test func `a read changes nothing, and sees one moment`() async throws {
      let fixture = try ServerFixture()
      let (one, other) = (try fixture.database(), try fixture.database())
      try await one.add("a")
      await #expect(throws: SQLError.readOnly(path: one.address.name, reason: "code 25006")) {
        try await one.read { connection throws(SQLError) in
          _ = try connection.run("DELETE FROM thing")
        }
      }
      try await expectEqual(other.names(), ["a"])
    }

    @Test(arguments: [Isolation.serializable, .readCommitted])
    func `many programs change the same rows at once, and none is lost`(_ isolation: Isolation)
      async throws
    {
      let fixture = try ServerFixture()
      try await fixture.database().add("sum")
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<8 {
          let database = try fixture.database()
          group.addTask {
            for _ in 0..<25 {
              try await database.change(isolation) { connection throws(SQLError) in
                let lock: SQLText = isolation == .readCommitted ? "FOR UPDATE" : ""
                let count: Int? = try connection.scalar(
                  "SELECT count FROM thing WHERE name = 'sum' \(lock)")
                try connection.run(
                  "UPDATE thing SET count = ? WHERE name = 'sum'", (count ?? 0) + 1)
              }
            }
          }
        }
        try await group.waitForAll()
      }
      try await expectEqual(fixture.database().count(of: "sum"), 200)
    }

    @Test func `two that each read what the other writes do not both succeed unnoticed`()
      async throws
    {
      let fixture = try ServerFixture()
      // Each doctor may leave if another one stays.
      for name in ["a", "b"] { try await fixture.database().add(name, count: 1) }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for name in ["a", "b"] {
          let database = try fixture.database()
          group.addTask {
            try await database.transaction { connection throws(SQLError) in
              let others: Int? = try connection.scalar(
                "SELECT sum(count) FROM thing WHERE name <> ?", name)
              try connection.run("SELECT pg_sleep(0.1)")
              guard others == 1 else { return }
              try connection.run("UPDATE thing SET count = 0 WHERE name = ?", name)
            }
          }
        }
        try await group.waitForAll()
      }
      let left: Int? = try await fixture.database().read { connection throws(SQLError) in
        try connection.scalar("SELECT sum(count) FROM thing")
      }
      expectEqual(left, 1)
    }

    @Test(arguments: [
      [CommitProxy.Fault.losesAnswer], [.losesRequest], [.delaysRequest],
      [.losesAnswer, .losesRequest], [.losesRequest, .losesAnswer, .delaysRequest],
    ])
    func `a commit whose answer is lost is looked up, and made once`(
      _ faults: [CommitProxy.Fault]
    ) async throws {
      let fixture = try ServerFixture()
      try await fixture.database().add("sum")
      let folder = TemporaryFolder()
      let proxy = try CommitProxy(in: folder.path, before: fixture.server, fixture.name, faults)
      // Connects and migrates first, so that the faults meet changes.
      let database = try fixture.database([], in: proxy.folder)
      for number in 1...3 {
        let value = try await database.transaction { connection throws(SQLError) in
          try connection.run("UPDATE thing SET count = count + 1 WHERE name = 'sum'")
          return number
        }
        expectEqual(value, number)
      }
      try await expectEqual(fixture.database().count(of: "sum"), 3)
      let changes: Int? = try await fixture.database().read { connection throws(SQLError) in
        try connection.scalar("SELECT count(*) FROM change")
      }
      // One that added the row, and one each for the others, whatever broke.
      expectEqual(changes, 4)
    }

    @Test func `a commit that cannot be looked up has an unknown outcome`() async throws {
      let fixture = try ServerFixture()
      try await fixture.database().add("sum")
      let folder = TemporaryFolder()
      let faults = Array(repeating: CommitProxy.Fault.losesRequest, count: 1_000)
      let proxy = try CommitProxy(in: folder.path, before: fixture.server, fixture.name, faults)
      let clock = HeldClock()
      let tries = Atomic(0)
      let database = try fixture.database([], by: clock, in: proxy.folder)
      await #expect(throws: SQLError.unknownOutcome(server: database.address.name)) {
        try await database.transaction { connection throws(SQLError) in
          try connection.run("UPDATE thing SET count = count + 1 WHERE name = 'sum'")
          // It has been looked up once, and is committed again.
          if tries.add(1, ordering: .relaxed).newValue == 2 { clock.advance() }
        }
      }
      expectEqual(tries.load(ordering: .relaxed), 2)
      try await expectEqual(fixture.database().count(of: "sum"), 0)
    }

    @Test func `a lock of another transaction is waited for no longer than was asked`() async throws
    {
      let fixture = try ServerFixture()
      let (holder, waiter) = (try fixture.database(), try fixture.database())
      try await holder.add("a")
      let (held, isHeld) = AsyncStream.makeStream(of: Void.self)
      let end = DispatchSemaphore(value: 0)
      let holding = Task {
        try await holder.transaction { connection throws(SQLError) in
          try connection.run("UPDATE thing SET count = 1")
          isHeld.yield()
          // On the thread of the database.
          end.wait()
        }
      }
      for await _ in held { break }
      let reason = "another transaction holds the rows"
      await #expect(throws: SQLError.busy(path: waiter.address.name, reason: reason)) {
        try await waiter.transaction(patience: .milliseconds(1)) { connection throws(SQLError) in
          try connection.run("UPDATE thing SET count = 2")
        }
      }
      end.signal()
      try await holding.value
      try await expectEqual(waiter.count(of: "a"), 1)
    }

    @Test(arguments: [false, true])
    func `a transaction that goes on after a failed statement is not taken for committed`(
      changesBefore: Bool
    ) async throws {
      let database = try ServerFixture().database()
      try await database.add("a")
      let reason = "a transaction goes on after a statement that has failed"
      await #expect(throws: SQLError.misuse(reason)) {
        try await database.transaction { connection throws(SQLError) in
          if changesBefore { try connection.run("UPDATE thing SET count = 1") }
          _ = try? connection.run("INSERT INTO thing (name) VALUES ('a')")
        }
      }
      try await expectEqual(database.count(of: "a"), 0)
    }

    @Test func `a task that is cancelled before or in its transaction changes nothing`()
      async throws
    {
      let database = try ServerFixture().database()
      try await database.add("a")
      let before = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        try await database.add("b")
      }
      await #expect(throws: SQLError.interrupted) { try await before.value }
      let within = Task {
        try await database.transaction { connection throws(SQLError) in
          try connection.run("UPDATE thing SET count = 1")
          withUnsafeCurrentTask { $0?.cancel() }
        }
      }
      await #expect(throws: SQLError.interrupted) { try await within.value }
      try await expectEqual(database.names(), ["a"])
      try await expectEqual(database.count(of: "a"), 0)
    }

    @Test func `a task that is cancelled while it commits has changed all`() async throws {
      let fixture = try ServerFixture()
      let (database, holder) = (try fixture.database(), try fixture.database())
      try await database.transaction { connection throws(SQLError) in
        try connection.execute(
          """
          CREATE FUNCTION wait_for_lock() RETURNS trigger LANGUAGE plpgsql AS
            'BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NULL; END';
          CREATE CONSTRAINT TRIGGER thing_waits AFTER INSERT ON thing
            DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION wait_for_lock()
          """)
      }
      let (held, isHeld) = AsyncStream.makeStream(of: Void.self)
      let end = DispatchSemaphore(value: 0)
      let holding = Task {
        try await holder.read { connection throws(SQLError) in
          try connection.run("SELECT pg_advisory_xact_lock(1)")
          isHeld.yield()
          // On the thread of the database.
          end.wait()
        }
      }
      for await _ in held { break }
      let adding = Task { try await database.add("a") }
      let watcher = try fixture.database()
      while try await watcher.waiters() == 0 { await Task.yield() }
      adding.cancel()
      end.signal()
      _ = try await holding.value
      try await expectEqual(adding.value, 1)
      try await expectEqual(database.names(), ["a"])
    }

    @Test func `a transaction that only reads is no change that is told`() async throws {
      let fixture = try ServerFixture()
      let database = try fixture.database()
      try await database.add("a")
      for _ in 0..<3 {
        try await database.transaction { connection throws(SQLError) in
          _ = try connection.scalar("SELECT count(*) FROM thing") as Int?
        }
      }
      let changes: Int? = try await database.read { connection throws(SQLError) in
        try connection.scalar("SELECT count(*) FROM change")
      }
      expectEqual(changes, 1)
    }
  }
#endif
