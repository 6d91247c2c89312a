import Platform
public import Time

/// The system's time; waiting returns at once.
public struct RealClock: WallClock {
  public init() {}

  public var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
  }

  public func sleep(for duration: Duration) async throws(CancellationError) {}

  public func pause(for duration: Duration) async throws(CancellationError) {}
}
