#if PostgreSQL
  import Books
  import LedgerData
  import LedgerDomain
  import Log
  import PostgreSQL
  import PostgreSQLTesting
  import SQL
  import Expectations
  import Testing
  import Time
  import WalletDomain

  /// What only a ledger on a server can do wrong.
  @Suite(.enabled(if: ServerPrograms.areInstalled)) struct ServerLedgerTests {
    private let fixture = LedgerFileFixture()

    private func database() throws -> PostgreSQLDatabase {
      ServerBooks(try fixture.space.address(), limits: .patient).database
    }

    private func topUp(_ key: String) async throws {
      try await database().transaction { connection throws(SQLError) in
        try connection.run(
          """
          INSERT INTO movement (key, kind, time, day, source, target, amount, party, text, purpose)
            SELECT ?, 'topup', 0, 20261101, bank.id, wallet.id, 50000, 'Visa 1111', '', 'topup'
            FROM account AS bank, account AS wallet
            WHERE bank.name = 'bank' AND wallet.name = 'wallet'
          """, key)
      }
    }

    @Test
    func `a movement of the wallet is an entry at once, in the category that it was merged into`()
      async throws
    {
      let ledger = try fixture.serverLedger()
      try await topUp("one")
      _ = try await ledger.perform(.merge(.topUp, into: .other))
      try await topUp("other")
      let query = LedgerQuery(search: "visa")
      let rows = try await ledger.rows(try await ledger.find(query).ids)
      expectEqual(rows.map(\.category), [.other, .other])
      expectEqual(rows.map(\.amount), [Won(50_000), Won(50_000)])
      #expect(rows.allSatisfy { $0.origin == .wallet })
      #expect(try await ledger.isSound())
    }

    @Test func `a statement for many rows counts them once`() async throws {
      let ledger = try fixture.serverLedger()
      _ = try await ledger.summary(of: LedgerQuery())
      let counts = try await database().transaction { connection throws(SQLError) in
        var counts: [Int?] = []
        for change in [
          """
          INSERT INTO ledger (day, amount, text, category, origin)
            SELECT 20261101, -number, '', 'food', 'hand' FROM generate_series(1, 1000) AS number
          """, "UPDATE ledger SET note = 'x', key = ''",
          "UPDATE ledger SET category = 'living' WHERE amount < -500",
          "UPDATE ledger SET state = 'cleared'", "DELETE FROM ledger WHERE amount % 2 = 0",
        ] as [SQLText] {
          try connection.run(change)
          counts.append(
            try connection.scalar(
              """
              SELECT n_tup_ins + n_tup_upd FROM pg_stat_xact_user_tables
              WHERE relname = 'ledger_account_total'
              """))
        }
        return counts
      }
      // Added once; a note counts nothing; each other change takes away, and all but the last one adds.
      expectEqual(counts, [1, 1, 3, 5, 6])
      #expect(try await ledger.isSound())
      try await expectEqual(ledger.summary(of: LedgerQuery()).count, 500)
      try await expectEqual(ledger.summary(of: LedgerQuery(category: .living)).count, 250)
    }

    @Test func `totals that were counted row by row are counted on`() async throws {
      let space = ServerSpace()
      let older = ServerBooks(
        try space.address(), tables: ServerBooks.migrations.filter { $0.version < 7 },
        limits: .patient)
      try await older.database.transaction { connection throws(SQLError) in
        try connection.run(
          """
          INSERT INTO ledger (day, amount, text, category, origin)
            VALUES (20261101, -1000, 'a', 'food', 'hand')
          """)
      }
      await older.close()
      let books = ServerBooks(try space.address(), limits: .patient)
      let newer = StoredLedger(
        books.database, reading: books.reading, searching: books.searching, log: .none)
      _ = try await newer.add(entry(2026_11_02, -500, "b"))
      let first = try #require(try await newer.rows(exactly: "a", limit: 1).first)
      _ = try await newer.perform(.delete([first.id]))
      try await expectEqual(newer.summary(of: LedgerQuery()).spent, Won(500))
      #expect(try await newer.isSound())
    }

    @Test func `of people who import and write at once no entry is lost`() async throws {
      let count = 4
      try await withThrowingTaskGroup(of: Void.self) { group in
        for person in 0..<count {
          let ledger = try fixture.serverLedger()
          group.addTask {
            let entries = (1...20).map { entry(2026_11_00 + $0, -100, "\(person) \($0)") }
            _ = try await ledger.perform(
              .addUnknown(stated(entries), file: "\(person).csv", to: .existing(.cash)))
            for number in 1...5 {
              _ = try await ledger.add(entry(2026_11_01, 1, "\(person) + \(number)"))
            }
          }
        }
        try await group.waitForAll()
      }
      let ledger = try fixture.serverLedger()
      let summary = try await ledger.summary(of: LedgerQuery())
      expectEqual(summary.count, count * 25)
      expectEqual(summary.spent, Won(Int64(count) * 2_000))
      try await expectEqual(ledger.imports().map(\.count), Array(repeating: 20, count: count))
      #expect(try await ledger.isSound())
    }

    @Test(
      arguments: [
        "UPDATE ledger SET payee = 'x'", "UPDATE ledger SET stated_day = 20261101",
        "UPDATE ledger SET part_of = 1 WHERE id = 3",
        "UPDATE ledger SET account = 'imports'",
        "UPDATE ledger SET amount = 1", "UPDATE ledger SET day = 1", "UPDATE ledger SET text = ''",
        "UPDATE ledger SET import_id = NULL", "UPDATE ledger SET state = 'locked' WHERE id = 3",
        "DELETE FROM ledger WHERE id = 1", "DELETE FROM ledger WHERE origin = 'wallet'",
        "TRUNCATE ledger CASCADE", "UPDATE ledger_reconciliation SET balance = 1",
        "DELETE FROM ledger_reconciliation",
        "INSERT INTO ledger_reconciliation VALUES (9, 'cash', 20260101, 0, 1, 0)",
        """
        INSERT INTO ledger (day, amount, text, category, origin, account)
          VALUES (20261101, 1, '', 'food', 'hand', 'superpay')
        """,
        """
        INSERT INTO ledger (day, amount, text, category, origin) VALUES (20261101, 0, '', 'food', 'hand')
        """,
        """
        INSERT INTO ledger (day, amount, text, category, origin, movement, account)
          SELECT day, amount, text, category, origin, movement, account FROM ledger
          WHERE origin = 'wallet'
        """,
      ] as [StaticString])
    func `the tables reject changes that break the ledger`(_ change: StaticString) async throws {
      let ledger = try fixture.serverLedger()
      let locked = try await ledger.add(entry(2026_11_01, -1_000, "a"))
      _ = try await ledger.perform(.account(.mark([locked.id], isCleared: true)))
      let day = try #require(Day(rawValue: 2026_11_02))
      let statement = AccountStatement(day: day, balance: Won(-1_000))
      // The other one is later than the statement.
      try await topUp("one")
      _ = try await ledger.add(entry(2026_11_03, -5, "b"))
      _ = try await ledger.perform(.account(.lock(.cash, statement)))
      let database = try database()
      await #expect(throws: SQLError.self) {
        try await database.transaction { connection throws(SQLError) in
          try connection.execute(change)
        }
      }
      #expect(try await ledger.isSound())
      try await expectEqual(ledger.summary(of: LedgerQuery()).count, 3)
    }
  }
#endif
