import RIBs
public import Time

/// The mock bank in memory, for demos and tests.
@MainActor public final class FixedBank {
  /// What became of the charges that it was asked for, by their keys.
  public private(set) var ends: [String: ChargeEnd] = [:]
  private var late: Set<String> = []
  private let clock: any WallClock

  public init(clock: any WallClock) {
    self.clock = clock
  }

  /// The token of the card with these digits at its end.
  public nonisolated static func token(of lastFour: String) -> CardToken {
    CardToken(rawValue: "fixed-\(lastFour)")
  }

  public func token(
    for details: CardDetails, within limit: Duration
  ) async throws(BankError) -> CardToken {
    try await wait(MockCard.latency)
    return Self.token(of: CardNumber(details.number)?.lastFour ?? "")
  }

  public func charge(
    _ charge: BankCharge, within limit: Duration
  ) async throws(BankError) -> ChargeEnd {
    if let end = ends[charge.key] {
      try await wait(MockCard.latency)
      return end
    }
    switch MockCard(lastFour: String(charge.token.rawValue.suffix(4))) {
    case .good: ends[charge.key] = .charged
    case .refused: ends[charge.key] = .refused
    case .silent: break
    case .late: late.insert(charge.key)
    }
    guard let end = ends[charge.key] else {
      try await wait(limit)
      throw .noAnswer
    }
    try await wait(MockCard.latency)
    return end
  }

  public func settle(
    _ charge: BankCharge, within limit: Duration
  ) async throws(BankError) -> ChargeEnd {
    if late.remove(charge.key) != nil {
      ends[charge.key] = .charged
      try await wait(limit)
      throw .noAnswer
    }
    let end = ends[charge.key] ?? .cancelled
    ends[charge.key] = end
    try await wait(MockCard.latency)
    return end
  }

  private func wait(_ duration: Duration) async throws(BankError) {
    do throws(CancellationError) {
      try await clock.pause(for: duration)
    } catch {
      throw .noAnswer
    }
  }
}

// Apart from the methods, which would otherwise lose the class's actor.
extension FixedBank: Bank {}
