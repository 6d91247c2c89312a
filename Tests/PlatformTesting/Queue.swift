import Dispatch

/// Where the tasks of a program run: away from the main actor, and from the shared threads.
public final class Queue: TaskExecutor {
  private let queue = DispatchQueue(label: "galbi.test")

  public init() {}

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
