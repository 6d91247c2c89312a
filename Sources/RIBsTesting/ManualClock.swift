public import RIBs
import Synchronization

/// A clock that stands still until it is told to go on.
public final class ManualClock: WallClock {
  private struct Sleeper {
    let wake: Int64
    let continuation: CheckedContinuation<Void, Never>
  }

  private struct State {
    var now: Int64
    var sleepers: [Int: Sleeper] = [:]
    var started = 0
  }

  private let state: Mutex<State>

  /// `now` is in milliseconds since 1970.
  public init(now: Int64 = 0) {
    state = Mutex(State(now: now))
  }

  public var now: Int64 { state.withLock { $0.now } }

  /// Lets `duration` pass, and wakes those who slept until then, the earliest first.
  ///
  /// `settle` runs after each of them, so that what they start can sleep in its turn.
  @MainActor
  public func advance(by duration: Duration, settle: () async -> Void) async {
    let end = now + duration.milliseconds
    while let sleeper = takeSleeper(until: end) {
      sleeper.continuation.resume()
      await settle()
    }
    state.withLock { $0.now = end }
  }

  public func sleep(for duration: Duration) async throws(CancellationError) {
    let number = state.withLock { state in
      state.started += 1
      return state.started
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isCancelled = state.withLock { state in
          // The handler may have run already, and found nothing to wake.
          if Task.isCancelled { return true }
          state.sleepers[number] = Sleeper(
            wake: state.now + duration.milliseconds, continuation: continuation)
          return false
        }
        if isCancelled { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.sleepers.removeValue(forKey: number) }?.continuation.resume()
    }
    if Task.isCancelled { throw CancellationError() }
  }

  /// Returns at once: a pause is jumped over.
  public func pause(for duration: Duration) async throws(CancellationError) {
    if Task.isCancelled { throw CancellationError() }
  }

  private func takeSleeper(until end: Int64) -> Sleeper? {
    state.withLock { state in
      guard
        let next = state.sleepers.min(by: { ($0.value.wake, $0.key) < ($1.value.wake, $1.key) }),
        next.value.wake <= end
      else { return nil }
      state.now = max(next.value.wake, state.now)
      return state.sleepers.removeValue(forKey: next.key)
    }
  }
}

extension Duration {
  var milliseconds: Int64 {
    components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
  }
}
