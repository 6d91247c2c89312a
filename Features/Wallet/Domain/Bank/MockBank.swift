import Secrets

/// The rules of the mock bank, whose implementations differ in where they keep charges.
public protocol MockBank: Bank {
  /// Simulates the time that an answer takes.
  func pause(for duration: Duration) async throws(CancellationError)

  /// Remembers a card by its last four digits, and returns a token for it.
  func register(lastFour: String) async throws(BankError) -> CardToken

  /// Stores what `change` makes of the state of a charge, and returns what it returns.
  ///
  /// The state is nil for a charge that was never requested, the card for an unknown token.
  func update<Answer: Sendable>(
    _ charge: BankCharge, _ change: @Sendable (inout ChargeState?, MockCard?) -> Answer
  ) async throws(BankError) -> Answer
}

/// What the mock bank knows of a charge.
public enum ChargeState: Hashable, Sendable {
  /// Made, but not reported yet.
  case late
  case reported(ChargeOutcome)

  /// Nil until the outcome has been reported.
  public var outcome: ChargeOutcome? {
    guard case .reported(let outcome) = self else { return nil }
    return outcome
  }
}

extension MockBank {
  public func token(
    for details: CardDetails, within limit: Duration
  ) async throws(BankError) -> CardToken {
    try await wait(MockCard.latency)
    guard let number = CardNumber(details.number) else { throw .noAnswer }
    return try await register(lastFour: number.lastFour)
  }

  public func charge(
    _ charge: BankCharge, within limit: Duration
  ) async throws(BankError) -> ChargeOutcome {
    let (outcome, isKnown) = try await update(charge) { state, card in
      let isKnown = state != nil || card != nil
      if state == nil {
        state =
          switch card {
          case .good: .reported(.charged)
          case .refused: .reported(.refused)
          case .late: .late
          case .silent, nil: nil
          }
      }
      return (state?.outcome, isKnown)
    }
    guard isKnown else { throw .unknownCard }
    return try await answer(outcome, within: limit)
  }

  public func settle(
    _ charge: BankCharge, within limit: Duration
  ) async throws(BankError) -> ChargeOutcome {
    let outcome = try await update(charge) { state, _ -> ChargeOutcome? in
      let known = state ?? .reported(.cancelled)
      state = .reported(known.outcome ?? .charged)
      return known.outcome
    }
    return try await answer(outcome, within: limit)
  }

  public func refund(_ charge: BankCharge) async throws(BankError) {
    try await update(charge) { state, _ in state = .reported(.cancelled) }
  }

  /// Returns the outcome after the bank's latency; without one, throws `noAnswer` after the limit.
  private func answer(
    _ outcome: ChargeOutcome?, within limit: Duration
  ) async throws(BankError) -> ChargeOutcome {
    try await wait(outcome == nil ? limit : MockCard.latency)
    guard let outcome else { throw .noAnswer }
    return outcome
  }

  private func wait(_ duration: Duration) async throws(BankError) {
    do throws(CancellationError) {
      try await pause(for: duration)
    } catch {
      throw .noAnswer
    }
  }
}

/// How the mock bank treats a card, which depends on the card's last four digits.
public enum MockCard: Sendable {
  case good
  /// Ends in 0002: each charge is refused.
  case refused
  /// Ends in 0003: no charge is made or answered.
  case silent
  /// Ends in 0004: the charge is made, but neither it nor the first inquiry about it is answered in
  /// time.
  case late

  /// How long an answer takes.
  public static let latency = Duration.milliseconds(400)

  public init(lastFour: String) {
    switch lastFour {
    case "0002": self = .refused
    case "0003": self = .silent
    case "0004": self = .late
    default: self = .good
    }
  }
}
