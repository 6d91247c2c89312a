public import Log
public import SQLite
public import WalletDomain

/// The mock bank: another party, which keeps a file of its own and outlives every Galbi.
///
/// It knows of a card only the last four digits, by which it decides; see `MockCard`.
public struct SimulatedBank: Bank {
  public let database: Database
  private let log: Log
  private let pause: @Sendable (Duration) async throws(CancellationError) -> Void

  /// `path` is that of its file, `mock-bank.sqlite`; `pause` waits as long as an answer takes.
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
  ) async throws(BankError) -> ChargeEnd {
    let end = try await answer { connection throws(SQLiteError) -> ChargeEnd? in
      if let known = try connection.state(of: charge) { return known.end }
      switch try connection.card(of: charge) {
      case .good: return try connection.keep(.charged, of: charge)
      case .refused, nil: return try connection.keep(.refused, of: charge)
      case .late:
        try connection.keep("late", of: charge)
        return nil
      case .silent: return nil
      }
    }
    guard let end else {
      try await wait(limit)
      throw .noAnswer
    }
    try await wait(MockCard.latency)
    return end
  }

  public func settle(
    _ charge: BankCharge, within limit: Duration
  ) async throws(BankError) -> ChargeEnd {
    let end = try await answer { connection throws(SQLiteError) -> ChargeEnd? in
      switch try connection.state(of: charge) {
      case .late:
        try connection.keep(.charged, of: charge)
        return nil
      case .known(let end): return end
      case nil: return try connection.keep(.cancelled, of: charge)
      }
    }
    guard let end else {
      try await wait(limit)
      throw .noAnswer
    }
    try await wait(MockCard.latency)
    return end
  }

  /// Lets go of its file; the next question opens it again.
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
      if case .corrupt = error { await forget() }
      throw .noAnswer
    }
  }

  /// A damaged file is set aside, and the bank begins anew: it knows no card, and no charge.
  private func forget() async {
    do throws(SQLiteError) {
      _ = try await database.setAsideCorrupt(stamp: "damaged")
    } catch {
      log.error("bank", error.description)
    }
  }
}
