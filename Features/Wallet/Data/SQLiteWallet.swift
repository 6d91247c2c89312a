public import Log
public import SQLite
public import WalletDomain

/// The books in a database of their own; what is known only to developers goes to the log.
public struct SQLiteWallet: WalletWork {
  let database: Database
  let log: Log
  private let didBegin: @Sendable (MovementKey) -> Void

  /// `database` is as `database(at:)` makes it, and may have tables of others; `didBegin` is called
  /// inside each transaction that moves money, before it does anything.
  public init(
    database: Database, log: Log,
    didBegin: @escaping @Sendable (MovementKey) -> Void = { _ in }
  ) {
    self.database = database
    self.log = log
    self.didBegin = didBegin
  }

  /// A database that keeps what it has acknowledged, and never begins empty by itself.
  ///
  /// `more` are the migrations of others, from version 2 on. Nothing of it can be used before the
  /// wallet has been opened.
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
    _ request: TopUpRequest, at moment: BookTime
  ) async throws(WalletError) -> TopUpStep {
    try await change(request.key) { connection throws(SQLiteError) in
      guard let (_, token) = try connection.card(request.card) else {
        return .failure(.missingCard)
      }
      let earlier = try connection.topUp(request.key)
      if let earlier, earlier.end == nil || earlier.end == .charged {
        guard earlier.asksFor(request) else { return .failure(.keyUsed) }
        return .success(
          earlier.end == nil ? .settle(earlier.intent) : .done(try connection.balance()))
      }
      guard try !connection.hasMovement(request.key) else { return .failure(.keyUsed) }
      let attempt = (earlier?.attempt ?? 0) + 1
      try connection.store(request, attempt: attempt, at: moment)
      return .success(
        .charge(
          TopUpIntent(
            key: request.key, attempt: attempt, token: token, amount: request.amount)))
    }
  }

  public func settle(
    _ intent: TopUpIntent, as end: ChargeEnd, at moment: BookTime
  ) async throws(WalletError) -> Won {
    try await change(intent.key) { connection throws(SQLiteError) in
      // Somebody else may have been told before.
      if let topUp = try connection.topUp(intent.key), topUp.end == nil,
        topUp.intent.charge.key == intent.charge.key
      {
        try connection.end(intent.key, as: end)
        if end == .charged {
          let party = try connection.card(topUp.card)?.card.name ?? ""
          try connection.enter(topUp, party: party, at: moment)
        }
      }
      return .success(try connection.balance())
    }
  }

  public func end(of key: MovementKey) async throws(WalletError) -> ChargeEnd? {
    try await read { connection throws(SQLiteError) in try connection.topUp(key)?.end }
  }

  public func pay(_ payment: Payment, at moment: BookTime) async throws(WalletError) -> Receipt {
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
      let number = try connection.enter(payment, at: moment)
      return .success(
        Receipt(
          id: number, time: moment.time, party: payment.party, amount: payment.amount,
          text: payment.text))
    }
  }

  public func receipts(of payee: Payee) async throws(WalletError) -> [Receipt] {
    try await read { connection throws(SQLiteError) in try connection.receipts(of: payee) }
  }

  public func addCard(
    issuer: String, lastFour: String, token: CardToken, at moment: BookTime
  ) async throws(WalletError) -> Card {
    try await change { connection throws(SQLiteError) in
      let known = try connection.cards().first { $0.issuer == issuer && $0.lastFour == lastFour }
      if let known {
        // Whatever the bank has forgotten: it is the token that it knows now.
        try connection.run("UPDATE card SET token = ? WHERE id = ?", token.rawValue, known.id)
        return .failure(.cardKnown(known))
      }
      try connection.run(
        "INSERT INTO card (issuer, last_four, token, added) VALUES (?, ?, ?, ?)", issuer,
        lastFour, token.rawValue, moment.time)
      return .success(
        Card(number: connection.lastInsertedRow, issuer: issuer, lastFour: lastFour))
    }
  }

  func read<Value: Sendable>(
    _ work: @Sendable (Connection) throws(SQLiteError) -> Value
  ) async throws(WalletError) -> Value {
    try await cross { () throws(SQLiteError) in try await database.read(work) }
  }

  /// Does all of `work` or nothing; a failure has changed nothing.
  private func change<Value: Sendable>(
    _ key: MovementKey? = nil,
    _ work: @Sendable (Connection) throws(SQLiteError) -> Result<Value, WalletError>
  ) async throws(WalletError) -> Value {
    let (result, last) = try await cross(isChange: true) { () throws(SQLiteError) in
      try await database.transaction { connection throws(SQLiteError) in
        if let key { didBegin(key) }
        return (try work(connection), try Self.lastMovement(connection))
      }
    }
    mark.write(last)
    return try result.get()
  }

  /// Turns the database's errors into the wallet's.
  func cross<Value: Sendable>(
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
