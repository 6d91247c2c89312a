internal import CSQLite
internal import Platform

/// Waits for another writer, up to a limit or until the task is cancelled.
///
/// SQLite's own busy timeout cannot be interrupted.
final class BusyWait {
  private let limit: Duration
  private let interruption: Interruption
  /// How long to wait instead of `limit`.
  var patience: Duration?
  private var start = ContinuousClock.now

  init(limit: Duration, interruption: Interruption) {
    self.limit = limit
    self.interruption = interruption
  }

  /// Sets the busy handler of a connection, which must not outlive this object.
  func watch(_ handle: OpaquePointer) {
    sqlite3_busy_handler(
      handle,
      { context, tries in
        guard let context else { return 0 }
        let wait = Unmanaged<BusyWait>.fromOpaque(context).takeUnretainedValue()
        return wait.shouldRetry(after: tries) ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func shouldRetry(after tries: Int32) -> Bool {
    if tries == 0 { start = .now }
    guard !interruption.isCancelled, start.duration(to: .now) < patience ?? limit
    else { return false }
    // In microseconds; short at first, since most writers finish soon.
    usleep(min(25_000, 1_000 << UInt32(min(tries, 5))))
    return true
  }
}
