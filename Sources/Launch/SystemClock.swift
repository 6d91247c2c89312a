import Dispatch
import Glibc
import RIBs
public import Time

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
    // By its two words, seconds and nanoseconds: compiled as a whole module, Swift 6.3 takes the
    // fields for those of a module that cannot be imported.
    let time = UnsafeMutablePointer<timespec>.allocate(capacity: 1)
    defer { time.deallocate() }
    clock_gettime(CLOCK_REALTIME, time)
    return time.withMemoryRebound(to: Int.self, capacity: 2) { words in
      Int64(words[0]) * 1_000 + Int64(words[1]) / 1_000_000
    }
  }

  public func sleep(for duration: Duration) async throws(CancellationError) {
    // Task.sleep wakes the process every second on Linux; a timer of its own does not.
    // Unsafe only by its type: libdispatch lets any thread cancel a source, at any time.
    nonisolated(unsafe) let timer = DispatchSource.makeTimerSource(queue: .main)
    nonisolated(unsafe) let wallTimer = DispatchSource.makeTimerSource(queue: .main)
    let interval = DispatchTimeInterval.milliseconds(duration.milliseconds)
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        timer.setCancelHandler { continuation.resume() }
        timer.setEventHandler { timer.cancel() }
        timer.schedule(deadline: .now() + interval)
        // A sleeping machine stops the first one's clock: at its waking the time of day tells.
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

extension Duration {
  fileprivate var milliseconds: Int {
    Int(components.seconds) * 1_000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
