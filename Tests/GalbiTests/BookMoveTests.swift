#if PostgreSQL
  import Books
  import Log
  import PeopleData
  import PostgreSQL
  import PostgreSQLTesting
  import SQL
  import SQLite
  import Synchronization
  import PlatformTesting
  import Expectations
  import Testing
  import WalletData

  @testable import Galbi

  /// Files of a profile that become books on a server, or do not.
  @Suite(.enabled(if: ServerPrograms.areInstalled)) struct BookMoveTests {
    private let folder = TemporaryFolder()
    private let space = ServerSpace()

    private func database(of source: BookMove.Source) -> SQLiteDatabase {
      let migrations =
        switch source {
        case .books: BookFile.migrations
        case .people: StoredPeople.migrations
        case .bank: SimulatedBank.migrations
        }
      return SQLiteDatabase(path: "\(folder.path)/\(source.file)", migrations: migrations)
    }

    /// A row at least in each table of each file.
    private func fill() async throws {
      for source in BookMove.Source.allCases {
        let database = database(of: source)
        try await database.transaction { connection throws(SQLError) in
          switch source {
          case .books: try Self.fillBooks(connection)
          case .people: try connection.execute(Self.people)
          case .bank: try connection.execute(Self.bank)
          }
          for table in source.tables {
            let count: Int? = try connection.scalar("SELECT count(*) FROM \(table.name)")
            #expect(count ?? 0 > 0, "\(table.name.text)")
          }
        }
        await database.close()
      }
    }

    private func books() throws -> ServerBooks {
      ServerBooks(try space.address(), tables: SessionStores.migrations, limits: .patient)
    }

    private func move() async throws(any Error) -> BookMove.Books? {
      try await BookMove(folder: folder.path, server: try books()).run { _ in }
    }

    /// Nothing but two accounts without money.
    private func expectNothing(on server: ServerBooks) async throws {
      try await server.database.read { connection throws(SQLError) in
        for table in BookMove.Source.allCases.flatMap(\.tables) {
          let count: Int? = try connection.scalar("SELECT count(*) FROM \(table.name)")
          expectEqual(count, (table.name.text == "account" ? 2 : 0), "\(table.name.text)")
        }
        try expectEqual(connection.balance(), 0)
      }
    }

    @Test func `all of the files is on the server then, with its numbers`() async throws {
      try await fill()
      let moved = try await move()
      expectEqual(
        moved, BookMove.Books(people: 2, entries: 5, orders: 1, cards: 1, balance: 37_000))
      let server = try books()
      for source in BookMove.Source.allCases {
        for table in source.tables {
          let columns: [SQLText] =
            switch table.name.text {
            case "movement": ["id", "key", "amount", "source", "target", "text"]
            case "ledger": ["id", "text", "amount", "note", "movement", "state", "account"]
            case "mart_order": ["id", "version", "last_name", "billing_zip", "note", "cancelled"]
            case "ledger_command": ["id", "changes", "is_undone"]
            default: ["*"]
            }
          // Keys are left to the next search.
          guard table.name.text != "ledger_removed" else { continue }
          let query: SQLText = "SELECT \(.list(columns)) FROM \(table.name) ORDER BY 1, 2"
          let single: SQLText = "SELECT \(.list(columns)) FROM \(table.name) ORDER BY 1"
          let isSingle = ["favourite", "ledger_offer"].contains(table.name.text)
          let before = try await database(of: source).read { connection throws(SQLError) in
            try connection.query(isSingle ? single : query) { $0.values }
          }
          let after = try await server.database.read { connection throws(SQLError) in
            try connection.query(isSingle ? single : query) { $0.values }
          }
          expectEqual(before, after, "\(table.name.text)")
        }
      }
      // The next entry has a number that no entry has ever had, and the rules hold again.
      try await server.database.change(.readCommitted) { connection throws(SQLError) in
        let next = try connection.insert(
          """
          INSERT INTO ledger (day, amount, text, category, origin)
          VALUES (20261124, -1, 'x', 'food', 'hand') RETURNING id
          """)
        expectEqual(next, 78)
        try expectEqual(
          connection.scalar(
            "SELECT spent FROM ledger_total WHERE month = 202611 AND category = 'food'"), 14_001)
      }
      await #expect(throws: SQLError.self) {
        try await server.database.change(.readCommitted) { connection throws(SQLError) in
          try connection.run("DELETE FROM movement")
        }
      }
      try await server.open()
      await server.close()
    }

    @Test func `books on a server are never replaced`() async throws {
      try await fill()
      let first = try await move()
      await #expect(throws: TableCopy.occupied) {
        _ = try await move()
      }
      #expect(first != nil)
      try await expectEqual(
        books().database.read { connection throws(SQLError) in
          try connection.scalar("SELECT count(*) FROM ledger")
        }, 5)
    }

    @Test func `what no user has made gives way`() async throws {
      try await fill()
      let server = try books()
      try await server.database.change(.readCommitted) { connection throws(SQLError) in
        try connection.run(
          "INSERT INTO person VALUES ('z', 'Z', 'z', 'female', 'z@z', 1, 'KR', NULL, NULL)")
        try connection.run("INSERT INTO download VALUES (1, 5, 'z')")
        try connection.run("INSERT INTO mart_stock VALUES ('milk', 4, 4), ('eggs', 9, 9)")
      }
      try await expectEqual(move()?.people, 2)
      try await expectEqual(
        server.database.read { connection throws(SQLError) in
          try connection.scalar("SELECT remaining FROM mart_stock")
        }, 8)
    }

    @Test func `files that another program has open are not moved`() async throws {
      try await fill()
      let other = database(of: .people)
      try await other.read { _ throws(SQLError) in }
      let failure = await #expect(throws: SQLError.self) { _ = try await move() }
      if case .busy = failure {} else { Issue.record("not refused as in use") }
      await other.close()
      #expect(try await move() != nil)
    }

    @Test func `nothing can open the files meanwhile`() async throws {
      try await fill()
      let path = "\(folder.path)/\(BookFile.file)"
      let server = try books()
      let seen = Mutex<[Bool]>([])
      _ = try await BookMove(folder: folder.path, server: server).run { _ in
        seen.withLock { $0.append((try? ExclusiveFile(path: path)) == nil) }
      }
      #expect(seen.withLock { $0.count > 2 && $0.allSatisfy(\.self) })
    }

    @Test func `what the server cannot store leaves it empty`() async throws {
      try await fill()
      // Moved last, so that all else was on the server by then.
      let bank = database(of: .bank)
      try await bank.transaction { connection throws(SQLError) in
        try connection.run(
          "INSERT INTO bank_card VALUES ('late', CAST(x'310032' AS TEXT))")
      }
      await bank.close()
      await #expect(throws: SQLError.self) { _ = try await move() }
      try await expectNothing(on: try books())
      try await bank.transaction { connection throws(SQLError) in
        try connection.run("DELETE FROM bank_card WHERE token = 'late'")
      }
      await bank.close()
      #expect(try await move() != nil)
    }

    @Test func `who cancels leaves the server empty`() async throws {
      try await fill()
      let (server, folder) = (try books(), folder.path)
      let task = Mutex<Task<Void, any Error>?>(nil)
      let (starts, start) = AsyncStream<Void>.makeStream()
      let moving = Task {
        for await _ in starts { break }
        _ = try await BookMove(folder: folder, server: server).run { part in
          if part > 0.9 { task.withLock { $0?.cancel() } }
        }
      }
      task.withLock { $0 = moving }
      start.finish()
      await #expect(throws: SQLError.interrupted) { try await moving.value }
      try await expectNothing(on: server)
    }

    @Test(
      arguments: [CommitProxy.Fault.losesAnswer, .losesRequest, .delaysRequest])
    func `an answer that is lost leaves all or nothing, and is asked for`(
      _ fault: CommitProxy.Fault
    ) async throws {
      try await fill()
      let uri = try space.address().uri
      let name = try #require(uri.split(separator: "?").first?.split(separator: "/").last)
      // The tables are made by the first COMMIT.
      let proxyFolder = TemporaryFolder()
      let proxy = try CommitProxy(
        in: proxyFolder.path, before: try TestServer.shared.get(), String(name), [.none, fault])
      let address = try ServerAddress(
        uri.replacing(try TestServer.shared.get().folder, with: proxy.folder))
      let server = ServerBooks(
        address, tables: SessionStores.migrations, limits: .patient)
      let moved = try await BookMove(folder: folder.path, server: server).run { _ in }
      expectEqual(moved?.entries, 5)
      try await expectEqual(
        books().database.read { connection throws(SQLError) in
          try connection.scalar("SELECT count(*) FROM ledger")
        }, 5)
    }

    @Test func `a profile without files has nothing to move`() async throws {
      try await expectEqual(move(), nil)
    }

    @Test(arguments: BookMove.Source.allCases)
    func `no table of a file is forgotten`(source: BookMove.Source) async throws {
      let database = database(of: source)
      let names = try await database.read { connection throws(SQLError) in
        try connection.query("SELECT name FROM sqlite_schema WHERE type = 'table'") {
          row throws(SQLError) -> String in try row[0]
        }
      }
      let made = ["ledger_total", "ledger_paired", "ledger_account_total", "ledger_amount_total"]
      let others = Set(names).subtracting(source.tables.map(\.name.text)).subtracting(made)
        .filter { !$0.hasPrefix("sqlite_") && !$0.hasPrefix("ledger_search") }
      expectEqual(others, (source == .books ? ["ledger_letters"] : []))
    }

    @Test(
      arguments: [
        "UPDATE recent SET opened = 2", "DELETE FROM recent",
        "INSERT INTO recent VALUES ('z', 1)", "UPDATE edit SET age = NULL",
        "UPDATE person SET name = name || ' '",
      ] as [StaticString])
    func `every difference is found`(_ change: StaticString) async throws {
      try await fill()
      let file = try ExclusiveFile(path: "\(folder.path)/\(SessionStores.peopleFile)")
      let server = try books()
      await #expect(throws: SQLError.self) {
        try await server.database.change(.readCommitted) { connection throws(SQLError) in
          try file.read { file throws(SQLError) in
            let copy = TableCopy(from: file, to: connection) { _ in }
            try copy.replace(StoredPeople.portableTables)
            try copy.compare(StoredPeople.portableTables)
            try connection.execute(change)
            do throws(SQLError) {
              try copy.compare(StoredPeople.portableTables)
            } catch {
              guard case .corrupt = error else { return }
              throw error
            }
          }
        }
      }
    }
  }

  extension BookMoveTests {
    fileprivate static let people: StaticString = """
      INSERT INTO person VALUES
        ('가', '김"하늘', 'k\\y', 'female', 'k@example.org', 30, 'KR', NULL, NULL),
        ('b', 'Ünal 😀', 'u', 'male', 'u@example.org', 31, 'TR', '1', 'p');
      INSERT INTO download VALUES (1, 7, 'seed');
      INSERT INTO favourite VALUES ('b');
      INSERT INTO recent VALUES ('b', 1);
      INSERT INTO edit VALUES ('b', NULL, 'new', NULL, 40, NULL, NULL);
      """

    fileprivate static let bank: StaticString = """
      INSERT INTO bank_card VALUES ('t', '1111');
      INSERT INTO bank_charge VALUES ('a', 't', 50000, 'charged');
      """

    /// A wallet with 37,000 won, and a ledger with all that it may have.
    fileprivate static func fillBooks(_ connection: Connection) throws(SQLError) {
      try connection.run(
        "INSERT INTO card (id, issuer, last_four, token, added) VALUES (3, 'Visa', '1111', 't', 1)")
      try connection.run(
        "INSERT INTO intent VALUES ('a', 3, 50000, 1, 'charged', 'me', 1)")
      try connection.insert(
        BookMovement(
          key: "a", .topUp, amount: 50_000, party: "Visa 1111", text: "", purpose: "topup",
          time: 1_790_000_000_000))
      try connection.execute(mart)
      try connection.insert(
        BookMovement(
          key: "order", .payment(to: "mart"), amount: 13_000, party: "마트", text: "우유",
          purpose: "shopping", time: 1_790_000_000_001))
      try connection.execute(ledger)
    }

    private static let mart: StaticString = """
      INSERT INTO mart_stock VALUES ('milk', 10, 10);
      INSERT INTO mart_order VALUES (1, 1, 5, 6, 7, NULL, 13000, 'oneDay', 3000, NULL, NULL, 'Ha',
        'Kim', '010', 'a@b', 's1', 's2', 'c', 's', 'z', NULL, NULL, NULL, NULL, NULL, '문 앞');
      INSERT INTO mart_line VALUES (1, 1, 'milk', '우유', 'Milk', 5000, 2);
      INSERT INTO mart_cart VALUES (4, 'milk', 1);
      INSERT INTO mart_request VALUES ('order', 1);
      INSERT INTO account (kind, name) VALUES ('payee', 'mart');
      INSERT INTO mart_text VALUES (1, 'ㅇㅇ', '우유');
      INSERT INTO mart_search VALUES (1, 1);
      """

    private static let ledger: StaticString = """
      INSERT INTO mart_movement SELECT id, 1 FROM movement WHERE key = 'order';
      INSERT INTO ledger_settings VALUES (1, '{"accounts":[{"id":"bank","name":"은행"}]}');
      INSERT INTO ledger_alias VALUES ('snacks', 'food');
      INSERT INTO ledger_import VALUES (6, 9, 'bank.csv', 1, 'bank');
      INSERT INTO ledger (id, day, amount, text, category, origin, key, initials, import_id, account, state)
        VALUES (50, 20261101, -4500, '카페 "A" \\ /' || char(9, 10), 'food', 'import', 'k', 'i', 6,
          'bank', 'cleared'),
        (51, 20261102, 9007199254740993, '😀', 'income', 'hand', NULL, NULL, NULL, 'cash', 'open'),
        (77, 20261103, -14500, '', 'food', 'hand', NULL, NULL, NULL, 'cash', 'open');
      INSERT INTO ledger_reconciliation VALUES (2, 'bank', 20261105, -4500, 1, 3);
      UPDATE ledger SET state = 'locked', reconciliation = 2 WHERE id = 50;
      INSERT INTO ledger_command VALUES (8, 3, '삭제', 'Delete', '{"a":[1]}', TRUE);
      UPDATE ledger SET second = 3600, balance = -4500, approval = '0012', bank_kind = '체크카드',
        foreign_amount = 'USD 3', pending = 1, counterpart = '홍길동', counterpart_number = '1-2',
        instalments = 6, instalment = 2, instalment_amount = 5, instalment_day = 20261125
        WHERE id = 77;
      INSERT INTO ledger_link VALUES (3, 'card_bill', 77, NULL, 500, 0, 0, NULL),
        (5, 'refund', 51, 77, 9007199254740993, 0, 1, 'income'),
        (6, 'transfer', 51, 50, 9, 1, 0, NULL);
      INSERT INTO ledger_offer VALUES ('links');
      INSERT INTO ledger_removed VALUES (60, 20261104, -5, 'gone', 'food', '', 'hand', 'k', 'i', NULL, 8,
        'cash', 'open', 86399, -5, '7', 'x', 'JPY 1', 1, '가', '3', '이름', 20261103, -6, 's', NULL,
        3, 1, 2, 20261125);
      """
  }
#endif
