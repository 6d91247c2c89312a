#if PostgreSQL
  import Books
  import LedgerData
  import LedgerDomain
  import Log
  import MartData
  import PostgreSQLTesting
  import SQL
  import Store
  import PlatformTesting
#endif

/// Pages of books on a server, behind a proxy to which each message takes 20 ms more; nothing without the trait
/// PostgreSQL.
@MainActor let serverSuite = Suite(name: "server") {
  #if PostgreSQL
    let books = FarBooks()
    return [
      Measure("a page of the ledger, after a change", unit: "ms") {
        let books = try await books.open()
        books.ledger.sync()
        return try await time {
          sink &+= try await books.useCases.list(LedgerQuery(), 0..<50).rows.count
        } / 1_000_000
      },
      Measure("a page of the orders", unit: "ms") {
        let mart = try await books.open().mart
        return try await time {
          sink &+= try await mart.orders(at: 50..<100).1.count
        } / 1_000_000
      },
    ]
  #else
    return []
  #endif
}

#if PostgreSQL
  /// A ledger of 1,000 entries and 200 orders, filled without the proxy when they are first used.
  @MainActor private final class FarBooks {
    struct Opened {
      let proxy: CommitProxy
      let ledger: LedgerModel
      let useCases: LedgerUseCases
      let mart: StoredMart
    }

    private struct State {
      var ledger = LedgerState()
    }

    private let folder = TemporaryFolder()
    private let space = ServerSpace()
    private let store = Store(State())
    private var opened: Opened?

    /// The same ones each time, with their connections; throws where no server is installed.
    func open() async throws -> Opened {
      if let opened { return opened }
      let near = ServerBooks(try space.address())
      try await fill(near)
      await near.close()
      let proxy = try CommitProxy(
        in: folder.path, before: try TestServer.shared.get(), try space.name(), [],
        delay: .milliseconds(20))
      let far = ServerBooks(try space.address(in: proxy.folder))
      let db = StoredLedger(
        far.database, reading: far.reading, searching: far.searching, log: .none)
      let model = LedgerModel(db: db, writer: store.writer(\.ledger), now: { 0 })
      let useCases = LedgerUseCases(
        model, state: store.stored(\.ledger), exports: FileExports(log: .none))
      let books = Opened(
        proxy: proxy, ledger: model, useCases: useCases, mart: StoredMart(far, log: .none))
      opened = books
      return books
    }

    private func fill(_ books: ServerBooks) async throws {
      try await books.open()
      let ledger = StoredLedger(books.database, searching: books.searching, log: .none)
      sink &+= try await ledger.perform(
        .addUnknown(statedEntries(1_000), file: "a"), at: 0
      ).count
      try await books.move { connection throws(SQLError) in
        try ManyOrders.insertStock(into: connection)
        for number in 1...200 { try ManyOrders.insertOrder(number, into: connection) }
      }
    }
  }
#endif
