import Dispatch

/// The executor of tasks that are not on the main actor: one serial dispatch queue.
///
/// Once Swift's default executor has been used, it wakes the process every second, since
/// libdispatch on Linux monitors its shared threads, but not those of a private queue.
final class WorkQueue: TaskExecutor {
  private let queue = DispatchQueue(label: "galbi.work", qos: .userInitiated)

  /// How often a resumed task may hop between the main actor and this queue before it suspends.
  private static let hops = 8

  /// Waits until earlier work, here and on the main actor, has run as far as it can.
  func drain() async {
    for _ in 0..<Self.hops {
      await withCheckedContinuation { continuation in
        queue.async { DispatchQueue.main.async { continuation.resume() } }
      }
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
