/// The current time, and waiting.
public protocol WallClock: Sendable {
  /// Milliseconds since 1970, in UTC.
  var now: Int64 { get }

  /// Waits for something that the user sees happen, such as the end of a notice.
  ///
  /// In a headless run this time passes only when its key script waits.
  func sleep(for duration: Duration) async throws(CancellationError)

  /// Waits for technical reasons, such as before a retry.
  ///
  /// A headless run skips the wait.
  func pause(for duration: Duration) async throws(CancellationError)
}

extension Duration {
  /// Rounded down.
  public var milliseconds: Int64 {
    components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
  }
}
