public import Time
public import WalletDomain

/// The mock bank in memory, for demos and tests.
@MainActor open class InMemoryBank {
  /// The outcomes of the charges, by their keys.
  public private(set) var outcomes: [String: ChargeOutcome] = [:]
  /// The keys of charges that were made, but about which the bank has not been asked since.
  private var late: Set<String> = []
  private let clock: any WallClock

  public init(clock: any WallClock) {
    self.clock = clock
  }

  /// The token of a card, which ends in the card's last four digits.
  nonisolated static func token(of lastFour: String) -> CardToken {
    CardToken(rawValue: "token-\(lastFour)")
  }

  open func token(
    for details: CardDetails, within limit: Duration
  ) async throws(BankError) -> CardToken {
    try await wait(MockCard.latency)
    return Self.token(of: CardNumber(details.number)?.lastFour ?? "")
  }

  open func charge(
    _ charge: BankCharge, within limit: Duration
  ) async throws(BankError) -> ChargeOutcome {
    if let outcome = outcomes[charge.key] {
      try await wait(MockCard.latency)
      return outcome
    }
    switch MockCard(lastFour: String(charge.token.rawValue.suffix(4))) {
    case .good: outcomes[charge.key] = .charged
    case .refused: outcomes[charge.key] = .refused
    case .silent: break
    case .late: late.insert(charge.key)
    }
    guard let outcome = outcomes[charge.key] else {
      try await wait(limit)
      throw .noAnswer
    }
    try await wait(MockCard.latency)
    return outcome
  }

  open func settle(
    _ charge: BankCharge, within limit: Duration
  ) async throws(BankError) -> ChargeOutcome {
    if late.remove(charge.key) != nil {
      outcomes[charge.key] = .charged
      try await wait(limit)
      throw .noAnswer
    }
    let outcome = outcomes[charge.key] ?? .cancelled
    outcomes[charge.key] = outcome
    try await wait(MockCard.latency)
    return outcome
  }

  private func wait(_ duration: Duration) async throws(BankError) {
    do throws(CancellationError) {
      try await clock.pause(for: duration)
    } catch {
      throw .noAnswer
    }
  }
}

// A conformance on the class itself would make the methods nonisolated.
extension InMemoryBank: Bank {}
