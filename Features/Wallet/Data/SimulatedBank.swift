public import Log
public import SQLite
public import WalletDomain

/// The mock bank: a separate party with a file of its own.
///
/// It stores the last four digits of a card, which decide its answers; see `MockCard`.
public struct SimulatedBank: Bank {
  public let database: Database
  private let log: Log
  private let pause: @Sendable (Duration) async throws(CancellationError) -> Void

  /// `path` is the path of `mock-bank.sqlite`; `pause` simulates the time that an answer takes.
  public init(
    path: String, log: Log,
    pause: @escaping @Sendable (Duration) async throws(CancellationError) -> Void
  ) {
    database = Database(path: path, migrations: Self.migrations, durability: .full)
    self.log = log
    self.pause = pause
  }

  public func token(
    for details: CardDetails, within limit: Duration
  ) async throws(BankError) -> CardToken {
    try await wait(MockCard.latency)
    guard let number = CardNumber(details.number) else { throw .noAnswer }
    let token = MovementKey.random().rawValue
    try await answer { connection throws(SQLiteError) in
      try connection.run("INSERT INTO card VALUES (?, ?)", token, number.lastFour)
    }
    return CardToken(rawValue: token)
  }

  public func charge(
    _ charge: BankCharge, within limit: Duration
  ) async throws(BankError) -> ChargeOutcome {
    let outcome = try await answer { connection throws(SQLiteError) -> ChargeOutcome? in
      if let known = try connection.state(of: charge) { return known.outcome }
      switch try connection.card(of: charge) {
      case .good: return try connection.store(.charged, of: charge)
      case .refused, nil: return try connection.store(.refused, of: charge)
      case .late:
        try connection.store("late", of: charge)
        return nil
      case .silent: return nil
      }
    }
    guard let outcome else {
      try await wait(limit)
      throw .noAnswer
    }
    try await wait(MockCard.latency)
    return outcome
  }

  public func settle(
    _ charge: BankCharge, within limit: Duration
  ) async throws(BankError) -> ChargeOutcome {
    let outcome = try await answer { connection throws(SQLiteError) -> ChargeOutcome? in
      switch try connection.state(of: charge) {
      case .late:
        try connection.store(.charged, of: charge)
        return nil
      case .reported(let outcome): return outcome
      case nil: return try connection.store(.cancelled, of: charge)
      }
    }
    guard let outcome else {
      try await wait(limit)
      throw .noAnswer
    }
    try await wait(MockCard.latency)
    return outcome
  }

  /// Closes the file; the next request opens it again.
  public func close() async { await database.close() }

  private func wait(_ duration: Duration) async throws(BankError) {
    do throws(CancellationError) {
      try await pause(duration)
    } catch {
      throw .noAnswer
    }
  }

  @discardableResult
  private func answer<Value: Sendable>(
    _ work: @Sendable (Connection) throws(SQLiteError) -> Value
  ) async throws(BankError) -> Value {
    do throws(SQLiteError) {
      return try await database.transaction(work)
    } catch {
      log.error("bank", error.description)
      if case .corrupt = error { await reset() }
      throw .noAnswer
    }
  }

  /// Sets a damaged file aside, after which no card and no charge is known.
  private func reset() async {
    do throws(SQLiteError) {
      _ = try await database.setAsideCorrupt(stamp: "damaged")
    } catch {
      log.error("bank", error.description)
    }
  }
}
