import Storage
import Time

/// A top-up: the intent is recorded, then the bank is asked, then the outcome is recorded.
extension WalletModel {
  /// The bank's time limit for a charge.
  static let chargeLimit = Duration.seconds(8)

  func topUp(_ request: TopUpRequest) async throws(WalletError) -> Won {
    guard TopUpRequest.amounts.contains(request.amount) else { throw .invalidAmount }
    return try await topUps.value(of: request, key: request.key) {
      [self] () throws(WalletError) in
      try await ready()
      return try await perform(request)
    } didEnd: { [self] in
      await refresh()
    }
  }

  private func perform(_ request: TopUpRequest) async throws(WalletError) -> Won {
    switch try await begin(request) {
    case .done(let balance): return balance
    case .charge(let intent): return try await charge(intent)
    case .settle(let earlier):
      let outcome = try await settle(earlier)
      let balance = try await record(outcome, of: earlier)
      guard outcome != .charged else { return balance }
    }
    switch try await begin(request) {
    case .done(let balance): return balance
    case .charge(let intent): return try await charge(intent)
    case .settle: throw .bankUncertain
    }
  }

  private func begin(_ request: TopUpRequest) async throws(WalletError) -> TopUpStep {
    try await closingOnDamage { () throws(WalletError) in
      try await repository.begin(request, at: timeOfMovement())
    }
  }

  private func charge(_ intent: TopUpIntent) async throws(WalletError) -> Won {
    let outcome: ChargeOutcome
    var failure = BankError.noAnswer
    do throws(BankError) {
      outcome = try await bank.charge(intent.charge, within: Self.chargeLimit)
    } catch {
      failure = error
      outcome = try await settle(intent)
    }
    do throws(WalletError) {
      let balance = try await record(outcome, of: intent)
      if outcome == .charged { return balance }
    } catch {
      // An outcome other than a charge is asked for again before the next attempt or opening.
      if outcome == .charged { throw error == .storage(.damaged) ? error : .chargedNotKept }
    }
    throw outcome == .refused ? .cardRefused : WalletError(failure)
  }

  func runningTopUp(_ key: MovementKey) async -> Result<Won, WalletError>? {
    await topUps.end(of: key)
  }

  func topUpOutcome(of key: MovementKey) async -> ChargeOutcome? {
    guard state.condition == .ready else { return nil }
    return try? await closingOnDamage { () throws(WalletError) in
      try await repository.outcome(of: key)
    }
  }
}
