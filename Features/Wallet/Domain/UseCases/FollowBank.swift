import RIBs
public import Store
public import Time

/// Calls `ask`, after longer and longer waits, as long as there are top-ups whose end is not known;
/// until the task is cancelled.
///
/// `ask` is `AskBank`, as work that is counted.
public typealias FollowBank = @MainActor (_ ask: @escaping AskBank) async -> Void

@MainActor
public func makeFollowBank(
  unsettled: Stored<Int>, clock: any WallClock
) -> FollowBank {
  { ask in
    let (counts, continuation) = AsyncStream.makeStream(
      of: Int.self, bufferingPolicy: .bufferingNewest(1))
    let subscription = unsettled.observe { continuation.yield($0) }
    defer { withExtendedLifetime(subscription) {} }
    for await count in counts where count > 0 {
      var wait = 3
      while unsettled.value > 0 {
        do throws(CancellationError) {
          try await clock.sleep(for: .seconds(wait))
        } catch {
          return
        }
        await ask()
        wait = min(wait * 2, 60)
      }
    }
  }
}
