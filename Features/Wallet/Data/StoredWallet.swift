public import Books
public import Log
import Platform
import SQL
import Storage
public import WalletDomain

/// The wallet in the books.
public struct StoredWallet: WalletRepository {
  private let books: any Books
  private let mapper: StorageErrorMapper<WalletError>
  private let now: @Sendable () -> Int64
  private let didBegin: @Sendable (MovementKey) -> Void

  /// - Parameters:
  ///   - books: Where the wallet's tables are.
  ///   - log: Receives the details of errors.
  ///   - didBegin: Called at the beginning of each transaction that moves money.
  ///   - now: The time in milliseconds since 1970; nil for that of the system.
  public init(
    _ books: any Books, log: Log, didBegin: @escaping @Sendable (MovementKey) -> Void = { _ in },
    now: (@Sendable () -> Int64)? = nil
  ) {
    self.books = books
    mapper = StorageErrorMapper(books.database, "wallet", log: log) { error in
      // Books that are missing are as bad as damaged ones: there is money in them.
      .storage(error == .gone ? StorageError(.damaged, cause: error.cause) : error)
    }
    self.now = now ?? { Int64(seconds: time(nil), nanoseconds: 0) }
    self.didBegin = didBegin
  }

  public func open() async throws(WalletError) {
    try await mapper.run { () throws(SQLError) in try await books.open() }
  }

  public func examine() async throws(WalletError) -> Bool {
    try await mapper.run { () throws(SQLError) in try await books.examine() }
  }

  public func contents() async throws(WalletError) -> WalletContents {
    try await mapper.run { () throws(SQLError) in
      let now = now()
      return try await books.read { connection throws(SQLError) in
        try connection.together { connection throws(SQLError) in try connection.contents(at: now) }
      }
    }
  }

  public func readableContents() async throws(WalletError) -> WalletContents {
    try await mapper.run { () throws(SQLError) in
      try await books.readAnyway { connection throws(SQLError) in
        WalletContents(
          balance: Won(try connection.balance()), cards: (try? connection.cards()) ?? [])
      }
    }
  }

  public func begin(
    _ request: TopUpRequest, at time: Int64
  ) async throws(WalletError) -> TopUpStep {
    try await change(request.key) { connection throws(SQLError) in
      guard try connection.hasCard(request.card),
        let (_, token) = try connection.card(request.card)
      else {
        return .failure(.missingCard)
      }
      let earlier = try connection.topUp(request.key)
      if let earlier, earlier.outcome == nil || earlier.outcome == .charged {
        guard earlier.matches(request) else { return .failure(.keyUsed) }
        return .success(
          earlier.outcome == nil ? .settle(earlier.intent) : .done(Won(try connection.balance())))
      }
      guard try !connection.hasMovement(request.key.rawValue) else { return .failure(.keyUsed) }
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
    try await change(intent.key) { connection throws(SQLError) in
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
      return .success(Won(try connection.balance()))
    }
  }

  public func unknown(_ charges: [BankCharge]) async throws(WalletError) -> [BankCharge] {
    try await mapper.read { connection throws(SQLError) in
      let known = try connection.chargeKeys()
      return charges.filter { !known.contains($0.key) }
    }
  }

  public func outcome(of key: MovementKey) async throws(WalletError) -> ChargeOutcome? {
    try await mapper.read { connection throws(SQLError) in try connection.topUp(key)?.outcome }
  }

  public func pay(_ payment: Payment, at time: Int64) async throws(WalletError) -> Receipt {
    try await change(payment.key) { connection throws(SQLError) in
      if let (payee, receipt) = try connection.payment(payment.key) {
        return payment.isSettled(by: receipt, to: payee) ? .success(receipt) : .failure(.keyUsed)
      }
      guard try !connection.isTaken(payment.key.rawValue) else { return .failure(.keyUsed) }
      guard payment.amount > .zero else { return .failure(.invalidAmount) }
      let balance = Won(try connection.balance())
      guard payment.amount <= balance else {
        return .failure(.insufficient(missing: payment.amount - balance))
      }
      _ = try connection.insert(payment, at: time)
      guard let (_, receipt) = try connection.payment(payment.key) else {
        throw .misuse("a payment that is not there")
      }
      return .success(receipt)
    }
  }

  public func receipts(of payee: Payee) async throws(WalletError) -> [Receipt] {
    try await mapper.read { connection throws(SQLError) in try connection.receipts(of: payee) }
  }

  public func addCard(
    issuer: String, lastFour: String, token: CardToken, at time: Int64
  ) async throws(WalletError) -> Card {
    try await change { connection throws(SQLError) in
      if let known = try connection.card(issuer, lastFour) {
        // The bank may have forgotten the earlier token.
        let wasRemoved = try !connection.hasCard(known.id)
        try connection.run(
          "UPDATE card SET token = ?, removed = NULL WHERE id = ?", token.rawValue, known.id)
        return wasRemoved ? .success(known) : .failure(.cardKnown(known))
      }
      let number = try connection.insert(
        "INSERT INTO card (issuer, last_four, token, added) VALUES (?, ?, ?, ?) RETURNING id",
        issuer, lastFour, token.rawValue, time)
      return .success(Card(number: number, issuer: issuer, lastFour: lastFour))
    }
  }

  public func removeCard(_ id: Card.ID, at time: Int64) async throws(WalletError) {
    try await change { connection throws(SQLError) -> Result<Void, WalletError> in
      guard try connection.hasCard(id) else { return .failure(.missingCard) }
      guard try !connection.hasOpenTopUp(id) else { return .failure(.cardInUse) }
      // Each token is another one, and the bank's is none of ours any more.
      try connection.run(
        "UPDATE card SET removed = ?, is_default = 0, token = 'removed-' || id WHERE id = ?", time,
        id)
      return .success(())
    }
  }

  public func setDefaultCard(_ id: Card.ID) async throws(WalletError) {
    try await change { connection throws(SQLError) -> Result<Void, WalletError> in
      guard try connection.hasCard(id) else { return .failure(.missingCard) }
      try connection.run("UPDATE card SET is_default = 0 WHERE is_default = 1")
      try connection.run("UPDATE card SET is_default = 1 WHERE id = ?", id)
      return .success(())
    }
  }

  public func restoreBackup(at time: Int64) async throws(WalletError) -> String? {
    do throws(WalletError) {
      return try await mapper.run(isChange: true) { () throws(SQLError) in
        try await books.restoreBackup(at: time)
      }
    } catch {
      throw error == .storage(.damaged) ? .noBackup : error
    }
  }

  public func startOver(at time: Int64) async throws(WalletError) -> String? {
    try await mapper.run(isChange: true) { () throws(SQLError) in
      try await books.startOver(at: time)
    }
  }

  public func backupTime() async -> Int64? { books.backupTime }

  public func backUp(at time: Int64) async { await books.backUp(at: time) }

  /// Performs `work` in one transaction, which is rolled back if it throws.
  private func change<Value: Sendable>(
    _ key: MovementKey? = nil, operation: StaticString = #function,
    _ work: @Sendable (Connection) throws(SQLError) -> Result<Value, WalletError>
  ) async throws(WalletError) -> Value {
    try await mapper.run(isChange: true, operation: operation) { () throws(SQLError) in
      try await books.move { connection throws(SQLError) in
        if let key { didBegin(key) }
        return try work(connection)
      }
    }.get()
  }
}

extension Payment {
  fileprivate func isSettled(by receipt: Receipt, to payee: String) -> Bool {
    self.payee.rawValue == payee && amount == receipt.amount && party == receipt.party
      && text == receipt.text
  }
}
