public import Time
public import WalletDomain

/// The mock bank in memory, for demos and tests.
@MainActor public final class InMemoryBank {
  private var states: [String: (charge: BankCharge, state: ChargeState)] = [:]
  private let clock: any WallClock

  public init(clock: any WallClock) {
    self.clock = clock
  }

  /// The outcomes that were reported, by the keys of the charges.
  public var outcomes: [String: ChargeOutcome] { states.compactMapValues(\.state.outcome) }

  /// The token of a card, which ends in the card's last four digits.
  nonisolated static func token(of lastFour: String) -> CardToken {
    CardToken(rawValue: "token-\(lastFour)")
  }

  public func pause(for duration: Duration) async throws(CancellationError) {
    try await clock.pause(for: duration)
  }

  public func register(lastFour: String) async throws(BankError) -> CardToken {
    Self.token(of: lastFour)
  }

  public func update<Answer: Sendable>(
    _ charge: BankCharge, _ change: @Sendable (inout ChargeState?, MockCard?) -> Answer
  ) async throws(BankError) -> Answer {
    var state = states[charge.key]?.state
    defer { states[charge.key] = state.map { (charge, $0) } }
    return change(&state, MockCard(lastFour: String(charge.token.rawValue.suffix(4))))
  }

  public func charges() async throws(BankError) -> [BankCharge] {
    states.values.filter { $0.state.outcome ?? .charged == .charged }.map(\.charge)
  }
}

// A conformance on the class itself would make the methods nonisolated.
extension InMemoryBank: MockBank {}
