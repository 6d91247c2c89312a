internal import Platform
import RIBs
import Synchronization
public import Time

/// A clock that only moves when it is advanced.
///
/// Sleeping tasks wait on the main actor, so that they resume in order.
@MainActor
public final class ManualClock: WallClock {
  private struct Sleeper {
    let wake: Int64
    let continuation: CheckedContinuation<Void, Never>
  }

  private nonisolated let time: Mutex<Int64>
  private var sleepers: [Int: Sleeper] = [:]
  private var started = 0
  /// The sleeper that was resumed last, and the task that waits until it runs.
  private var waking: (number: Int, continuation: CheckedContinuation<Void, Never>)?

  /// `now` is in milliseconds since 1970.
  ///
  /// From the first clock on, tasks that belong to no actor run on the main thread, so that what a
  /// step has woken has run before the next one.
  public nonisolated init(now: Int64 = 0) {
    MainThreadTasks.begin()
    time = Mutex(now)
  }

  public nonisolated var now: Int64 { time.withLock { $0 } }

  /// Advances the clock, and resumes the tasks whose time has come, the earliest first.
  ///
  /// `settle` runs before, so that what was begun sleeps, and after each of the tasks, so that the
  /// work it starts can sleep in turn; without one, all tasks go on as far as they can.
  public func advance(by duration: Duration, settle: (() async -> Void)? = nil) async {
    let settle = settle ?? MainThreadTasks.drain
    await settle()
    let end = now + duration.milliseconds
    while let (number, sleeper) = takeSleeper(until: end) {
      await withCheckedContinuation { continuation in
        waking = (number, continuation)
        sleeper.continuation.resume()
      }
      await settle()
    }
    time.withLock { $0 = end }
  }

  public nonisolated func sleep(for duration: Duration) async throws(CancellationError) {
    await wait(for: duration)
    if Task.isCancelled { throw CancellationError() }
  }

  /// Returns immediately: headless runs skip pauses.
  public nonisolated func pause(for duration: Duration) async throws(CancellationError) {
    if Task.isCancelled { throw CancellationError() }
  }

  private func wait(for duration: Duration) async {
    let number = started
    started += 1
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // Checked here: the caller may have been cancelled before this ran.
        guard !Task.isCancelled, duration.milliseconds > 0 else { return continuation.resume() }
        sleepers[number] = Sleeper(wake: now + duration.milliseconds, continuation: continuation)
      }
      if let waking, waking.number == number {
        self.waking = nil
        waking.continuation.resume()
      }
    } onCancel: {
      Task { @MainActor in sleepers.removeValue(forKey: number)?.continuation.resume() }
    }
  }

  private func takeSleeper(until end: Int64) -> (Int, Sleeper)? {
    guard
      let (number, next) = sleepers.min(by: { ($0.value.wake, $0.key) < ($1.value.wake, $1.key) }),
      next.wake <= end
    else { return nil }
    time.withLock { $0 = max(next.wake, $0) }
    sleepers[number] = nil
    return (number, next)
  }
}
