import Dispatch

/// Where tasks run that are not on the main actor: one thread, which sleeps when there is nothing.
///
/// The language's own pool would wake the process every second once it has been used: libdispatch
/// watches its shared threads on Linux, but not those of a queue of one's own.
final class WorkQueue: TaskExecutor {
  private let queue = DispatchQueue(label: "galbi.work", qos: .userInitiated)

  /// How often a task that was woken may change between the main actor and this queue before it
  /// sleeps again.
  private static let hops = 8

  /// Waits until what was begun before, here and on the main actor, has gone as far as it can.
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
