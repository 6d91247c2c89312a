import Time

/// Puts an action off until no work runs that the user waits for, but only for a time.
@MainActor
final class Debouncer {
  private let limit: Duration
  private let clock: any WallClock
  private let action: () -> Void
  private var isDue = false
  private var waiting: Task<Void, Never>?

  init(for limit: Duration, clock: any WallClock, action: @escaping () -> Void) {
    self.limit = limit
    self.clock = clock
    self.action = action
  }

  /// Asks for the action, which is put off while work runs.
  func ask(isWorking: Bool) {
    isDue = true
    if !isWorking { return run() }
    guard waiting == nil else { return }
    waiting = Task.immediate(executorPreference: workQueue) { [weak self, clock, limit] in
      try? await clock.sleep(for: limit)
      if !Task.isCancelled { self?.run() }
    }
  }

  /// Runs the action now, if it was asked for.
  func run() {
    waiting?.cancel()
    waiting = nil
    guard isDue else { return }
    isDue = false
    action()
  }
}
