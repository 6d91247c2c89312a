import RIBsTesting
import WalletDomain
import WalletFixtures

/// A bank in memory that records its requests.
final class SpyBank: InMemoryBank {
  private(set) var requests: [String] = []
  /// Where charges are held, if there is one.
  var checkpoint: Checkpoint?

  override func token(
    for details: CardDetails, within limit: Duration
  ) async throws(BankError) -> CardToken {
    requests.append("token")
    return try await super.token(for: details, within: limit)
  }

  override func charge(
    _ charge: BankCharge, within limit: Duration
  ) async throws(BankError) -> ChargeOutcome {
    requests.append("charge \(charge.key) within \(limit)")
    await checkpoint?.pass()
    return try await super.charge(charge, within: limit)
  }

  override func settle(
    _ charge: BankCharge, within limit: Duration
  ) async throws(BankError) -> ChargeOutcome {
    requests.append("settle \(charge.key) within \(limit)")
    return try await super.settle(charge, within: limit)
  }
}
