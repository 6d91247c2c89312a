import Dispatch
import FoundationEssentials
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
    Int64((Date.now.timeIntervalSince1970 * 1_000).rounded(.down))
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
