#if PostgreSQL
  import PostgreSQLTesting
  import PlatformTesting
  import SQL
  import Synchronization
  import Expectations
  import Testing

  @testable import PostgreSQL

  @Suite(.needsServer) struct ChangeListenerTests {
    /// What a listener has told: that something changed, and that its server fell silent or answers again.
    private final class Counter: Sendable {
      private let told = AsyncStream.makeStream(of: Void.self)
      private let connections = Mutex<[Duration?]>([])

      func tell() { told.continuation.yield() }
      func note(_ silence: Duration?) { connections.withLock { $0.append(silence) } }
      var states: [Bool] { connections.withLock { $0.map { $0 == nil } } }
      var silences: [Duration] { connections.withLock { $0.compactMap(\.self) } }

      /// Returns when it is told the next time.
      func next() async { for await _ in told.stream { return } }

      func listening(to listener: ChangeListener) -> Task<Void, Never> {
        Task {
          await listener.run {
            self.tell()
          } isSilent: {
            self.note($0)
          }
        }
      }
    }

    @Test func `changes of others are told, and again after the server was away`() async throws {
      let server = try TestServer()
      let fixture = try ServerFixture(server)
      let database = try fixture.database()
      try await database.add("a")
      let listener = ChangeListener(try ServerAddress(fixture.uri), limits: .patient)
      let counter = Counter()
      let work = counter.listening(to: listener)
      // Once for what was missed before it listened.
      await counter.next()
      try await database.add("b")
      await counter.next()
      server.stop(byKilling: true)
      while counter.states.last != false { await Task.yield() }
      try server.start()
      await counter.next()
      expectEqual(counter.states.first, true)
      expectEqual(counter.states.last, true)
      while (try? await database.add("c")) == nil {}
      await counter.next()
      work.cancel()
      await work.value
    }

    @Test func `a line that holds everything back is noticed, and what came meanwhile is told`()
      async throws
    {
      let fixture = try ServerFixture()
      let folder = TemporaryFolder()
      let database = try fixture.database()
      try await database.add("a")
      let proxy = try CommitProxy(in: folder.path, before: fixture.server, fixture.name, [])
      var limits = ServerLimits.patient
      (limits.silence, limits.sign, limits.pause) = (.milliseconds(20), .milliseconds(200), .zero)
      let listener = ChangeListener(
        try ServerAddress(fixture.server.uri(of: fixture.name, in: proxy.folder)), limits: limits)
      let counter = Counter()
      let work = counter.listening(to: listener)
      await counter.next()
      proxy.cut(true)
      try await database.add("b")
      while counter.states.last != false { await Task.yield() }
      #expect(counter.silences.contains { $0 > .zero })
      proxy.cut(false)
      while counter.states.last != true { await Task.yield() }
      await counter.next()
      work.cancel()
      await work.value
    }

    @Test func `a change that was not told is found, however early it came`() async throws {
      let fixture = try ServerFixture()
      let database = try fixture.database()
      try await database.add("a")
      var limits = ServerLimits.patient
      // So that the change comes before the server is asked for the first time after the connection.
      limits.silence = .milliseconds(500)
      try await database.transaction { connection throws(SQLError) in
        // As where notifications are lost on the way.
        try connection.execute("ALTER TABLE change DISABLE TRIGGER change_is_told")
      }
      let listener = ChangeListener(try ServerAddress(fixture.uri), limits: limits)
      let counter = Counter()
      let work = counter.listening(to: listener)
      await counter.next()
      try await database.add("b")
      await counter.next()
      work.cancel()
      await work.value
    }

    @Test func `a listener is there before the tables are`() async throws {
      let fixture = try ServerFixture()
      let counter = Counter()
      let work = counter.listening(
        to: ChangeListener(try ServerAddress(fixture.uri), limits: .patient))
      await counter.next()
      try await fixture.database().add("a")
      await counter.next()
      work.cancel()
      await work.value
      expectEqual(counter.states, [true])
    }

    @Test func `a server that refuses is asked ever less often, and one that is away at once`() {
      var pause = ListenerPause()
      func milliseconds(_ error: SQLError, _ count: Int) -> [Int64] {
        (0..<count).map { _ in pause.next(after: error).inMilliseconds }
      }
      let denied = SQLError.denied(server: "", reason: "")
      expectEqual(milliseconds(denied, 8), [100, 200, 400, 800, 1_600, 3_200, 5_000, 5_000])
      expectEqual(milliseconds(.unreachable(server: "", reason: ""), 2), [250, 250])
      expectEqual(milliseconds(denied, 2), [250, 500])
    }

    @Test func `a database is followed by a connection of its own`() async throws {
      let fixture = try ServerFixture()
      let database = try fixture.database()
      try await database.add("a")
      let counter = Counter()
      let work = Task {
        await database.follow {
          counter.tell()
        } isSilent: {
          counter.note($0)
        }
      }
      await counter.next()
      try await fixture.database().add("b")
      await counter.next()
      work.cancel()
      await work.value
      expectEqual(counter.states, [true])
    }
  }
#endif
