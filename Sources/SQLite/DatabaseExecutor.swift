internal import Dispatch

/// A thread of a database's own, so that a slow statement delays nobody else.
///
/// The cooperative pool has one thread a core: two slow statements there would stop every task.
final class DatabaseExecutor: SerialExecutor {
  private let queue: DispatchQueue

  init(name: String) {
    queue = DispatchQueue(label: name, qos: .userInitiated)
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
