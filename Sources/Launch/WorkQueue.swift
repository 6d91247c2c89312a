import Dispatch

/// Where tasks run that are not on the main actor: one thread, which sleeps when there is nothing.
///
/// The language's own pool would wake the process every second once it has been used: libdispatch
/// watches its shared threads on Linux, but not those of a queue of one's own.
final class WorkQueue: TaskExecutor {
  private let queue = DispatchQueue(label: "galbi.work", qos: .userInitiated)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
