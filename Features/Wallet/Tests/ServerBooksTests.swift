#if PostgreSQL
  import Books
  import Dispatch
  import PostgreSQL
  import PostgreSQLTesting
  import SQL
  import Expectations
  import Testing

  /// Books on a server as all features see them, and who may use them.
  @Suite(.enabled(if: ServerPrograms.areInstalled)) struct ServerBooksTests {
    private let space = ServerSpace()

    private func books(
      of user: String = "postgres", tables: [Migration] = ServerBooks.migrations,
      completing: @escaping @Sendable (Connection) throws(SQLError) -> Void = { _ in }
    ) throws -> ServerBooks {
      ServerBooks(
        try space.address(as: user), tables: tables, limits: .patient, completing: completing)
    }

    private func topUp(_ connection: Connection) throws(SQLError) {
      _ = try connection.insert(
        BookMovement(
          key: "a", .topUp, amount: 1_000, party: "Visa", text: "", purpose: "topup",
          time: 1_790_000_000_000))
    }

    @Test func `books whose balances are not the sums of movements are not opened`() async throws {
      let books = try books()
      try await books.open()
      #expect(try await books.examine())
      try await books.database.change(.readCommitted) { connection throws(SQLError) in
        try connection.execute(
          """
          ALTER TABLE account DISABLE TRIGGER USER;
          UPDATE account SET balance = balance + 1 WHERE name = 'wallet';
          ALTER TABLE account ENABLE TRIGGER USER
          """)
      }
      let error = SQLError.corrupt(
        path: books.database.address.name, reason: "balances are not the sums of movements")
      await #expect(throws: error) { try await books.open() }
      await #expect(throws: error) { try await books.examine() }
    }

    @Test func `a movement is complete, or there is none`() async throws {
      _ = try await books().move { connection throws(SQLError) in
        try connection.run("CREATE TABLE completed (id bigint)")
      }
      let complete = try books { connection throws(SQLError) in
        try connection.run("INSERT INTO completed SELECT id FROM movement")
      }
      try await complete.move { connection throws(SQLError) in try topUp(connection) }
      let broken = try books { _ throws(SQLError) in throw .misuse("not complete") }
      await #expect(throws: SQLError.misuse("not complete")) {
        try await broken.move { connection throws(SQLError) in
          try connection.run("DELETE FROM completed")
        }
      }
      let last: @Sendable (Connection) throws(SQLError) -> Int? = { connection throws(SQLError) in
        try connection.scalar("SELECT max(id) FROM completed")
      }
      try await expectEqual(complete.read(last), 1)
      try await expectEqual(complete.readAnyway(last), 1)
      let balance = try await complete.read { connection throws(SQLError) in
        try connection.balance()
      }
      expectEqual(balance, 1_000)
    }

    @Test func `of two that move money one waits until the other is done`() async throws {
      let (one, other) = (try books(), try books())
      try await one.open()
      let (moving, isMoving) = AsyncStream.makeStream(of: Void.self)
      let end = DispatchSemaphore(value: 0)
      let first = Task {
        try await one.move { connection throws(SQLError) in
          isMoving.yield()
          // On the thread of the database.
          end.wait()
          try topUp(connection)
        }
      }
      for await _ in moving { break }
      let second = Task {
        try await other.move { connection throws(SQLError) in try connection.balance() }
      }
      let watcher = try books()
      func waiters() async throws -> Int? {
        try await watcher.read { connection throws(SQLError) in
          try connection.scalar(
            """
            SELECT count(*) FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock'
            """)
        }
      }
      while try await waiters() == 0 { await Task.yield() }
      end.signal()
      try await first.value
      try await expectEqual(second.value, 1_000)
    }

    @Test func `closed books have no connections, and are opened again by their next use`()
      async throws
    {
      let (books, other) = (try books(), try books())
      func use() async throws {
        for database in [books.database, books.searching, books.reading] {
          _ = try await database.read { connection throws(SQLError) in try connection.balance() }
        }
      }
      func connections() async throws -> Int? {
        try await other.read { connection throws(SQLError) in
          try connection.scalar(
            """
            SELECT count(*) FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid()
              AND backend_type = 'client backend'
            """)
        }
      }
      try await use()
      try await expectEqual(connections(), 3)
      await books.close()
      while try await connections() != 0 { await Task.yield() }
      try await use()
      try await expectEqual(connections(), 3)
    }

    @Test func `books on a server have no copies, and are not replaced`() async throws {
      let books = try books()
      expectEqual(books.backupTime, nil)
      await books.backUp(at: 0)
      let name = books.database.address.name
      await #expect(throws: SQLError.gone(path: name)) { try await books.restoreBackup(at: 0) }
      await #expect(
        throws: SQLError.denied(server: name, reason: "books on a server are not replaced")
      ) { try await books.startOver(at: 0) }
    }

    @Test func `members are who made the tables, and then the others by name`() async throws {
      let owner = try books()
      try await owner.open()
      try await expectEqual(owner.members(), [Member("postgres", .manage)])
      try await expectEqual(owner.ownRight(), .manage)
      let server = try TestServer.shared.get()
      let names = try [server.makeUser(), server.makeUser()].sorted()
      #expect(try await owner.setRight(of: names[1], to: .view))
      #expect(try await owner.setRight(of: names[0], to: .spend))
      #expect(try await !owner.setRight(of: "never seen", to: .view))
      try await expectEqual(
        owner.members(),
        [
          Member("postgres", .manage), Member(names[0], .spend), Member(names[1], .view),
        ])
      let viewer = try books(of: names[1])
      try await expectEqual(viewer.ownRight(), .view)
      await #expect(throws: SQLError.self) { try await viewer.setRight(of: names[0], to: nil) }
      #expect(try await owner.setRight(of: names[0], to: nil))
      try await expectEqual(owner.members().map(\.right), [.manage, .view])
    }

    @Test func `books from before there were members give no right to anyone`() async throws {
      let older = try books(tables: Array(ServerBooks.migrations.prefix(1)))
      try await expectEqual(older.ownRight(), nil)
    }
  }
#endif
