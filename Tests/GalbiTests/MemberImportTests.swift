#if PostgreSQL
  import Books
  import LedgerData
  import LedgerDomain
  import Log
  import PostgreSQL
  import PostgreSQLTesting
  import SQL
  import StatementsDomain
  import StatementsRaft
  import Storage
  import Store
  import Expectations
  import Testing

  @testable import Galbi

  /// What a member imports into shared books, on a real server.
  @MainActor @Suite(.enabled(if: ServerPrograms.areInstalled)) struct MemberImportTests {
    private let space = ServerSpace()

    private func books(of user: String) throws -> ServerBooks {
      ServerBooks(
        try space.address(as: user), tables: SessionStores.migrations, limits: .patient)
    }

    private func ledger(_ books: ServerBooks) -> LedgerUseCases {
      let store = Store(LedgerState())
      let stored = StoredLedger(
        books.database, reading: books.reading, searching: books.searching, log: .none)
      let model = LedgerModel(db: stored, writer: store.writer(\.self), now: { 0 })
      return LedgerUseCases(model, state: store.stored(\.self), exports: FileExports(log: .none))
    }

    private func statements(
      _ books: ServerBooks, _ lines: [[String]], mayAddSettings: Bool
    ) -> StatementUseCases {
      StatementUseCases(
        FixedStatements(["": lines]), ledger: ledger(books), mayAddSettings: { mayAddSettings })
    }

    @Test func `who spends imports into an account that there is`() async throws {
      let owner = try books(of: "postgres")
      try await owner.open()
      try await expectEqual(owner.ownRight(), .manage)
      let name = try TestServer.shared.get().makeUser()
      #expect(try await owner.setRight(of: name, to: .spend))
      let member = try books(of: name)
      try await member.open()
      try await expectEqual(member.ownRight(), .spend)
      let lines = [
        ["날짜", "내용", "금액", "잔액", "분류"], ["2026-11-19", "책", "-5300", "10000", "도서"],
      ]
      // As it would be for one who manages.
      let refused = statements(member, lines, mayAddSettings: true)
      let whole = try await refused.preview("bank.csv", nil, .silent)
      await #expect(throws: StatementError.self) { try await refused.add(whole) }
      let allowed = statements(member, lines, mayAddSettings: false)
      let preview = try await allowed.preview("bank.csv", nil, .silent)
      expectEqual(preview.account, .existing(.cash))
      try await expectEqual(allowed.add(preview), 1)
    }
  }
#endif
