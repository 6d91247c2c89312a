import RIBs
import Store
import Time

/// Locks after a time in which the user did nothing.
///
/// Two clocks tell the time: one that a sleeping laptop stops, and the time of day. So it is locked
/// on waking, and a time of day that is set back does not keep it open.
final class IdleLock: Worker {
  let runsOn = "main actor"
  private let limit: Stored<Duration?>
  private let clock: any WallClock
  private let lock: @MainActor () -> Void
  private var waiting: Task<Void, Never>?
  /// When the user did something last, in milliseconds since 1970.
  private var lastAct: Int64 = 0
  private var acts = 0

  /// `limit` is nil while nothing is to be locked.
  init(limit: Stored<Duration?>, clock: any WallClock, lock: @escaping @MainActor () -> Void) {
    self.limit = limit
    self.clock = clock
    self.lock = lock
  }

  func didStart(in scope: WorkScope) {
    note()
    scope.whileActive(
      limit.observe { [weak self, weak scope] limit in
        guard let self else { return }
        waiting?.cancel()
        guard let limit else { return }
        waiting = scope?.whileActive { [weak self] in await self?.watch(limit) }
      })
  }

  /// The user is about to do something; false when that comes too late, and is locked instead.
  func userWillAct() -> Bool {
    if let limit = limit.value, idle >= limit {
      lock()
      return false
    }
    note()
    return true
  }

  private func note() {
    lastAct = clock.now
    acts += 1
  }

  private var idle: Duration { .milliseconds(max(clock.now - lastAct, 0)) }

  /// One wake-up for each time that the limit may have been reached, however many keys there were.
  private func watch(_ limit: Duration) async {
    while !Task.isCancelled {
      let seen = acts
      try? await clock.sleep(for: limit - idle)
      guard !Task.isCancelled else { return }
      if acts == seen || idle >= limit { return lock() }
    }
  }
}
