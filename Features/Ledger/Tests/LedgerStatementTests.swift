import Editing
import Expectations
import LedgerData
import LedgerFixtures
import Log
import PlatformTesting
import PostgreSQLTesting
import SQL
import Search
import Store
import Testing
import Time
import WalletDomain

@testable import LedgerDomain

#if PostgreSQL
  import Books
#endif

/// How many statements pages and changes take, whatever the number of their rows.
@MainActor struct LedgerStatementTests {
  private nonisolated static let kinds = RepositoryKind.allCases.filter { $0 != .memory }

  private let counter = StatementCounter()
  private let fixture = LedgerFileFixture()
  private let folder = TemporaryFolder()

  private func ledger(_ kind: RepositoryKind, _ fixture: LedgerFileFixture) throws -> StoredLedger {
    try fixture.counted(kind, by: counter)
  }

  /// The statements of each step with so many rows.
  private func statements(_ kind: RepositoryKind, rows count: Int) async throws -> [String: Int] {
    let fixture = LedgerFileFixture()
    let ledger = try ledger(kind, fixture)
    var statements: [String: Int] = [:]
    func step<Value>(_ name: String, _ work: () async throws -> Value) async throws -> Value {
      _ = counter.take()
      let value = try await work()
      statements[name] = counter.take()
      return value
    }
    let entries = (0..<count).map { number in
      entry(
        2026_11_01 + number % 28, Int64(-1 - number), "가게 \(number)", .other,
        note: number % 2 == 0 ? "" : "메모 \(number)")
    }
    _ = try await ledger.summary(of: LedgerQuery())
    let outcome = try await step("import") {
      try await ledger.perform(.addUnknown(stated(entries), file: "a.csv", to: .existing(.cash)))
    }
    expectEqual(outcome.count, count)
    let page = LedgerPage(start: .beginning, skip: 0, limit: count)
    let rows = try await step("page") { try await ledger.rows(of: LedgerQuery(), page) }
    expectEqual(rows.count, count)
    let ids = rows.map(\.id)
    let byID = try await step("rows") { try await ledger.rows(ids.reversed()) }
    expectEqual(byID, rows.reversed())
    let found = try await step("search") { try await ledger.find(LedgerQuery(search: "가게")) }
    expectEqual(found.ids, ids)
    _ = try await step("links") { try await ledger.linkScene(in: nil) }
    _ = try await step("context") { try await ledger.context(of: rows[0]) }
    _ = try await step("balances") {
      let day = rows[0].day
      return try await ledger.balances(of: [.cash], around: day...day)
    }
    _ = try await step("reconciliation") {
      let statement = AccountStatement(day: rows[0].day, balance: Won(-1))
      return try await ledger.reconcile(ReconcileQuery(account: .cash, statement), at: 0..<count)
    }
    // Rows that do not follow one another.
    let some = rows.filter { $0.id % 3 != 0 }.map(\.id)
    let commands: [(String, LedgerCommand)] = [
      ("categorise", .categorise(some, .food)), ("note", .note(some, "새 메모")),
      ("mark", .account(.mark(some, isCleared: true))), ("delete", .delete(some)),
      ("merge", .merge(.food, into: .living)), ("take back", .takeBack(1)),
    ]
    for (name, command) in commands {
      _ = try await step(name) { try await ledger.perform(command) }
      let changed = try await ledger.rows(ids)
      #expect(try await step("undo \(name)") { try await ledger.undo() } != nil)
      #expect(try await step("redo \(name)") { try await ledger.redo() } != nil)
      try await expectEqual(ledger.rows(ids), changed)
      if name == "delete" || name == "take back" { _ = try await ledger.undo() }
    }
    #expect(try await step("check") { try await ledger.isSound() })
    #expect(try await fixture.isSound(kind))
    // In a file they depend on how rare the letters are.
    if kind == .file { for name in ["search", "check"] { statements[name] = nil } }
    return statements
  }

  @Test(arguments: kinds)
  func `pages, imports and changes take as many statements for 200 rows as for 10`(
    kind: RepositoryKind
  ) async throws {
    let few = try await statements(kind, rows: 10)
    try await expectEqual(statements(kind, rows: 200), few)
    expectEqual(few["page"], 1)
    expectEqual(few["rows"], 1)
  }

  @Test(arguments: kinds)
  func `of an import each thousand rows take two statements`(kind: RepositoryKind) async throws {
    var counts: [Int] = []
    for rows in [1_000, 1_001, 3_000] {
      let fixture = LedgerFileFixture()
      let ledger = try ledger(kind, fixture)
      let entries = (1...rows).map { entry(2026_11_01, Int64(-$0), "가게 \($0)") }
      _ = try await ledger.summary(of: LedgerQuery())
      _ = counter.take()
      _ = try await ledger.perform(
        .addUnknown(stated(entries), file: "a.csv", to: .existing(.cash)))
      counts.append(counter.take())
      let page = LedgerPage(start: .end, skip: 0, limit: rows)
      let added = try await ledger.rows(of: LedgerQuery(order: .oldestFirst), page)
      expectEqual(added.map(\.entry), entries)
    }
    expectEqual(counts.map { $0 - counts[0] }, [0, 2, 4])
  }

  /// So many entries of two accounts, whose sources change with each; each five are locked together, and the
  /// second of them is a part of the first.
  private func exported(_ count: Int) throws -> (entries: [StatementEntry], book: ExportBook) {
    let day = try #require(Day(rawValue: 2026_11_01))
    var balances: [String: Int64] = [:]
    var book = ExportBook()
    let entries = (0..<count).map { number in
      let (group, place) = (number / 5, number % 5)
      let (account, amount) = ("은행 \(group % 2)", Int64(-10 - number))
      var record = ExportRecord()
      record.lock = group + 1
      if place == 0 { record.entry = group + 1 }
      if place == 1 { record.part = group + 1 }
      balances[account, default: 0] += amount
      if place == 4 {
        var lock = ExportRecord()
        (lock.lock, lock.balance, lock.time) = (group + 1, balances[account], 7)
        book.locks.append(ExportBook.Lock(account, day, lock))
      }
      let origin = number % 2 == 0 ? LedgerOrigin.hand : .imported
      return StatementEntry(
        entry(2026_11_01, amount, "가게 \(number)"), .unknown,
        newAccount: account,
        exported: ExportedEntry(origin, isCleared: true, payee: nil, record, []))
    }
    return (entries, book)
  }

  @Test(arguments: kinds)
  func `what another ledger has exported takes as many statements for 200 rows as for 10`(
    kind: RepositoryKind
  ) async throws {
    var counts: [Int] = []
    var undone: [Int] = []
    for count in [10, 200] {
      let fixture = LedgerFileFixture()
      let ledger = try ledger(kind, fixture)
      let (entries, book) = try exported(count)
      _ = try await ledger.summary(of: LedgerQuery())
      _ = counter.take()
      let outcome = try await ledger.perform(.addUnknown(entries, file: "a.csv", book: book))
      counts.append(counter.take())
      expectEqual(outcome.count, count)
      try await expectEqual(ledger.reconciliations().count, count / 5)
      let page = LedgerPage(start: .beginning, skip: 0, limit: count)
      let rows = try await ledger.rows(of: LedgerQuery(), page)
      #expect(rows.allSatisfy { $0.isLocked })
      expectEqual(rows.count { $0.origin == .hand }, count / 2)
      expectEqual(rows.reversed().map(\.amount), entries.map(\.entry.amount))
      let parts = rows.filter { $0.partOf != nil }
      expectEqual(parts.count, count / 5)
      #expect(parts.allSatisfy { $0.partOf == $0.id - 1 })
      #expect(try await fixture.isSound(kind))
      let locked = try await ledger.reconciliations()
      _ = counter.take()
      #expect(try await ledger.undo() != nil)
      undone.append(counter.take())
      try await expectEqual(ledger.rows(of: LedgerQuery(), page), [])
      try await expectEqual(ledger.reconciliations(), [])
      _ = counter.take()
      #expect(try await ledger.redo() != nil)
      counts.append(counter.take())
      try await expectEqual(ledger.rows(of: LedgerQuery(), page), rows)
      try await expectEqual(ledger.reconciliations(), locked)
      #expect(try await fixture.isSound(kind))
    }
    expectEqual(counts[2], counts[0])
    expectEqual(counts[3], counts[1])
    // Of an account the last one is unlocked before the others: 20 for each of the two accounts.
    expectEqual(undone[1], undone[0] + 2 * 19)
  }

  #if PostgreSQL
    /// A ledger with entries of November on a server, behind a proxy that counts the round trips.
    private func proxied(_ entries: [LedgerEntry]) async throws -> (LedgerModel, CommitProxy) {
      _ = try await fixture.serverLedger().addUnknown(entries)
      let server = try TestServer.shared.get()
      let proxy = try CommitProxy(
        in: folder.path, before: server, try fixture.space.name(), [])
      let books = ServerBooks(
        try fixture.space.address(in: proxy.folder), limits: .patient)
      let db = StoredLedger(
        books.database, reading: books.reading, searching: books.searching, log: .none)
      let store = Store(LedgerState())
      let model = LedgerModel(db: db, writer: store.writer(\.self), now: { 0 })
      // Connects.
      _ = try await db.imports()
      _ = proxy.takeRoundTrips()
      return (model, proxy)
    }

    @Test(.enabled(if: ServerPrograms.areInstalled))
    func `a page of a ledger on a server takes one round trip`() async throws {
      let (model, proxy) = try await proxied(
        (1...200).map { entry(2026_11_01 + $0 % 28, Int64(-$0), "가게 \($0)") })
      // The settings with what can be undone, the sums and the rows.
      let first = try await model.window(of: LedgerQuery(), at: 0..<50)
      expectEqual(first.rows.count, 50)
      expectEqual(first.summary.count, 200)
      #expect(model.writer.value.history.canUndo)
      expectEqual(proxy.takeRoundTrips(), 1)
      try await expectEqual(model.window(of: LedgerQuery(), at: 50..<200).rows.count, 150)
      expectEqual(proxy.takeRoundTrips(), 1)
      // The sums and the rows of another order.
      let query = LedgerQuery(order: .amountAscending)
      try await expectEqual(model.window(of: query, at: 0..<50).rows.count, 50)
      expectEqual(proxy.takeRoundTrips(), 1)
      // Rows behind the last one.
      model.sync()
      let end = try await model.window(of: LedgerQuery(), at: 150..<350)
      expectEqual(end.start, 150)
      expectEqual(
        end.rows, Array(try await model.window(of: LedgerQuery(), at: 0..<200).rows[150...]))
      try await expectEqual(model.window(of: LedgerQuery(month: nil), at: 300..<400).rows, [])
    }

    @Test(.enabled(if: ServerPrograms.areInstalled))
    func `a page of what is found on a server takes at most four round trips`() async throws {
      let (model, proxy) = try await proxied(
        (1...200).map { entry(2026_11_01 + $0 % 28, Int64(-$0), "가게 \($0)") })
      // One of which is a link to look at.
      _ = try await model.perform(.add(entry(2026_11_03, -1_105, "이체 가게"), as: .transfer))
      // Connects what searches.
      _ = try await model.window(of: LedgerQuery(search: "없음"), at: 0..<1)
      let queries: [(query: LedgerQuery, count: Int)] = [
        (LedgerQuery(search: "가게"), 201), (LedgerQuery(search: "이체"), 1),
        (LedgerQuery(search: "1,105"), 1), (LedgerQuery(search: "11.3"), 9),
        (LedgerQuery(search: "가게 11.3"), 9), (LedgerQuery(account: .cash), 201),
        (LedgerQuery(order: .textAscending), 201),
      ]
      for (query, count) in queries {
        model.sync()
        _ = proxy.takeRoundTrips()
        let window = try await model.window(of: query, at: 0..<50)
        let trips = proxy.takeRoundTrips()
        expectEqual(window.summary.count, count, "\(query)")
        expectEqual(window.rows.count, min(count, 50), "\(query)")
        #expect(trips <= 4, "\(trips) for \(query)")
      }
      // The sums of several searches.
      let searches = ["가게", "이체", "가게 11.3"]
      let sums = try await model.monthTotals(ofSearches: searches)
      #expect(proxy.takeRoundTrips() <= 3)
      expectEqual(sums.map(\.summary.count), [201, 1, 9])
    }

    @Test(.enabled(if: ServerPrograms.areInstalled))
    func `the page of a reconciliation on a server takes at most four round trips`() async throws {
      let (model, proxy) = try await proxied(
        (1...200).map { entry(2026_11_01 + $0 % 28, Int64(-$0), "가게 \($0)") })
      let statement = AccountStatement(
        day: try #require(Day(rawValue: 2026_11_30)), balance: Won(-7))
      var query = ReconcileQuery(account: .cash, statement)
      // The settings with what can be undone, the sums, and the rows with those that explain the difference.
      var window = try await model.reconcile(query, at: 0..<50)
      expectEqual(window.rows.map(\.amount.amount).prefix(3), [-195, -167, -139])
      expectEqual(window.rows.count, 50)
      expectEqual(window.count, 200)
      expectEqual(window.candidates.map(\.amount), [Won(-7)])
      expectEqual(proxy.takeRoundTrips(), 3)
      // Another order is made of all rows.
      query.sort = Sort(.amount)
      window = try await model.reconcile(query, at: 1..<4)
      expectEqual(window.rows.map(\.amount.amount), [-199, -198, -197])
      expectEqual(window.candidates.map(\.amount), [Won(-7)])
      expectEqual(proxy.takeRoundTrips(), 4)
    }
  #endif
}
