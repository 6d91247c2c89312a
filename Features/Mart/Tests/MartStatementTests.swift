import Books
import Expectations
import Log
import MartData
import MartDomain
import PlatformTesting
import PostgreSQLTesting
import SQL
import Testing
import WalletDomain

/// How many statements pages and changes take, whatever the number of their rows.
struct MartStatementTests {
  private static let kinds = RepositoryKind.allCases.filter { $0 != .memory }

  private let counter = StatementCounter()
  private let files = MartFiles()

  private func mart(_ kind: RepositoryKind) async throws -> StoredMart {
    #if PostgreSQL
      if kind == .server {
        return try await mart(ServerBooks(try ServerSpace().address(), limits: .patient))
      }
    #endif
    return try await mart(files.books)
  }

  private func mart(_ books: some Books) async throws -> StoredMart {
    try await books.open()
    try await books.move("top-up", .topUp, 100_000_000)
    return StoredMart(CountingBooks(books, by: counter), log: .none)
  }

  /// The statements of a step.
  private func count(_ work: () async throws -> Void) async throws -> Int {
    _ = counter.take()
    try await work()
    return counter.take()
  }

  @Test(arguments: kinds)
  func `a page takes as many statements for 200 orders as for 10`(
    kind: RepositoryKind
  ) async throws {
    let mart = try await mart(kind)
    let goods = Catalogue.bundled.goods.flatMap { Array(repeating: $0, count: $0.stock) }
    for number in 1...200 {
      var contents = OrderContents.ordering()
      contents.lines = [OrderLine(goods[number], 1)]
      _ = try await mart.perform(.place("\(number)", contents), at: now)
    }
    for rows in [10, 200] {
      let newest = (0..<rows).map { Order.ID(200 - $0) }
      let page = try await count {
        let page = try await mart.orders(at: 0..<rows)
        expectEqual(page.count, 200)
        expectEqual(page.1.map(\.id), newest)
      }
      expectEqual(page, 2)
      let ids = try await count {
        let orders = try await mart.orders(newest.reversed())
        expectEqual(orders.map(\.id), newest.reversed())
      }
      expectEqual(ids, 1)
    }
  }

  @Test(arguments: kinds)
  func `an order and the cart take as many statements for ten goods as for one`(
    kind: RepositoryKind
  ) async throws {
    let mart = try await mart(kind)
    let goods = Catalogue.bundled.goods.prefix(10)
    // Makes the account of the shop.
    _ = try await mart.perform(.place("first"), at: now)
    var counts: [[Int]] = []
    for goods in [goods.prefix(1), goods] {
      let put = CartChange(goods.map { CartChange.Edit($0.id, before: 0, after: 2) })
      var contents = OrderContents.ordering()
      contents.lines = goods.map { OrderLine($0, 1) }
      let request = OrderRequest.place("\(goods.count)", contents)
      var order: Order?
      counts.append([
        try await count { try await mart.apply(put) },
        try await count { order = try await mart.perform(request, at: now) },
        try await count {
          let cart = try await mart.contents(at: now).cart
          expectEqual(cart.lines, goods.map { Cart.Line($0.id, 1) })
        },
        try await count {
          try await mart.apply(
            CartChange(goods.map { CartChange.Edit($0.id, before: 1, after: 0) }))
        },
      ])
      expectEqual(order?.contents.lines, contents.lines)
      #expect(try await mart.contents(at: now).cart.isEmpty)
    }
    expectEqual(counts[0], counts[1])
    try await expectEqual(mart.isSound(), true)
  }

  #if PostgreSQL
    @Test(.enabled(if: ServerPrograms.areInstalled))
    func `a page of orders on a server takes at most four round trips`() async throws {
      let space = ServerSpace()
      let direct = try await mart(ServerBooks(try space.address(), limits: .patient))
      for number in 1...20 { _ = try await direct.perform(.place("\(number)"), at: now) }
      let folder = TemporaryFolder()
      let proxy = try CommitProxy(
        in: folder.path, before: try TestServer.shared.get(), try space.name(), [])
      let books = ServerBooks(try space.address(in: proxy.folder), limits: .patient)
      let mart = StoredMart(books, log: .none)
      // Connects.
      _ = try await mart.order(1)
      _ = proxy.takeRoundTrips()
      try await expectEqual(mart.orders(at: 0..<20).1.count, 20)
      expectEqual(proxy.takeRoundTrips(), 2)
      try await expectEqual(mart.contents(at: now).openOrders, 20)
      expectEqual(proxy.takeRoundTrips(), 1)
      try await expectEqual(mart.order(20)?.id, 20)
      expectEqual(proxy.takeRoundTrips(), 3)
    }
  #endif
}

/// Books whose statements are counted.
private struct CountingBooks<Counted: Books>: Books {
  private let books: Counted
  private let counter: StatementCounter

  init(_ books: Counted, by counter: StatementCounter) {
    self.books = books
    self.counter = counter
  }

  var database: CountingDatabase { CountingDatabase(books.database, by: counter) }
  var searching: CountingDatabase { CountingDatabase(books.searching, by: counter) }
  var reading: CountingDatabase { CountingDatabase(books.reading, by: counter) }

  func open() async throws(SQLError) { try await books.open() }
  func examine() async throws(SQLError) -> Bool { try await books.examine() }

  func move<Value: Sendable>(
    _ body: @Sendable (Connection) throws(SQLError) -> Value
  ) async throws(SQLError) -> Value {
    try await books.move { connection throws(SQLError) in
      try body(counter.counting(connection))
    }
  }

  func read<Value: Sendable>(
    _ body: @Sendable (Connection) throws(SQLError) -> Value
  ) async throws(SQLError) -> Value { try await books.read(body) }

  func readAnyway<Value: Sendable>(
    _ body: @Sendable (Connection) throws(SQLError) -> Value
  ) async throws(SQLError) -> Value { try await books.readAnyway(body) }

  var backupTime: Int64? { books.backupTime }
  func backUp(at time: Int64) async { await books.backUp(at: time) }
  func restoreBackup(at time: Int64) async throws(SQLError) -> String? {
    try await books.restoreBackup(at: time)
  }
  func startOver(at time: Int64) async throws(SQLError) -> String? {
    try await books.startOver(at: time)
  }
  func close() async { await books.close() }
}
