#if PostgreSQL
  import Books
  import LedgerData
  import LedgerDomain
  import MartDomain
  import Phrases
  import PostgreSQLTesting
  import SQL
  import Expectations
  import Testing
  import WalletData
  import WalletDomain

  @testable import Galbi
  @testable import PostgreSQL

  /// Rows that no table should have, as those of servers from before the rules.
  @Suite(.enabled(if: ServerPrograms.areInstalled)) struct WrongRowsTests {
    private let space = ServerSpace()

    private func books(upTo version: Int = .max) throws -> ServerBooks {
      ServerBooks(
        try space.address(), tables: SessionStores.migrations.filter { $0.version <= version },
        limits: .patient)
    }

    private func execute(_ script: StaticString, on books: ServerBooks) async throws {
      try await books.database.change(.readCommitted) { connection throws(SQLError) in
        try connection.execute(script)
      }
    }

    /// Before there were rules, any one of these rows kept every member's screens from opening.
    private static let rows: StaticString = """
      INSERT INTO movement (key, kind, time, day, source, target, amount, party, text, purpose)
        VALUES ('a', 'topup', 1, 20261101, 2, 1, 700, 'v', '', 'topup'),
          ('day', 'topup', 1790000000000, 20261332, 2, 1, 500, 'v', '', 'topup'),
          ('text', 'topup', 1, 20261101, 2, 1, 300, repeat('x', 20000000), '', 'topup');
      INSERT INTO movement
          (id, key, kind, time, day, source, target, amount, party, text, purpose)
        VALUES (9223372036854775807, 'last', 'topup', 1, 20261101, 2, 1, 40, 'v', '', 'topup');
      INSERT INTO ledger (day, amount, text, category, origin, account)
        VALUES (20261130, 5, 'right', 'a', 'hand', 'cash'), (20261332, 1, '', 'a', 'hand', 'cash'),
          (20261130, 9223372036854775807, '', 'b', 'hand', 'b');
      INSERT INTO ledger (id, day, amount, text, category, origin)
        VALUES (9223372036854775807, 20261130, 2, '', 'a', 'hand');
      INSERT INTO ledger_settings VALUES (1, 'no settings');
      INSERT INTO card (issuer, last_four, token, added) VALUES ('v', '1234', 't', 0);
      INSERT INTO intent VALUES ('charge', 1, 5, 1, 'charged', '', 0), ('a', 1, 5, 1, 'open', '', 0);
      INSERT INTO recent VALUES ('p', 9223372036854775807);
      UPDATE ledger_total SET spent = 9223372036854775807, count = 9223372036854775807
        WHERE category = 'b'
      """

    @Test func `a migration puts right or aside what earlier rows have wrong`() async throws {
      try await execute(Self.rows, on: try books(upTo: 3))
      let books = try books()
      let screens = MemberScreens(books)
      try await screens.open()
      try await expectEqual(books.wrongRows(), [])
      try await expectEqual(screens.wallet.contents().balance, Won(1_540))
      let found = try await screens.ledger.find(LedgerQuery(search: "right")).ids
      expectEqual(found.count, 1)
      try await expectEqual(screens.ledger.summary(of: LedgerQuery()).received, Won(1_545))
      let aside = try await books.read { connection throws(SQLError) in
        try connection.query(
          #"SELECT "table", "key", reason FROM set_aside WHERE "table" <> 'ledger' ORDER BY 1, 2"#
        ) { row throws(SQLError) in [try row[0] as String, try row[1], try row[2]] }
      }
      expectEqual(
        aside,
        [
          ["intent", "a", "movement"], ["intent", "charge", "movement"],
          ["movement", "2", "day"], ["movement", "3", "texts"],
          ["movement", "9223372036854775807", "number"], ["recent", "p", "number"],
        ])
      // Nothing stops the next ones.
      try await screens.pay()
      try await screens.enter()
      try await screens.order()
    }

    @Test func `a row that is wrong all the same is left out and told, until it is mended`()
      async throws
    {
      let shared = try await SharedBooks()
      let before = try await shared.owner.ledger.summary(of: LedgerQuery())
      try await execute(
        """
        ALTER TABLE ledger DROP CONSTRAINT right_day, DROP CONSTRAINT right_amount;
        ALTER TABLE ledger_reconciliation DROP CONSTRAINT right_day;
        INSERT INTO ledger (day, amount, text, category, origin)
          VALUES (20261332, 1, 'a', 'a', 'hand'), (20261130, 9223372036854775807, 'a', 'a', 'hand'),
            (20261130, 9223372036854775807, 'a', 'a', 'hand'),
            (20261130, -9223372036854775807, 'a', 'a', 'hand');
        INSERT INTO ledger_reconciliation (account, day, balance, count, time)
          VALUES ('cash', 20261332, 0, 1, 0)
        """, on: shared.owner.books)
      for member in shared.members { try await member.open() }
      try await shared.spender.pay()
      let rules = try await shared.members[0].books.wrongRows().map { "\($0.table) \($0.rule)" }
      expectEqual(
        rules,
        [
          "ledger amount", "ledger amount", "ledger amount", "ledger day",
          "ledger_reconciliation day",
        ])
      let told = try await Finding.wrong(shared.members[0].books).map { $0.text.text(.english) }
      expectEqual(told.count, 6)
      #expect(told.contains { $0.hasPrefix("This row is wrong: ledger_reconciliation ") })
      await #expect(throws: SQLError.self) { try await shared.spender.books.mend() }
      try await expectEqual(shared.members[2].books.mend().count, 5)
      try await expectEqual(shared.owner.books.wrongRows(), [])
      try await expectEqual(shared.faults(), [])
      let after = try await shared.owner.ledger.summary(of: LedgerQuery())
      expectEqual(after.count, before.count + 2)
      try await expectEqual(shared.members[2].books.mend(), [])
    }

    @Test func `what cannot be mended is not set aside, and what goes with a command is`()
      async throws
    {
      let books = try books()
      try await books.open()
      try await execute(
        """
        ALTER TABLE card DROP CONSTRAINT right_time;
        ALTER TABLE ledger_command DROP CONSTRAINT right_time, DROP CONSTRAINT right_texts;
        INSERT INTO card (issuer, last_four, token, added)
          VALUES ('v', '1234', 't', 9223372036854775807);
        INSERT INTO ledger (day, amount, text, category, origin)
          VALUES (20261130, 1, 'a', 'a', 'hand'), (20261130, 2, 'b', 'a', 'hand');
        INSERT INTO ledger_command (time, title_ko, title_en, changes)
          VALUES (0, 'a', 'a', '[]'),
            (9223372036854775807, repeat('x', 20000), repeat('x', 20000), '[]');
        INSERT INTO ledger_removed (id, day, amount, text, category, note, origin, account, state,
            command)
          SELECT id, day, amount, text, category, note, origin, account, state, id FROM ledger;
        DELETE FROM ledger
        """, on: books)
      try await expectEqual(
        books.mend().map { "\($0.table) \($0.key) \($0.rule)" },
        [
          "ledger_command 2 texts", "ledger_removed 2 command",
        ])
      for _ in 0..<2 { try await expectEqual(books.mend(), []) }
      try await expectEqual(books.wrongRows().map(\.table), ["card"])
      let aside = try await books.read { connection throws(SQLError) in
        try connection.query(#"SELECT "row" ->> 'amount' FROM set_aside ORDER BY id"#) {
          row throws(SQLError) -> String? in try row[0]
        }
      }
      expectEqual(aside, [nil, "2"])
    }

    private static let refused = [
      """
      INSERT INTO ledger (day, amount, text, category, origin)
        VALUES (20261130, 9223372036854775807, '', 'a', 'hand')
      """,
      """
      INSERT INTO ledger (day, amount, text, category, origin) VALUES (20261332, 1, '', 'a', 'hand')
      """,
      """
      INSERT INTO ledger (day, amount, text, category, origin)
        VALUES (20261130, 1, repeat('x', 20000000), 'a', 'hand')
      """,
      """
      INSERT INTO ledger (id, day, amount, text, category, origin)
        VALUES (9223372036854775807, 20261130, 1, '', 'a', 'hand')
      """,
      """
      INSERT INTO movement
          (id, key, kind, time, day, source, target, amount, party, text, purpose)
        VALUES (9223372036854775807, 'x', 'topup', 1, 20261130, 2, 1, 1, '', '', 'topup')
      """,
      """
      INSERT INTO movement (key, kind, time, day, source, target, amount, party, text, purpose)
        VALUES ('x', 'topup', 1, 20261130, 2, 1, 9223372036854775807, '', '', 'topup')
      """,
      """
      INSERT INTO movement (key, kind, time, day, source, target, amount, party, text, purpose)
        VALUES ('x', 'topup', 1, 20261130, 2, 1, 1, repeat('x', 20000000), '', 'topup')
      """,
      "UPDATE ledger SET note = repeat('x', 20000000)", "UPDATE ledger_total SET spent = 1",
      "UPDATE ledger_account_total SET sum = 1", "DELETE FROM ledger_amount_total",
      "UPDATE mart_stock SET remaining = 0", "UPDATE account SET last = 9223372036854775807",
      "UPDATE mart_order SET total = total + 1, version = version + 1",
      "UPDATE mart_order SET issuer = 'x', last_four = '1234', version = version + 1",
      "UPDATE card SET last_four = '1234'",
      "INSERT INTO account (kind, name) VALUES ('wallet', 'x')",
      "INSERT INTO intent (key, card, amount, attempt, state, owner, time) VALUES ('x', 1, 5, 1, 'charged', '', 0)",
      "INSERT INTO intent (key, card, amount, attempt, state, owner, time) SELECT key, 1, 5, 1, 'open', '', 0 FROM movement",
      "UPDATE intent SET state = 'open'", "DELETE FROM intent",
      "UPDATE bank_charge SET state = 'late'", "SELECT * FROM set_aside",
      """
      INSERT INTO mart_order (id, version, placed, sends, arrives, total, speed, fee, first_name,
          last_name, telephone, email, shipping_street1, shipping_street2, shipping_city,
          shipping_state, shipping_zip)
        VALUES (2, 1, 1, 1, 1, 5, 'oneDay', 0, '', '', '', '', '', '', '', '', '')
      """,
    ]

    @Test func `no row that would stop the others is taken`() async throws {
      let shared = try await SharedBooks()
      for statement in Self.refused {
        let session = try shared.session(of: 1)
        let error = #expect(throws: SQLError.self, "\(statement)") {
          try session.run(script: statement)
        }
        expectEqual(error?.isRefusal, true, "\(statement)")
      }
      for member in shared.members { try await member.open() }
      try await shared.spender.pay()
    }

    @Test func `what others have removed is theirs, and the stock is that of the catalogue`()
      async throws
    {
      let shared = try await SharedBooks()
      let session = try shared.session(of: 2)
      try session.run(script: "DELETE FROM ledger_removed")
      try session.run(script: "INSERT INTO mart_stock VALUES ('none', 3, 3)")
      let unsold = try #require(Catalogue.bundled.goods.last)
      try session.run(script: "INSERT INTO mart_stock VALUES ('\(unsold.id)', 0, 0)")
      let left = try await shared.owner.books.read { connection throws(SQLError) in
        (
          try connection.scalar("SELECT count(*) FROM ledger_removed") as Int?,
          try connection.scalar("SELECT remaining FROM mart_stock WHERE good = ?", unsold.id)
            as Int?
        )
      }
      #expect(left.0 == 1 && left.1 == unsold.stock)
      // The ledger reads on without what it orders by.
      try session.run(script: "UPDATE ledger_settings SET json = 'x'")
      for member in shared.members { try await member.open() }
      _ = try await shared.members[2].ledger.perform(.merge(.movies, into: .other), at: 1)
    }

    @Test func `who views sees no tokens, and who is no member connects to nothing`() async throws {
      let shared = try await SharedBooks()
      for statement in ["SELECT token FROM card", "SELECT * FROM bank_card", "TABLE bank_charge"] {
        let viewer = try shared.session(of: 0)
        #expect(throws: SQLError.self) { try viewer.run(script: statement) }
      }
      let tokens: Int? = try await shared.members[0].books.read { connection throws(SQLError) in
        try connection.scalar("SELECT count(*) FROM card_token")
      }
      expectEqual(tokens, 0)
      _ = try await shared.owner.books.database.change(.readCommitted) {
        connection throws(SQLError) in
        let role = SQLText(identifier: shared.names[3])
        let name: String = try connection.scalar("SELECT current_database()::text") ?? ""
        _ = try connection.run(
          "REVOKE CONNECT ON DATABASE \(SQLText(identifier: name)) FROM \(role)")
      }
      #expect(throws: SQLError.self) { try shared.session(of: 3) }
    }
  }
#endif
