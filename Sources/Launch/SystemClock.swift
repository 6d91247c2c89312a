import Glibc
public import RIBs

/// The real time, or one that runs beside it.
public struct SystemClock: WallClock {
  /// Milliseconds.
  private let shift: Int64

  /// It is `start` now, or the real time if that is nil; in milliseconds since 1970.
  public init(startingAt start: Int64? = nil) {
    shift = start.map { $0 - Self.realTime } ?? 0
  }

  public var now: Int64 { Self.realTime + shift }

  private static var realTime: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
  }

  public func sleep(for duration: Duration) async throws(CancellationError) {
    do { try await Task.sleep(for: duration) } catch { throw CancellationError() }
  }

  public func pause(for duration: Duration) async throws(CancellationError) {
    try await sleep(for: duration)
  }
}
