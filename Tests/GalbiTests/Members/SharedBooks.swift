#if PostgreSQL
  import Books
  import LedgerDomain
  import MartDomain
  import PeopleData
  import PeopleDomain
  import PostgreSQLTesting
  import SQL
  import Storage
  import Time
  import WalletDomain

  @testable import Galbi
  @testable import LedgerData
  @testable import MartData
  @testable import PostgreSQL

  /// Books with something in every table, and people with each right to them.
  struct SharedBooks: Sendable {
    /// Nil for one who is no member, but whom the server lets in.
    static let rights: [MemberRight?] = [.view, .spend, .manage, nil]

    let owner: MemberScreens
    let members: [MemberScreens]
    let names: [String]
    private let space: ServerSpace

    init() async throws {
      let space = ServerSpace()
      self.space = space
      func books(of user: String = "postgres") throws -> ServerBooks {
        ServerBooks(
          try space.address(as: user), tables: SessionStores.migrations, limits: .patient,
          completing: StoredLedger.completeKeys)
      }
      owner = MemberScreens(try books())
      names = try Self.rights.map { _ in try TestServer.shared.get().makeUser() }
      var members: [MemberScreens] = []
      for (name, right) in zip(names, Self.rights) {
        guard let right else { continue }
        _ = try await owner.books.setRight(of: name, to: right)
        members.append(MemberScreens(try books(of: name)))
      }
      self.members = members
      try await fill()
      let database = try SQLText(identifier: space.name())
      let stranger = SQLText(identifier: names[3])
      try await owner.books.database.change(.readCommitted) { connection throws(SQLError) in
        _ = try connection.run("GRANT CONNECT ON DATABASE \(database) TO \(stranger)")
      }
    }

    var spender: MemberScreens { members[1] }

    private func fill() async throws {
      try await spender.pay()
      try await spender.order()
      for amount in [-1_000, -2_000, 3_000, 500] as [Int64] {
        let entry = LedgerEntry(
          day: Day(milliseconds: 1_790_000_000_000), amount: Won(amount), text: "커피 \(amount)",
          category: .food, note: "a")
        _ = try await spender.ledger.perform(.add(entry), at: 1)
      }
      let stated = StatementEntry(
        LedgerEntry(
          day: Day(milliseconds: 1_780_000_000_000), amount: Won(-7), text: "b", category: .other,
          note: ""))
      // One is linked, and one is refused.
      let rows = try await spender.ledger.rows(try await spender.ledger.find(LedgerQuery()).ids)
      let sums = Dictionary(rows.map { ($0.amount.amount, $0) }) { $1 }
      if let one = sums[-1_000], let other = sums[-2_000], let refund = sums[500] {
        func proposal(_ first: LedgerRow, _ second: LedgerRow?) -> LinkProposal {
          let kind: EntryLink.Kind = second == nil ? .cardBill : .refund
          return LinkProposal(
            kind, first: first, second: second, amount: second == nil ? Won(400) : nil,
            isSure: true,
            reasons: [])
        }
        _ = try await spender.ledger.perform(.link([proposal(one, nil)]), at: 1)
        _ = try await spender.ledger.perform(.refuse([proposal(refund, other)]), at: 1)
      }
      _ = try await spender.ledger.perform(
        .addUnknown([stated], file: "a.csv", to: .existing(.cash)), at: 1)
      let last = try await spender.ledger.find(LedgerQuery(search: "500")).ids
      _ = try await spender.ledger.perform(.delete(last), at: 1)
      _ = try await members[2].ledger.perform(.merge(.health, into: .other), at: 1)
      let early = try await spender.ledger.find(LedgerQuery(search: "b")).ids
      _ = try await spender.ledger.perform(.account(.mark(early, isCleared: true)), at: 1)
      let statement = AccountStatement(
        day: Day(milliseconds: 1_785_000_000_000), balance: Won(-7))
      _ = try await spender.ledger.perform(.account(.lock(.cash, statement)), at: 1)
      let person = Person(
        id: "1", name: "김하늘", username: "k", gender: .female, email: "k@example.org", age: 30,
        country: "KR", cellphone: nil, photo: nil)
      _ = try await spender.people.replace(
        with: [person], mark: DownloadMark(time: 1, seed: "a"))
      _ = try await spender.people.toggleFavourites(["1"])
      _ = try await spender.people.recordOpening(of: "1")
      try await spender.books.database.change(.readCommitted) { connection throws(SQLError) in
        try connection.put([(good: Catalogue.bundled.goods[0].id, quantity: 2)])
        _ = try connection.run("INSERT INTO bank_card VALUES ('t', '1111')")
        _ = try connection.run("INSERT INTO bank_charge VALUES ('a', 't', 1, 'charged')")
        _ = try connection.run("INSERT INTO edit (id, age) VALUES ('1', 31)")
      }
    }

    // MARK: What holds

    func tables() async throws -> [CatalogueTable] {
      let columns = try await owner.books.read { connection throws(SQLError) in
        try connection.query(
          """
          SELECT relname::text, attname::text, typname::text,
            has_column_privilege(?1, pg_class.oid, attnum, 'INSERT'),
            has_column_privilege(?1, pg_class.oid, attnum, 'UPDATE')
          FROM pg_class
            JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
            JOIN pg_type ON pg_type.oid = atttypid
          WHERE relnamespace = 'galbi'::regnamespace AND relkind IN ('r', 'v')
          ORDER BY relname, attnum
          """, names[2]
        ) { row throws(SQLError) in
          (
            table: try row[0] as String,
            CatalogueTable.Column(
              name: try row[1], type: try row[2], isInsertable: try row[3],
              isUpdatable: try row[4])
          )
        }
      }
      var tables: [CatalogueTable] = []
      for (name, column) in columns {
        if tables.last?.name != name { tables.append(CatalogueTable(name: name, columns: [])) }
        tables[tables.count - 1].columns.append(column)
      }
      return tables
    }

    /// A session of someone who knows SQL, in which the server's random numbers are those of the seed.
    func session(of index: Int, seed: Int = 0) throws -> ServerSession {
      let session = try ServerSession.connected(
        to: try space.address(as: names[index]), password: nil,
        until: ServerDeadline(after: .seconds(60)), wake: Wake())
      try session.run(
        script: "SET search_path = galbi, pg_temp; SELECT setseed(\(Double(seed) / 1e6))")
      return session
    }

    /// What of the books is not as it has to be; empty if all is.
    func faults() async throws -> [String] {
      var faults = try await owner.books.wrongRows().map { "\($0)" }
      let isBalanced = try await owner.books.read { connection throws(SQLError) in
        (
          try connection.areTotalsSound(), try connection.areAmountsSound(),
          try connection.isMartSound()
        )
      }
      if !isBalanced.0 { faults.append("totals") }
      if !isBalanced.1 { faults.append("amounts") }
      if !isBalanced.2 { faults.append("orders") }
      return faults
    }
  }
#endif
