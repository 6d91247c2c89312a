import RIBsTesting
import Storage
import WalletDomain
import WalletFixtures

/// A wallet in memory whose operations can fail or be held.
final class FaultyWallet: InMemoryWallet {
  /// Whether outcomes of top-ups cannot be stored.
  var isFull = false
  /// Where the next `contents()` waits before it returns.
  var checkpoint: Checkpoint?

  override func contents() async throws(WalletError) -> WalletContents {
    let contents = try await super.contents()
    if let checkpoint {
      self.checkpoint = nil
      await checkpoint.pass()
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
