import Books
import Expectations
import Log
import MartData
import MartDomain
import MartFixtures
import PlatformTesting
import PostgreSQLTesting
import SQL
import SQLite
import Testing
import WalletDomain
import WalletFixtures

/// 2026-11-21, midnight in UTC, in milliseconds since 1970.
let now: Int64 = 1_795_219_200_000

/// A shop with a wallet, in one of its stores.
struct MartStore {
  /// All that a request may change.
  struct Everything: Equatable {
    let contents: MartContents
    let orders: [Order?]
    let found: [Order.ID]
    let balance: Won
  }

  /// A refund in the ledger, and the payment that it is of.
  struct Refund: Equatable {
    let amount: Int
    let paid: Int?
    let isInItsCategory: Bool
  }

  let mart: any MartRepository
  /// Is deleted with the last of its users.
  private let folder: TemporaryFolder?
  private let readBalance: @Sendable () async throws -> Won
  private let move: @Sendable (_ key: String, BookMovement.Way, Int64) async throws -> Void
  /// What each refund of the ledger gives back, and how much of a payment that it names.
  let readRefunds: @Sendable () async throws -> [Refund]
  private let storeCharge: @Sendable (_ key: String, Int64, ChargeOutcome?) async throws -> Void

  /// With 1,000,000 won unless it says otherwise.
  init(_ kind: RepositoryKind, balance: Int64 = 1_000_000) async throws {
    switch kind {
    case .file:
      let files = MartFiles()
      try await files.books.open()
      self.init(files)
    case .memory: await self.init(InMemoryWallet(cards: InMemoryWallet.sampleCards))
    #if PostgreSQL
      case .server:
        let space = ServerSpace(tables: ServerBooks.migrations)
        let books = ServerBooks(try space.address(), limits: .patient)
        try await books.open()
        self.init(books)
    #endif
    }
    if balance > 0 { try await topUp("top-up", balance) }
  }

  init(_ files: MartFiles) { self.init(files.books, in: files.folder) }

  private init(_ books: any Books, in folder: TemporaryFolder? = nil) {
    self.folder = folder
    mart = StoredMart(books, log: .none)
    readBalance = { try await books.walletBalance() }
    move = { try await books.move($0, $1, $2) }
    readRefunds = {
      try await books.database.read { connection throws(SQLError) in
        try connection.query(
          """
          SELECT back.amount, paid.amount, back.category = coalesce(paid.category, back.category)
          FROM ledger_link JOIN ledger AS back ON back.id = ledger_link.first
            LEFT JOIN ledger AS paid ON paid.id = ledger_link.second
          WHERE kind = 'refund' ORDER BY ledger_link.id
          """
        ) { row throws(SQLError) in
          Refund(amount: try row[0], paid: try row[1], isInItsCategory: try row[2])
        }
      }
    }
    storeCharge = { try await books.charge($0, $1, as: $2) }
  }

  @MainActor private init(_ wallet: InMemoryWallet) {
    folder = nil
    mart = InMemoryMart(wallet)
    readBalance = { await wallet.readableContents().balance }
    readRefunds = { [] }
    move = { name, way, amount in
      let key = MovementKey(rawValue: name)
      guard case .payment = way else {
        try await Self.charge(key, amount, as: .charged, in: wallet)
        return
      }
      _ = try await wallet.pay(
        Payment(key: key, payee: .taxi, party: "taxi", amount: Won(amount), text: ""), at: now)
    }
    storeCharge = { name, amount, outcome in
      try await Self.charge(MovementKey(rawValue: name), amount, as: outcome, in: wallet)
    }
  }

  @MainActor private static func charge(
    _ key: MovementKey, _ amount: Int64, as outcome: ChargeOutcome?, in wallet: InMemoryWallet
  ) async throws {
    let request = TopUpRequest(key: key, card: 1, amount: Won(amount))
    guard case .charge(let intent) = try await wallet.begin(request, at: now) else {
      throw WalletError.keyUsed
    }
    guard let outcome else { return }
    _ = try await wallet.settle(intent, as: outcome, at: now)
  }

  var balance: Won { get async throws { try await readBalance() } }

  func topUp(_ key: String, _ amount: Int64) async throws { try await move(key, .topUp, amount) }

  /// Stores the charge of a card; without an outcome it is not settled yet.
  func charge(_ key: String, _ amount: Int64, as outcome: ChargeOutcome?) async throws {
    try await storeCharge(key, amount, outcome)
  }

  func payTaxi(_ key: String, _ amount: Int64) async throws {
    try await move(key, .payment(to: "taxi"), amount)
  }

  func everything(at time: Int64 = now) async throws -> Everything {
    let count = try await mart.orders(at: 0..<0).count
    var orders: [Order?] = []
    for id in 0...Order.ID(count + 1) { orders.append(try await mart.order(id)) }
    return Everything(
      contents: try await mart.contents(at: time), orders: orders, found: try await mart.find(""),
      balance: try await balance)
  }

  /// Expects that a request throws an error, and that nothing changes.
  func refuses(
    _ request: OrderRequest, at time: Int64 = now, with error: MartError,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let before = try await everything()
    await #expect(throws: error, sourceLocation: sourceLocation) {
      _ = try await mart.perform(request, at: time)
    }
    if case .wallet = error {
    } else {
      await #expect(throws: error, sourceLocation: sourceLocation) {
        _ = try await mart.amount(of: request, at: time)
      }
    }
    try await expectEqual(everything(), before, at: sourceLocation)
  }

  /// Expects that `amount` knows what a request pays, and returns the order.
  @discardableResult
  func perform(
    _ request: OrderRequest, paying amount: Int64, at time: Int64 = now,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Order {
    let before = try await balance
    let announced = try await mart.amount(of: request, at: time)
    expectEqual(announced, Won(amount), at: sourceLocation)
    let order = try await mart.perform(request, at: time)
    try await expectEqual(balance, before - announced, at: sourceLocation)
    try await expectEqual(mart.order(order.id), order, at: sourceLocation)
    try await expectEqual(mart.order(of: request.key), order, at: sourceLocation)
    return order
  }
}

/// The books in a temporary folder, as one process has them open.
struct MartFiles: Sendable {
  let folder: TemporaryFolder
  let books: BookFile
  let mart: StoredMart

  init(_ folder: TemporaryFolder = TemporaryFolder()) {
    self.folder = folder
    books = BookFile(
      path: "\(folder.path)/\(BookFile.file)", busyTimeout: .seconds(60), log: .none)
    mart = StoredMart(books, log: .none)
  }

  var path: String { books.database.path }
}

extension Books {
  func walletBalance() async throws -> Won {
    Won(try await read { connection throws(SQLError) in try connection.balance() })
  }

  func move(_ key: String, _ way: BookMovement.Way, _ amount: Int64) async throws {
    try await move { connection throws(SQLError) in
      _ = try connection.insert(
        BookMovement(
          key: key, way, amount: amount, party: "", text: "", purpose: "", time: now))
    }
  }

  func charge(_ key: String, _ amount: Int64, as outcome: ChargeOutcome?) async throws {
    try await move { connection throws(SQLError) in
      try connection.run(
        """
        INSERT INTO card VALUES (1, '우리은행', '0123', 'token', 0, NULL, 0) ON CONFLICT DO NOTHING
        """)
      try connection.run("INSERT INTO intent VALUES (?, 1, ?, 1, 'open', '', 0)", key, amount)
      if let outcome {
        try connection.run("UPDATE intent SET state = ? WHERE key = ?", outcome.rawValue, key)
      }
      if outcome == .charged {
        _ = try connection.insert(
          BookMovement(
            key: key, .topUp, amount: amount, party: "", text: "", purpose: "", time: now))
      }
    }
  }
}

extension MartRepository {
  /// The orders that a search finds, newest first.
  func find(_ search: String) async throws(MartError) -> [Order.ID] {
    try await find(OrderQuery(search), at: now)
  }
}
