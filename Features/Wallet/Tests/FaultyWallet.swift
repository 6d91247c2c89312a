import Storage
import WalletDomain
import WalletFixtures

/// A wallet in memory whose operations can fail or be held.
final class FaultyWallet: InMemoryWallet {
  /// Whether outcomes of top-ups cannot be stored.
  var isFull = false
  /// Whether the next `contents()` waits for `release()` before it returns.
  var holdsNextContents = false
  private var held: CheckedContinuation<Void, Never>?

  func release() { held?.resume() }

  override func contents() async throws(WalletError) -> WalletContents {
    let contents = try await super.contents()
    if holdsNextContents {
      holdsNextContents = false
      await withCheckedContinuation { held = $0 }
    }
    return contents
  }

  override func settle(
    _ intent: TopUpIntent, as outcome: ChargeOutcome, at time: Int64
  ) async throws(WalletError) -> Won {
    if isFull { throw .storage(.diskFull) }
    return try await super.settle(intent, as: outcome, at: time)
  }
}
