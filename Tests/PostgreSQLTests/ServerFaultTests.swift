#if PostgreSQL
  import PostgreSQL
  import PostgreSQLTesting
  import SQL
  import Synchronization
  import PlatformTesting
  import Expectations
  import Testing

  @Suite(.needsServer) struct ServerFaultTests {
    @Test func `a slow statement ends at the limit, and the next one works`() async throws {
      let fixture = try ServerFixture()
      try await fixture.database().add("a")
      let clock = HeldClock()
      let database = try fixture.database(by: clock)
      await #expect(throws: SQLError.timedOut(server: database.address.name)) {
        try await database.read { connection throws(SQLError) in
          clock.advance()
          _ = try connection.run("SELECT pg_sleep(30)")
        }
      }
      try await expectEqual(database.names(), ["a"])
    }

    @Test func `a cancelled task ends its statement, also on the server`() async throws {
      let fixture = try ServerFixture()
      let (database, other) = (try fixture.database(), try fixture.database())
      try await database.add("a")
      let work = Task {
        try await database.read { connection throws(SQLError) in
          _ = try connection.run("SELECT pg_sleep(60), 'mark'")
        }
      }
      func running() async throws -> Int? {
        try await other.read { connection throws(SQLError) in
          try connection.scalar(
            """
            SELECT count(*) FROM pg_stat_activity WHERE state = 'active'
              AND datname = current_database() AND query LIKE '%''mark''' AND pid <> pg_backend_pid()
            """)
        }
      }
      while try await running() == 0 { await Task.yield() }
      work.cancel()
      await #expect(throws: SQLError.interrupted) { try await work.value }
      while try await running() != 0 { await Task.yield() }
      try await expectEqual(database.names(), ["a"])
    }

    @Test func `a frozen server freezes no call, and goes on when it thaws`() async throws {
      let server = try TestServer()
      let fixture = try ServerFixture(server)
      try await fixture.database().add("a")
      // The limit of a change is also the server's own, whose clock no test holds.
      var limits = ServerLimits.patient
      limits.read = .milliseconds(300)
      limits.connecting = .milliseconds(300)
      limits.pause = .zero
      let clock = HeldClock()
      let database = try fixture.database(limits: limits, by: clock)
      _ = try await database.names()
      server.freeze(true)
      clock.start()
      await #expect(throws: SQLError.timedOut(server: database.address.name)) {
        try await database.names()
      }
      // By now also a new connection is not answered.
      await #expect(throws: SQLError.timedOut(server: database.address.name)) {
        try await database.add("b")
      }
      clock.stop()
      server.freeze(false)
      try await expectEqual(database.names(), ["a"])
    }

    @Test(arguments: [false, true])
    func `a server that was restarted is found again`(isKilled: Bool) async throws {
      let server = try TestServer()
      let clock = HeldClock()
      let database = try ServerFixture(server).database(by: clock)
      try await database.add("a")
      server.stop(byKilling: isKilled)
      let error = await #expect(throws: SQLError.self) { try await database.names() }
      guard case .unreachable = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      try server.start()
      // It is not asked again at once.
      await #expect(throws: try #require(error)) { try await database.names() }
      clock.advance()
      try await expectEqual(database.names(), ["a"])
      try await database.add("b")
      try await expectEqual(database.names(), ["a", "b"])
    }

    @Test func `a server that another connection has found is asked at once`() async throws {
      let server = try TestServer()
      let clock = HeldClock()
      let fixture = try ServerFixture(server)
      let (database, other) = (try fixture.database(by: clock), try fixture.database())
      try await database.add("a")
      server.stop()
      await #expect(throws: SQLError.self) { try await database.names() }
      try server.start()
      try await expectEqual(other.names(), ["a"])
      try await expectEqual(database.names(), ["a"])
    }

    @Test func `what makes the tables takes no time of the work behind it`() async throws {
      let fixture = try ServerFixture()
      let clock = HeldClock()
      let slow = Migration(1) { connection throws(SQLError) in
        clock.advance()
        try connection.execute("CREATE TABLE thing (name text)")
      }
      try await expectEqual(
        fixture.database([slow], by: clock).read { connection throws(SQLError) in
          try connection.scalar("SELECT count(*) FROM thing") as Int?
        }, 0)
    }

    @Test func `a limit counts from the last sign of the server`() async throws {
      let fixture = try ServerFixture()
      try await fixture.database().add("a")
      let clock = HeldClock()
      let database = try fixture.database(by: clock)
      let counts = try await database.read { connection throws(SQLError) in
        var counts: [Int?] = [try connection.scalar("SELECT 1")]
        for number in 2...4 {
          // The program has taken its time.
          clock.advance()
          counts.append(try connection.scalar("SELECT ?", number))
        }
        return counts
      }
      expectEqual(counts, [1, 2, 3, 4])
    }

    @Test func `an idle connection that was lost is made again without an error`() async throws {
      let server = try TestServer()
      let database = try ServerFixture(server).database()
      try await database.add("a")
      server.stop()
      try server.start()
      try await expectEqual(database.names(), ["a"])
      server.stop()
      try server.start()
      try await database.add("b")
      try await expectEqual(database.names(), ["a", "b"])
    }

    @Test(arguments: [true, false])
    func `a server that does not answer leaves time for the next one of the address`(
      hasPorts: Bool
    ) async throws {
      let fixture = try ServerFixture()
      try await fixture.database().add("a")
      let folder = TemporaryFolder()
      let silent = try ServerSocket(listeningIn: folder.path)
      let ports = hasPorts ? "&port=5432,5432" : ""
      let uri = fixture.uri.replacing("host=", with: "host=\(folder.path),") + ports
      // On a busy machine a short limit may be too short.
      var names: [String]?
      for limit in [100, 1_000, 10_000, 60_000] where names == nil {
        var limits = ServerLimits.patient
        limits.connecting = .milliseconds(limit)
        let database = PostgreSQLDatabase(try ServerAddress(uri), limits: limits)
        names = try? await database.names()
      }
      withExtendedLifetime(silent) { expectEqual(names, ["a"]) }
    }

    @Test func `a server that sends byte after byte has the time of one until it is connected`()
      async throws
    {
      let folder = TemporaryFolder()
      let socket = try ServerSocket(listeningIn: folder.path)
      let clock = HeldClock()
      let database = PostgreSQLDatabase(
        try ServerAddress("postgresql:///books?host=\(folder.path)&user=a"), limits: .patient,
        now: { clock.now })
      socket.beginAnswer { clock.advance() }
      await #expect(throws: SQLError.timedOut(server: database.address.name)) {
        try await database.names()
      }
    }

    @Test func `a server that is not there is not asked by every call`() async throws {
      let database = PostgreSQLDatabase(try ServerAddress("postgresql:///books?host=/nowhere"))
      var reasons: Set<String> = []
      for _ in 0..<100 {
        do throws(SQLError) {
          _ = try await database.read { connection throws(SQLError) in
            try connection.run("SELECT 1")
          }
        } catch {
          reasons.insert("\(error)")
        }
      }
      expectEqual(reasons.count, 1)
      expectEqual(reasons.first?.contains("/nowhere/books cannot be reached"), true)
    }

    @Test func `a database that is not there, and a user without rights`() async throws {
      let server = try TestServer.shared.get()
      let missing = PostgreSQLDatabase(try ServerAddress(server.uri(of: "missing")))
      await #expect(throws: SQLError.self) {
        try await missing.read { connection throws(SQLError) in _ = try connection.run("SELECT 1") }
      }
      let fixture = try ServerFixture()
      let owner = try fixture.database()
      try await owner.add("a")
      let name = try fixture.server.makeUser()
      try await owner.transaction { connection throws(SQLError) in
        let user = SQLText(identifier: name)
        try connection.run("GRANT USAGE ON SCHEMA galbi TO \(user)")
        try connection.run("GRANT SELECT ON ALL TABLES IN SCHEMA galbi TO \(user)")
      }
      let reader = PostgreSQLDatabase(
        try ServerAddress(fixture.server.uri(of: fixture.name, as: name)),
        migrations: ServerFixture.tables, limits: .patient)
      try await expectEqual(reader.names(), ["a"])
      await #expect(throws: SQLError.denied(server: reader.address.name, reason: "code 42501")) {
        try await reader.add("b")
      }
    }
  }
#endif
