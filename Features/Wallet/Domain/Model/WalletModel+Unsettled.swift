import RIBs
import Time

/// Top-ups whose outcome the bank has not reported.
extension WalletModel {
  /// The bank's time limit for reporting an outcome.
  private static let settleLimit = Duration.seconds(1)

  func askBank() async {
    guard state.condition == .ready else { return }
    // A failure is repeated later.
    try? await settleAll(try await repository.contents().unsettled)
    await refresh()
  }

  func followBank(_ ask: @escaping @MainActor () async -> Void) async {
    while !Task.isCancelled {
      await stateWaiters.wait { state.unsettled == 0 }
      var seconds = 3
      while state.unsettled > 0 {
        do throws(CancellationError) {
          try await clock.sleep(for: .seconds(seconds))
        } catch {
          return
        }
        await ask()
        seconds = min(seconds * 2, 60)
      }
    }
  }

  /// Records the outcomes that the bank reports now; skips running top-ups.
  func settleAll(_ intents: [TopUpIntent]) async throws(WalletError) {
    for intent in intents where !topUps.isRunning(intent.key) {
      guard let outcome = try? await settle(intent) else { continue }
      _ = try await record(outcome, of: intent)
    }
  }

  func settle(_ intent: TopUpIntent) async throws(WalletError) -> ChargeOutcome {
    do throws(BankError) {
      return try await bank.settle(intent.charge, within: Self.settleLimit)
    } catch BankError.storage(let error) {
      throw .bankUnreadable(error)
    } catch {
      throw .bankUncertain
    }
  }

  /// Stores an outcome, and returns the balance.
  func record(
    _ outcome: ChargeOutcome, of intent: TopUpIntent
  ) async throws(WalletError) -> Won {
    try await closingOnDamage { () throws(WalletError) in
      try await repository.settle(intent, as: outcome, at: clock.now)
    }
  }
}
