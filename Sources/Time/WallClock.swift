/// The time of day, and waiting for it; a riblet that needs either is given one.
public protocol WallClock: Sendable {
  /// Milliseconds since 1970, in UTC.
  var now: Int64 { get }

  /// Waits until a moment that the user sees come, such as the end of a notice.
  ///
  /// A headless run lets this time pass only where its key script says so.
  func sleep(for duration: Duration) async throws(CancellationError)

  /// Waits between two tries or two typed keys, which nobody wants to watch.
  ///
  /// A headless run jumps over it.
  func pause(for duration: Duration) async throws(CancellationError)
}
