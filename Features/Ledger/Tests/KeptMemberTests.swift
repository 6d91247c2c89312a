#if PostgreSQL
  import PostgreSQLTesting
  import SQL
  import Expectations
  import Testing
  import WalletDomain

  @testable import LedgerDomain

  /// Who has added an entry, as the server keeps it while the entry is removed.
  @Suite(.enabled(if: ServerPrograms.areInstalled)) @MainActor struct KeptMemberTests {
    /// Entry 1 of the first member, which the second one has deleted, and entry 2, which is there.
    private func shared() async throws -> SharedLedger {
      let shared = try await SharedLedger(.server)
      for number in 1...2 {
        _ = try await shared[0].perform(.add(entry(2026_11_01, Int64(-number), "\(number)")))
      }
      _ = try await shared[1].perform(.delete([1]))
      return shared
    }

    @Test(
      arguments: [
        // Not what is kept, and not what this member keeps.
        """
        INSERT INTO ledger (id, day, amount, text, category, origin, account, member)
          SELECT id, day, amount - 1, text, category, origin, account, member FROM ledger_removed
        """,
        """
        INSERT INTO ledger (day, amount, text, category, origin, account, member)
          VALUES (20261101, -1, '1', 'food', 'hand', 'cash', 'ann')
        """,
        "UPDATE ledger_removed SET member = 'bob'", "UPDATE ledger_removed SET amount = -9",
        """
        INSERT INTO ledger_removed (id, day, amount, text, category, note, origin, account, state, command)
          SELECT 99, 20261101, -1, 'x', 'food', '', 'hand', 'cash', 'open', max(id) FROM ledger_command
        """,
        """
        INSERT INTO ledger_removed (id, day, amount, text, category, note, origin, account, state, command)
          SELECT id, day, amount - 5, text, category, note, origin, account, state, 1 FROM ledger
        """,
      ] as [StaticString])
    func `nobody adds an entry in the name of another`(_ statement: StaticString) async throws {
      let shared = try await shared()
      let refusal = await #expect(throws: SQLError.self) {
        try await shared.execute(statement, as: 1)
      }
      expectEqual(refusal?.isRefusal, true)
      _ = try await shared[1].undo()
      try await expectEqual(shared.rows().map(\.member), ["ann", "ann"])
      try await expectEqual(shared.rows().map(\.amount.amount), [-1, -2])
      await shared.close()
    }

    @Test func `only who has removed an entry brings it back in the name of another`() async throws
    {
      let shared = try await shared()
      let back: StaticString = """
        INSERT INTO ledger (id, day, amount, text, category, origin, account, member)
          SELECT id, day, amount, text, category, origin, account, member FROM ledger_removed
        """
      let refusal = await #expect(throws: SQLError.self) { try await shared.execute(back, as: 2) }
      expectEqual(refusal?.isRefusal, true)
      try await shared.execute(back, as: 1)
      try await expectEqual(shared.rows().map(\.member), ["ann", "ann"])
      await shared.close()
    }

    @Test func `a row that is kept is that of who has added it, which nobody can say`() async throws
    {
      let shared = try await shared()
      let named: StaticString = """
        INSERT INTO ledger_removed (
            id, day, amount, text, category, note, origin, account, state, command, member)
          SELECT id, day, amount, text, category, note, origin, account, state,
            (SELECT max(id) FROM ledger_command), 'bob' FROM ledger
        """
      let refusal = await #expect(throws: SQLError.self) { try await shared.execute(named, as: 1) }
      expectEqual(refusal?.isRefusal, true)
      try await shared.execute(
        """
        INSERT INTO ledger_removed (
            id, day, amount, text, category, note, origin, account, state, command)
          SELECT id, day, amount, text, category, note, origin, account, state,
            (SELECT max(id) FROM ledger_command) FROM ledger;
        DELETE FROM ledger
        """, as: 1)
      try await shared.execute(
        """
        INSERT INTO ledger (id, day, amount, text, category, origin, account, member)
          SELECT id, day, amount, text, category, origin, account, member FROM ledger_removed
        """, as: 1)
      try await expectEqual(shared.rows().map(\.member), ["ann", "ann"])
      await shared.close()
    }
  }
#endif
