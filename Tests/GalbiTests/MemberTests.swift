#if PostgreSQL
  import Books
  import LedgerData
  import LedgerDomain
  import Log
  import PostgreSQL
  import PostgreSQLTesting
  import SQL
  import Storage
  import Expectations
  import Testing
  import Time
  import WalletDomain

  @testable import Galbi

  /// What members of shared books may do, as the server itself sees to it.
  @Suite(.enabled(if: ServerPrograms.areInstalled)) struct MemberTests {
    private let space = ServerSpace()

    /// The books as someone sees them; the first one of a database makes its tables.
    private func books(of user: String = "postgres") throws -> ServerBooks {
      var limits = ServerLimits.patient
      limits.pause = .zero
      return ServerBooks(
        try space.address(as: user), tables: SessionStores.migrations, limits: limits)
    }

    /// The books of someone who is new on the server and may do this.
    private func books(_ right: MemberRight?) async throws -> (name: String, books: ServerBooks) {
      let owner = try books()
      let name = try TestServer.shared.get().makeUser()
      if let right { #expect(try await owner.setRight(of: name, to: right)) }
      return (name, try books(of: name))
    }

    private func ledger(_ books: ServerBooks) -> StoredLedger {
      StoredLedger(
        books.database, reading: books.reading, searching: books.searching, log: .none)
    }

    private func topUp(_ key: String, _ books: ServerBooks) async throws(SQLError) {
      _ = try await books.move { connection throws(SQLError) in
        try connection.insert(
          BookMovement(
            key: key, .topUp, amount: 1_000, party: "Visa", text: "", purpose: "topup",
            time: 1_790_000_000_000))
      }
    }

    @Test func `who has no right sees nothing, and whose right was taken sees nothing more`()
      async throws
    {
      let (name, stranger) = try await books(nil)
      await #expect(throws: SQLError.self) { try await stranger.open() }
      #expect(try await books().setRight(of: name, to: .view))
      try await stranger.open()
      try await expectEqual(stranger.ownRight(), .view)
      #expect(try await books().setRight(of: name, to: nil))
      await #expect(throws: SQLError.self) { try await stranger.open() }
      try await expectEqual(books().members().count, 1)
    }

    @Test func `who views moves no money and changes nothing`() async throws {
      let viewer = try await books(.view).books
      try await topUp("a", try books())
      try await viewer.open()
      await #expect(throws: SQLError.self) { try await topUp("b", viewer) }
      for change in [
        "UPDATE ledger SET note = 'x'", "DELETE FROM ledger", "INSERT INTO favourite VALUES ('a')",
        "UPDATE account SET balance = 5", "DELETE FROM ledger_command",
        "INSERT INTO change (key) VALUES ('x')", "UPDATE ledger_settings SET json = ''",
        "INSERT INTO member VALUES (session_user, 'manage')", "TRUNCATE ledger_command",
        "ALTER TABLE ledger DISABLE TRIGGER USER", "DROP TABLE favourite",
      ] as [StaticString] {
        await #expect(throws: SQLError.self, "\(change)") {
          try await viewer.database.change(.readCommitted) { connection throws(SQLError) in
            try connection.execute(change)
          }
        }
      }
      try await expectEqual(
        viewer.read { connection throws(SQLError) in try connection.balance() }, 1_000)
    }

    @Test func `who spends moves money in the own name, and changes no settings or members`()
      async throws
    {
      let (name, spender) = try await books(.spend)
      try await spender.open()
      try await topUp("a", spender)
      let members: [String] = try await books().read { connection throws(SQLError) in
        try connection.query("SELECT member FROM movement UNION ALL SELECT member FROM ledger") {
          row throws(SQLError) in try row[0]
        }
      }
      expectEqual(members, [name, name])
      for change in [
        """
        INSERT INTO movement (key, kind, time, day, source, target, amount, party, text, purpose, member)
          SELECT 'x', 'topup', 1, 20261124, 2, 1, 5, '', '', 'topup', 'postgres'
        """,
        "UPDATE ledger SET member = 'postgres'", "INSERT INTO ledger_settings VALUES (1, '{}')",
        "INSERT INTO ledger_alias VALUES ('a', 'b')", "UPDATE member SET \"right\" = 'manage'",
        "SELECT set_right('postgres', 'view')", "SELECT set_right(session_user::text, 'manage')",
        "UPDATE schema_version SET version = 0", "ALTER TABLE movement DISABLE TRIGGER USER",
        "UPDATE account SET balance = 5 WHERE id = 1", "TRUNCATE ledger_command",
        "INSERT INTO change (key, member) VALUES ('x', 'postgres')",
      ] as [StaticString] {
        await #expect(throws: SQLError.self, "\(change)") {
          try await spender.database.change(.readCommitted) { connection throws(SQLError) in
            try connection.execute(change)
          }
        }
      }
      try await expectEqual(
        books().read { connection throws(SQLError) in try connection.balance() }, 1_000)
    }

    @Test func `who manages changes settings and members, but not the owner`() async throws {
      let (name, manager) = try await books(.manage)
      let other = try await books(nil).name
      try await manager.open()
      #expect(try await manager.setRight(of: other, to: .spend))
      let rights = try await manager.members().dropFirst()
      expectEqual(Set(rights.map(\.name)), [name, other])
      try await expectEqual(manager.ownRight(), .manage)
      try await manager.database.change(.readCommitted) { connection throws(SQLError) in
        try connection.execute("INSERT INTO ledger_settings VALUES (1, '{}')")
      }
      await #expect(throws: SQLError.self) { try await manager.setRight(of: "postgres", to: .view) }
      #expect(try await !manager.setRight(of: "never seen", to: .view))
    }

    @Test func `who views finds what others have paid just now`() async throws {
      let viewer = try await books(.view).books
      let payer = ServerBooks(
        try space.address(), tables: SessionStores.migrations, limits: .patient,
        completing: StoredLedger.completeKeys)
      try await topUp("a", payer)
      let found = try await ledger(viewer).find(LedgerQuery(search: "visa"))
      expectEqual(found.ids.count, 1)
    }

    @Test func `each undoes the own changes, and sees who has added an entry`() async throws {
      let (name, spender) = try await books(.spend)
      let (mine, theirs) = (ledger(try books()), ledger(spender))
      func texts() async throws -> [String] {
        try await mine.rows([1, 2]).map(\.text)
      }
      for (text, ledger) in [("mine", mine), ("theirs", theirs)] {
        let entry = LedgerEntry(
          day: try #require(Day(rawValue: 20_261_124)), amount: Won(-1_000), text: text,
          category: .food, note: "")
        _ = try await ledger.perform(.add(entry), at: 1, LongWork { _ in })
      }
      try await expectEqual(theirs.rows([1, 2]).map(\.member), ["postgres", name])
      // The last change of all is not that of the one who undoes.
      #expect(try await mine.undo(LongWork { _ in }) != nil)
      try await expectEqual(texts(), ["theirs"])
      try await expectEqual(mine.undo(LongWork { _ in }), nil)
      try await expectEqual(theirs.redo(LongWork { _ in }), nil)
      #expect(try await theirs.undo(LongWork { _ in }) != nil)
      try await expectEqual(texts(), [])
      #expect(try await mine.redo(LongWork { _ in }) != nil)
      try await expectEqual(texts(), ["mine"])
    }
  }
#endif
