import RIBs
import Store
import Time

/// Locks the session after a time in which the user did nothing.
///
/// Measured with two clocks: one that stops while the machine sleeps, and the time of day. So the
/// session is locked when the machine wakes, and setting the time back does not keep it open.
final class IdleLock: Worker {
  let runsOn = "main actor"
  private let limit: Stored<Duration?>
  private let clock: any WallClock
  private let lock: @MainActor () -> Void
  private var waiting: Task<Void, Never>?
  /// The time of the last act, in milliseconds since 1970.
  private var lastAct: Int64 = 0
  private var acts = 0

  /// `limit` is nil while the session is not to be locked.
  init(limit: Stored<Duration?>, clock: any WallClock, lock: @escaping @MainActor () -> Void) {
    self.limit = limit
    self.clock = clock
    self.lock = lock
  }

  func didStart(in scope: WorkScope) {
    scope.whileActive(
      limit.observe { [weak self, weak scope] limit in
        guard let self else { return }
        waiting?.cancel()
        recordAct()
        guard let limit else { return }
        waiting = scope?.whileActive { [weak self] in await self?.watch(limit) }
      })
  }

  /// Called before the user does something; false if the limit was reached, and it locked instead.
  func userWillAct() -> Bool {
    if let limit = limit.value, idle >= limit {
      lock()
      return false
    }
    recordAct()
    return true
  }

  private func recordAct() {
    lastAct = clock.now
    acts += 1
  }

  private var idle: Duration { .milliseconds(max(clock.now - lastAct, 0)) }

  /// Wakes once for each time that the limit may have been reached, not for each key.
  private func watch(_ limit: Duration) async {
    while !Task.isCancelled {
      let seen = acts
      try? await clock.sleep(for: limit - idle)
      guard !Task.isCancelled else { return }
      if acts == seen || idle >= limit { return lock() }
    }
  }
}
