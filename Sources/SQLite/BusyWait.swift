internal import CSQLite
internal import Glibc

/// Waits for another writer, up to a limit or until the own task is cancelled.
///
/// SQLite's own busy time-out cannot be interrupted.
final class BusyWait {
  private let limit: Duration
  private let interruption: Interruption
  private var start = ContinuousClock.now

  init(limit: Duration, interruption: Interruption) {
    self.limit = limit
    self.interruption = interruption
  }

  /// Waits for the connection `handle` from now on; must live as long as that.
  func watch(_ handle: OpaquePointer) {
    sqlite3_busy_handler(
      handle,
      { context, tries in
        guard let context else { return 0 }
        let wait = Unmanaged<BusyWait>.fromOpaque(context).takeUnretainedValue()
        return wait.goesOn(after: tries) ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func goesOn(after tries: Int32) -> Bool {
    if tries == 0 { start = .now }
    guard !interruption.isCancelled, start.duration(to: .now) < limit else { return false }
    // In microseconds: short at first, since most writers are done soon.
    usleep(min(25_000, 1_000 << UInt32(min(tries, 5))))
    return true
  }
}
