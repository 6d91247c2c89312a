#if PostgreSQL
  import PostgreSQL
  import PostgreSQLTesting
  import SQL
  import Synchronization
  import Testing

  @Suite(.needsServer) struct ChangeListenerTests {
    /// How often something was told.
    private final class Counter: Sendable {
      private let told = AsyncStream.makeStream(of: Void.self)
      private let connections = Mutex<[Bool]>([])

      func tell() { told.continuation.yield() }
      func note(_ isReachable: Bool) { connections.withLock { $0.append(isReachable) } }
      var states: [Bool] { connections.withLock { $0 } }

      /// Returns when it is told the next time.
      func next() async { for await _ in told.stream { return } }
    }

    @Test func `changes of others are told, and again after the server was away`() async throws {
      let server = try TestServer()
      let fixture = try ServerFixture(server)
      let database = try fixture.database()
      try await database.add("a")
      let listener = ChangeListener(try ServerAddress(fixture.uri))
      let counter = Counter()
      let work = Task {
        await listener.run {
          counter.tell()
        } isReachable: {
          counter.note($0)
        }
      }
      // Once for what was missed before it listened.
      await counter.next()
      try await database.add("b")
      await counter.next()
      server.stop(byKilling: true)
      while counter.states.last != false { await Task.yield() }
      try server.start()
      await counter.next()
      #expect(counter.states.first == true)
      #expect(counter.states.last == true)
      while (try? await database.add("c")) == nil {}
      await counter.next()
      work.cancel()
      await work.value
    }

    @Test func `a database is followed by a connection of its own`() async throws {
      let fixture = try ServerFixture()
      let database = try fixture.database()
      try await database.add("a")
      let counter = Counter()
      let work = Task {
        await database.follow {
          counter.tell()
        } isReachable: {
          counter.note($0)
        }
      }
      await counter.next()
      try await fixture.database().add("b")
      await counter.next()
      work.cancel()
      await work.value
      #expect(counter.states == [true])
    }
  }
#endif
