public import Books
public import Log
public import MartDomain
import SQL
public import WalletDomain

/// The shop in the books.
///
/// A damaged file stays as it is: the wallet decides what becomes of it.
public struct StoredMart: MartRepository {
  private let books: any Books
  private let catalogue: Catalogue
  private let mapper: StorageErrorMapper<MartError>
  private let searching: StorageErrorMapper<MartError>

  /// - Parameters:
  ///   - books: Where the shop's tables and the movements of its orders are.
  ///   - catalogue: Has the stock of goods that were never sold.
  ///   - log: Receives the details of errors.
  public init(_ books: any Books, catalogue: Catalogue = .bundled, log: Log) {
    self.books = books
    self.catalogue = catalogue
    mapper = StorageErrorMapper(books.database, "mart", log: log, failure: MartError.storage)
    searching = StorageErrorMapper(books.searching, "mart", log: log, failure: MartError.storage)
  }

  public func contents(at time: Int64) async throws(MartError) -> MartContents {
    try await mapper.read { connection throws(SQLError) in
      try connection.together { connection throws(SQLError) in
        MartContents(
          stock: try connection.stock(), cart: try connection.cart(),
          openOrders: try connection.openOrders(at: time))
      }
    }
  }

  public func apply(_ change: CartChange) async throws(MartError) {
    let isApplied = try await mapper.change { connection throws(SQLError) in
      guard change.applied(to: try connection.cart()) != nil else { return false }
      try connection.put(change.edits.map { ($0.good, $0.after) })
      return true
    }
    guard isApplied else { throw .cartChanged }
  }

  public func orders(
    at range: Range<Int>
  ) async throws(MartError) -> (count: Int, [OrderSummary]) {
    try await mapper.read { connection throws(SQLError) in
      let count = try connection.orderCount()
      return (count, try connection.summaries(at: range, of: count))
    }
  }

  public func find(
    _ query: OrderQuery, at time: Int64
  ) async throws(MartError) -> [Order.ID] {
    try await searching.read { connection throws(SQLError) in try connection.find(query, at: time) }
  }

  public func orders(_ ids: [Order.ID]) async throws(MartError) -> [OrderSummary] {
    try await mapper.read { connection throws(SQLError) in try connection.summaries(ids) }
  }

  public func order(_ id: Order.ID) async throws(MartError) -> Order? {
    try await mapper.read { connection throws(SQLError) in try connection.order(id) }
  }

  public func order(of key: MovementKey) async throws(MartError) -> Order? {
    try await mapper.read { connection throws(SQLError) in try connection.order(of: key) }
  }

  public func amount(
    of request: OrderRequest, at time: Int64
  ) async throws(MartError) -> Won {
    try await mapper.read { connection throws(SQLError) in
      try connection.decision(on: request, at: time, catalogue)
    }.get().amount
  }

  public func charges(for key: MovementKey) async throws(MartError) -> CardCharges {
    try await mapper.read { connection throws(SQLError) in
      CardCharges(
        try connection.topUps(CardCharges.prefix(of: key)).map {
          (outcome: ChargeOutcome(rawValue: $0.state), amount: Won($0.amount))
        })
    }
  }

  public func perform(
    _ request: OrderRequest, at time: Int64
  ) async throws(MartError) -> Order {
    try await mapper.run(isChange: true) { () throws(SQLError) in
      try await books.move { connection throws(SQLError) in
        try connection.perform(request, at: time, catalogue)
      }
    }.get()
  }

  /// Whether each order was paid as it should be, the stock has what no order holds, and each payment
  /// and refund belongs to an order; nil if the file has no shop yet.
  ///
  /// Looks at every row.
  public func isSound() async throws(MartError) -> Bool? {
    try await searching.read { connection throws(SQLError) in
      try connection.hasMart() ? try connection.isMartSound() : nil
    }
  }
}
