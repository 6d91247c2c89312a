#if PostgreSQL
  import Books
  import LedgerData
  import Log
  import PostgreSQL
  import PostgreSQLTesting
  import SQL
  import Synchronization
  import Expectations
  import Testing
  import WalletDomain

  @testable import LedgerDomain

  /// What members may not make of links, and what becomes of links that are wrong.
  @Suite(.enabled(if: ServerPrograms.areInstalled)) @MainActor struct ServerLinkTests {
    /// Entries 1 and 2 are a transfer that the first member has linked; entry 3 is a purchase.
    private func shared() async throws -> SharedLedger {
      let shared = try await SharedLedger(.server)
      _ = try await shared[0].perform(.account(.set(nil, name: "은행")))
      let bank = try #require(try await shared[0].settings().accounts.list.last).id
      _ = try await shared[0].perform(.add(entry(2026_11_01, -500, "a")))
      _ = try await shared[0].perform(.add(entry(2026_11_01, 500, "b"), to: bank))
      _ = try await shared[0].perform(.add(entry(2026_11_02, -300, "c")))
      let rows = try await shared.rows()
      _ = try await shared[0].perform(
        .link([LinkProposal(.transfer, first: rows[0], second: rows[1], isSure: true, reasons: [])])
      )
      return shared
    }

    @Test(
      arguments: [
        "DELETE FROM ledger WHERE id = 1", "UPDATE ledger_link SET amount = 1",
        "UPDATE ledger SET link_kind = NULL", "UPDATE ledger SET left_out = 1",
        "UPDATE ledger SET spent = 1", "TRUNCATE ledger_link",
        "INSERT INTO ledger_link (kind, first, amount) VALUES ('transfer', 1, 1)",
        "INSERT INTO ledger_link (kind, first, second, amount) VALUES ('transfer', 3, 2, 1)",
        """
        INSERT INTO ledger_link (kind, first, amount) VALUES ('transfer', 3, 1), ('card_bill', 3, 1)
        """,
        "INSERT INTO ledger_link (kind, first, amount) VALUES ('transfer', 99, 1)",
        "INSERT INTO ledger_link (kind, first, amount) VALUES ('gift', 3, 1)",
        "INSERT INTO ledger_link (kind, first, second, amount) VALUES ('transfer', 3, 3, 1)",
        """
        INSERT INTO ledger_link (kind, first, amount) VALUES ('transfer', 3, 9223372036854775807)
        """,
        "INSERT INTO ledger_link (id, kind, first, amount) VALUES (9, 'transfer', 3, 1)",
        """
        INSERT INTO ledger_link (kind, first, amount, category)
          VALUES ('transfer', 3, 1, repeat('x', 1000))
        """,
      ] as [StaticString])
    func `nobody makes of links what they cannot be`(_ statement: StaticString) async throws {
      let shared = try await shared()
      let links = try await shared[0].links(of: [1, 2, 3])
      let refusal = await #expect(throws: SQLError.self) {
        try await shared.execute(statement, as: 1)
      }
      expectEqual(refusal?.isRefusal, true)
      try await expectEqual(shared[1].links(of: [1, 2, 3]), links)
      #expect(try await shared.isSound())
      await shared.close()
    }

    @Test func `a member who only views links nothing`() async throws {
      let shared = try await shared()
      let books = ServerBooks(try shared.fixture.space.address(), limits: .patient)
      #expect(try await books.setRight(of: shared.names[1], to: .view))
      for statement in [
        "INSERT INTO ledger_link (kind, first, amount) VALUES ('transfer', 3, 1)",
        "DELETE FROM ledger_link",
      ] as [StaticString] {
        await #expect(throws: SQLError.self) { try await shared.execute(statement, as: 1) }
      }
      try await expectEqual(shared[1].links(of: [1]).count, 1)
      #expect(try await books.setRight(of: shared.names[1], to: .spend))
      _ = try await shared[1].perform(.unlink([1]))
      try await expectEqual(shared.rows().map(\.link), [nil, nil, nil])
      await books.close()
      await shared.close()
    }

    @Test func `many links are counted once`() async throws {
      let shared = try await shared()
      let books = ServerBooks(try shared.fixture.space.address(), limits: .patient)
      let count = try await books.database.transaction { connection throws(SQLError) in
        try connection.run(
          """
          INSERT INTO ledger (day, amount, text, category, origin)
            SELECT 20261101, -number, '', 'food', 'hand' FROM generate_series(1, 1000) AS number
          """)
        let before: Int? = try connection.scalar(Self.writes)
        try connection.run(
          """
          INSERT INTO ledger_link (kind, first, amount)
            SELECT 'transfer', id, -amount FROM ledger WHERE text = ''
          """)
        let after: Int? = try connection.scalar(Self.writes)
        return (after ?? 0) - (before ?? 0)
      }
      expectEqual(count, 2)
      try await expectEqual(shared[0].summary(of: LedgerQuery()).leftOut.out, Won(501_000))
      #expect(try await shared.isSound())
      await books.close()
      await shared.close()
    }

    private nonisolated static let writes: SQLText = """
      SELECT n_tup_ins + n_tup_upd FROM pg_stat_xact_user_tables WHERE relname = 'ledger_total'
      """

    @Test func `totals of a server of version 8 are counted on`() async throws {
      let space = ServerSpace()
      let older = ServerBooks(
        try space.address(), tables: ServerBooks.migrations.filter { $0.version < 9 },
        limits: .patient)
      try await older.database.transaction { connection throws(SQLError) in
        try connection.run(
          """
          INSERT INTO ledger (day, amount, text, category, origin, account)
            VALUES (20261101, -1000, 'a', 'food', 'hand', 'cash')
          """)
      }
      await older.close()
      let books = ServerBooks(try space.address(), limits: .patient)
      let newer = StoredLedger(
        books.database, reading: books.reading, searching: books.searching, log: .none)
      #expect(try await newer.isSound())
      let row = try #require(try await newer.rows(exactly: "a", limit: 1).first)
      _ = try await newer.perform(
        .link([
          LinkProposal(
            .cardBill, first: row, second: nil, amount: Won(400), isSure: true, reasons: [])
        ]))
      let sum = try await newer.summary(of: LedgerQuery())
      #expect(sum.spent == Won(600) && sum.leftOut.out == Won(400))
      #expect(try await newer.isSound())
      await books.close()
    }

    @Test func `what others link meanwhile is seen, and every link is marked`() async throws {
      let shared = try await shared()
      let books = ServerBooks(try shared.fixture.space.address(), limits: .patient)
      let linking = Mutex<Task<Bool, Never>?>(nil)
      try await books.database.change(.readCommitted) { connection throws(SQLError) in
        try connection.execute(
          """
          SELECT FROM ledger WHERE id = 3 FOR NO KEY UPDATE; DELETE FROM ledger_link WHERE first = 1
          """)
        linking.withLock {
          $0 = Task { @MainActor in
            let added: Void? = try? await shared.execute(
              """
              INSERT INTO ledger_link (kind, first, second, amount) VALUES ('transfer', 1, 3, 300)
              """, as: 1)
            return added != nil
          }
        }
        var isWaiting = false
        while !isWaiting {
          isWaiting = try connection.scalar(Self.hasWaiter) ?? false
        }
      }
      await expectEqual(linking.withLock(\.self)?.value, true)
      try await expectEqual(shared.rows().map(\.link?.kind), [.transfer, nil, .transfer])
      #expect(try await shared.isSound())
      await books.close()
      await shared.close()
    }

    private nonisolated static let hasWaiter: SQLText = """
      SELECT count(*) > 0 FROM pg_stat_clear_snapshot(), pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'
      """

    @Test func `an entry that is put aside takes its links with it`() async throws {
      let shared = try await shared()
      let books = ServerBooks(try shared.fixture.space.address(), limits: .patient)
      try await books.database.change(.readCommitted) { connection throws(SQLError) in
        try connection.execute(
          """
          ALTER TABLE ledger DROP CONSTRAINT right_day;
          UPDATE ledger SET day = 20261332 WHERE id = 2
          """)
      }
      try await expectEqual(books.mend().map(\.rule), ["day"])
      try await expectEqual(shared.rows().map(\.link), [nil, nil])
      try await expectEqual(shared[0].summary(of: LedgerQuery()).spent, Won(800))
      #expect(try await shared.isSound())
      await books.close()
      await shared.close()
    }
  }
#endif
