import Headless
import RIBsTesting
import WalletDomain
import WalletFixtures

/// A bank in memory that records its requests.
@MainActor final class SpyBank {
  private(set) var requests: [String] = []
  private let bank: InMemoryBank
  /// Where charges are held, if there is one.
  var checkpoint: Checkpoint?
  /// Why it answers nothing.
  var failure: BankError?

  init(clock: ManualClock) {
    bank = InMemoryBank(clock: clock)
  }

  var outcomes: [String: ChargeOutcome] { bank.outcomes }

  func token(
    for details: CardDetails, within limit: Duration
  ) async throws(BankError) -> CardToken {
    requests.append("token")
    if let failure { throw failure }
    return try await bank.token(for: details, within: limit)
  }

  func charge(
    _ charge: BankCharge, within limit: Duration
  ) async throws(BankError) -> ChargeOutcome {
    requests.append("charge \(charge.key) within \(limit)")
    await checkpoint?.pass()
    if let failure { throw failure }
    return try await bank.charge(charge, within: limit)
  }

  func charges() async throws(BankError) -> [BankCharge] { try await bank.charges() }

  func refund(_ charge: BankCharge) async throws(BankError) { try await bank.refund(charge) }

  func settle(
    _ charge: BankCharge, within limit: Duration
  ) async throws(BankError) -> ChargeOutcome {
    requests.append("settle \(charge.key) within \(limit)")
    return try await bank.settle(charge, within: limit)
  }
}

// A conformance on the class itself would make the methods nonisolated.
extension SpyBank: Bank {}
