import RIBs
import Time

/// A top-up is written down, then the bank is asked, then what became of it is written down.
extension WalletModel {
  /// How long the bank has for an answer.
  static let chargeLimit = Duration.seconds(8)
  /// How long it has, after that, to say what became of it.
  static let settleLimit = Duration.seconds(1)

  func topUp(_ request: TopUpRequest) async throws(WalletError) -> Won {
    guard TopUpRequest.amounts.contains(request.amount) else { throw .invalidAmount }
    return try await topUps.value(of: request, key: request.key) {
      [self] () throws(WalletError) in
      try await ready()
      return try await moved(request)
    } didEnd: { [self] in
      await refresh()
    }
  }

  private func moved(_ request: TopUpRequest) async throws(WalletError) -> Won {
    switch try await begin(request) {
    case .done(let balance): return balance
    case .charge(let intent): return try await charge(intent)
    case .settle(let earlier):
      let end = try await settle(earlier)
      let balance = try await note(end, of: earlier)
      guard end != .charged else { return balance }
    }
    switch try await begin(request) {
    case .done(let balance): return balance
    case .charge(let intent): return try await charge(intent)
    case .settle: throw .bankUncertain
    }
  }

  private func begin(_ request: TopUpRequest) async throws(WalletError) -> TopUpStep {
    try await noting { () throws(WalletError) in
      try await work.begin(request, at: BookTime(time: clock.now))
    }
  }

  private func charge(_ intent: TopUpIntent) async throws(WalletError) -> Won {
    let end: ChargeEnd
    do throws(BankError) {
      end = try await bank.charge(intent.charge, within: Self.chargeLimit)
    } catch {
      end = try await settle(intent)
    }
    do throws(WalletError) {
      let balance = try await note(end, of: intent)
      if end == .charged { return balance }
    } catch {
      // What was not made is asked for again before the next try, or when the wallet opens.
      if end == .charged { throw error == .damaged ? .damaged : .chargedNotKept }
    }
    throw end == .refused ? .cardRefused : .bankSilent
  }

  private func settle(_ intent: TopUpIntent) async throws(WalletError) -> ChargeEnd {
    do throws(BankError) {
      return try await bank.settle(intent.charge, within: Self.settleLimit)
    } catch {
      throw .bankUncertain
    }
  }

  private func note(_ end: ChargeEnd, of intent: TopUpIntent) async throws(WalletError) -> Won {
    try await noting { () throws(WalletError) in
      try await work.settle(intent, as: end, at: BookTime(time: clock.now))
    }
  }

  func end(of key: MovementKey) async -> ChargeEnd? {
    guard condition == .ready else { return nil }
    return try? await noting { () throws(WalletError) in try await work.end(of: key) }
  }

  /// Finds out once about each top-up of which the bank has not said what became of it.
  func askBank() async {
    guard condition == .ready else { return }
    do throws(WalletError) {
      try await settleAll(try await work.contents().unsettled)
    } catch {
      // Asked for again later.
    }
    await refresh()
  }

  func settleAll(_ intents: [TopUpIntent]) async throws(WalletError) {
    for intent in intents where !topUps.isRunning(intent.key) {
      let end: ChargeEnd
      do throws(WalletError) {
        end = try await settle(intent)
      } catch {
        continue
      }
      _ = try await note(end, of: intent)
    }
  }
}
