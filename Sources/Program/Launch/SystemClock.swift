import Dispatch
import Platform
import RIBs
public import Time

/// The system's time, optionally shifted.
public struct SystemClock: WallClock {
  /// In milliseconds.
  private let shift: Int64

  /// Starts at `start`, in milliseconds since 1970, or at the real time if nil.
  public init(startingAt start: Int64? = nil) {
    shift = start.map { $0 - Self.realTime } ?? 0
  }

  public var now: Int64 { Self.realTime + shift }

  private static var realTime: Int64 {
    // Read as two words, seconds and nanoseconds: with whole-module optimization, Swift 6.3
    // attributes the fields to a module that cannot be imported.
    let time = UnsafeMutablePointer<timespec>.allocate(capacity: 1)
    defer { time.deallocate() }
    clock_gettime(CLOCK_REALTIME, time)
    return time.withMemoryRebound(to: Int.self, capacity: 2) { words in
      Int64(seconds: words[0], nanoseconds: words[1])
    }
  }

  public func sleep(for duration: Duration) async throws(CancellationError) {
    // On Linux Task.sleep wakes the process every second; a dispatch timer does not.
    // Only their type is not Sendable: libdispatch lets any thread cancel a source at any time.
    nonisolated(unsafe) let timer = DispatchSource.makeTimerSource(queue: .main)
    nonisolated(unsafe) let wallTimer = DispatchSource.makeTimerSource(queue: .main)
    let interval = DispatchTimeInterval.milliseconds(Int(duration.milliseconds))
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        timer.setCancelHandler { continuation.resume() }
        timer.setEventHandler { timer.cancel() }
        timer.schedule(deadline: .now() + interval)
        // The first timer stops while the machine sleeps; this one follows the wall clock.
        wallTimer.setEventHandler { timer.cancel() }
        wallTimer.schedule(wallDeadline: .now() + interval)
        wallTimer.activate()
        timer.activate()
      }
    } onCancel: {
      timer.cancel()
    }
    wallTimer.cancel()
    if Task.isCancelled { throw CancellationError() }
  }

  public func pause(for duration: Duration) async throws(CancellationError) {
    try await sleep(for: duration)
  }
}
