public import Log
public import SQLite
public import WalletDomain

/// The books in a database of their own; details of errors go to the log.
public struct SQLiteWallet: WalletRepository {
  let database: Database
  let log: Log
  private let didBegin: @Sendable (MovementKey) -> Void

  /// - Parameters:
  ///   - database: The result of `database(at:more:busyTimeout:access:)`.
  ///   - log: Receives the details of errors.
  ///   - didBegin: Called at the beginning of each transaction that moves money.
  public init(
    database: Database, log: Log,
    didBegin: @escaping @Sendable (MovementKey) -> Void = { _ in }
  ) {
    self.database = database
    self.log = log
    self.didBegin = didBegin
  }

  /// A database that does not lose committed changes, and is not created implicitly.
  ///
  /// `more` are the migrations of other features, from version 2 on. None of its tables can be used
  /// before the wallet has been opened.
  public static func database(
    at path: String, more: [Migration] = [], busyTimeout: Duration = .seconds(5),
    access: Access = .changing
  ) -> Database {
    Database(
      path: path, migrations: migrations + more, durability: .full, busyTimeout: busyTimeout,
      access: access)
  }

  public func contents() async throws(WalletError) -> WalletContents {
    try await read { connection throws(SQLiteError) in try connection.contents() }
  }

  public func begin(
    _ request: TopUpRequest, at time: Int64
  ) async throws(WalletError) -> TopUpStep {
    try await change(request.key) { connection throws(SQLiteError) in
      guard let (_, token) = try connection.card(request.card) else {
        return .failure(.missingCard)
      }
      let earlier = try connection.topUp(request.key)
      if let earlier, earlier.outcome == nil || earlier.outcome == .charged {
        guard earlier.matches(request) else { return .failure(.keyUsed) }
        return .success(
          earlier.outcome == nil ? .settle(earlier.intent) : .done(try connection.balance()))
      }
      guard try !connection.hasMovement(request.key) else { return .failure(.keyUsed) }
      let attempt = (earlier?.attempt ?? 0) + 1
      try connection.store(request, attempt: attempt, at: time)
      return .success(
        .charge(
          TopUpIntent(
            key: request.key, attempt: attempt, token: token, amount: request.amount)))
    }
  }

  public func settle(
    _ intent: TopUpIntent, as outcome: ChargeOutcome, at time: Int64
  ) async throws(WalletError) -> Won {
    try await change(intent.key) { connection throws(SQLiteError) in
      // The outcome may have been recorded before.
      if let topUp = try connection.topUp(intent.key), topUp.outcome == nil,
        topUp.intent.charge.key == intent.charge.key
      {
        try connection.store(outcome, of: intent.key)
        if outcome == .charged {
          let party = try connection.card(topUp.card)?.card.name ?? ""
          try connection.insert(topUp, party: party, at: time)
        }
      }
      return .success(try connection.balance())
    }
  }

  public func outcome(of key: MovementKey) async throws(WalletError) -> ChargeOutcome? {
    try await read { connection throws(SQLiteError) in try connection.topUp(key)?.outcome }
  }

  public func pay(_ payment: Payment, at time: Int64) async throws(WalletError) -> Receipt {
    try await change(payment.key) { connection throws(SQLiteError) in
      if let (payee, receipt) = try connection.payment(payment.key) {
        return payment.isSettled(by: receipt, to: payee) ? .success(receipt) : .failure(.keyUsed)
      }
      let isTopUp = try connection.topUp(payment.key) != nil
      let isMovement = try connection.hasMovement(payment.key)
      guard !isTopUp, !isMovement else { return .failure(.keyUsed) }
      guard payment.amount > .zero else { return .failure(.invalidAmount) }
      let balance = try connection.balance()
      guard payment.amount <= balance else {
        return .failure(.insufficient(missing: payment.amount - balance))
      }
      let number = try connection.insert(payment, at: time)
      return .success(
        Receipt(
          id: number, time: time, party: payment.party, amount: payment.amount,
          text: payment.text))
    }
  }

  public func receipts(of payee: Payee) async throws(WalletError) -> [Receipt] {
    try await read { connection throws(SQLiteError) in try connection.receipts(of: payee) }
  }

  public func addCard(
    issuer: String, lastFour: String, token: CardToken, at time: Int64
  ) async throws(WalletError) -> Card {
    try await change { connection throws(SQLiteError) in
      let known = try connection.cards().first { $0.issuer == issuer && $0.lastFour == lastFour }
      if let known {
        // The bank may have forgotten the earlier token.
        try connection.run("UPDATE card SET token = ? WHERE id = ?", token.rawValue, known.id)
        return .failure(.cardKnown(known))
      }
      try connection.run(
        "INSERT INTO card (issuer, last_four, token, added) VALUES (?, ?, ?, ?)", issuer,
        lastFour, token.rawValue, time)
      return .success(
        Card(number: connection.lastInsertedRow, issuer: issuer, lastFour: lastFour))
    }
  }

  func read<Value: Sendable>(
    _ work: @Sendable (Connection) throws(SQLiteError) -> Value
  ) async throws(WalletError) -> Value {
    try await mappingErrors { () throws(SQLiteError) in try await database.read(work) }
  }

  /// Performs `work` in one transaction, which is rolled back if it throws.
  private func change<Value: Sendable>(
    _ key: MovementKey? = nil,
    _ work: @Sendable (Connection) throws(SQLiteError) -> Result<Value, WalletError>
  ) async throws(WalletError) -> Value {
    let (result, last) = try await mappingErrors(isChange: true) { () throws(SQLiteError) in
      try await database.transaction { connection throws(SQLiteError) in
        if let key { didBegin(key) }
        return (try work(connection), try Self.lastMovement(connection))
      }
    }
    mark.write(last)
    return try result.get()
  }

  /// Converts errors of the database into errors of the wallet, and logs them.
  func mappingErrors<Value: Sendable>(
    isChange: Bool = false, _ work: () async throws(SQLiteError) -> Value
  ) async throws(WalletError) -> Value {
    do throws(SQLiteError) {
      return try await work()
    } catch {
      if error != .interrupted { log.error("wallet", error.description) }
      throw WalletError(error, isChange: isChange)
    }
  }
}

extension Payment {
  fileprivate func isSettled(by receipt: Receipt, to payee: String) -> Bool {
    self.payee.rawValue == payee && amount == receipt.amount && party == receipt.party
      && text == receipt.text
  }
}
