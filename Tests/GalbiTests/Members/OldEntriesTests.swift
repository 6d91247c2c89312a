#if PostgreSQL
  import Books
  import LedgerData
  import LedgerDomain
  import PostgreSQL
  import PostgreSQLTesting
  import SQL
  import Expectations
  import Testing

  @testable import Galbi

  /// Entries of servers that an earlier version has used.
  @Suite(.enabled(if: ServerPrograms.areInstalled)) struct OldEntriesTests {
    private let space = ServerSpace()

    private func books(upTo version: Int = .max) throws -> ServerBooks {
      ServerBooks(
        try space.address(), tables: SessionStores.migrations.filter { $0.version <= version },
        limits: .patient)
    }

    @Test func `what was removed with letters of full width is found by its usual ones`()
      async throws
    {
      try await books(upTo: 7).database.change(.readCommitted) { connection throws(SQLError) in
        try connection.execute(
          """
          INSERT INTO ledger (day, amount, text, category, origin, key, initials)
            VALUES (20261130, 1, 'ＣＡＦＥ', 'a', 'hand', 'ｃａｆｅ', ''),
              (20261130, 2, 'ＢＡＲ', 'a', 'hand', 'ｂａｒ', '');
          INSERT INTO ledger_command (time, title_ko, title_en, changes)
            VALUES (0, 'a', 'a', '[{"removed":{"_0":{"ranges":[[1,1]]}}}]');
          INSERT INTO ledger_removed (id, day, amount, text, category, note, origin, key, initials,
              account, state, command)
            SELECT id, day, amount, text, category, note, origin, key, initials, account, state, 1
            FROM ledger WHERE id = 1;
          DELETE FROM ledger WHERE id = 1
          """)
      }
      let ledger = MemberScreens(try books()).ledger
      try await expectEqual(ledger.find(LedgerQuery(search: "bar")).ids, [2])
      try await expectEqual(ledger.find(LedgerQuery(search: "cafe")).ids, [])
      _ = try await ledger.undo()
      try await expectEqual(ledger.find(LedgerQuery(search: "cafe")).ids, [1])
    }
  }
#endif
