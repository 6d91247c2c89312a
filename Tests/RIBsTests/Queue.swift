import Dispatch

/// A thread of its own for what tasks do away from the main actor.
final class Queue: TaskExecutor {
  private let queue = DispatchQueue(label: "galbi.test")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
