internal import Dispatch

/// Runs a database on its own dispatch queue, so that slow statements do not delay other tasks.
///
/// The cooperative pool has one thread per core, which a few slow statements would block.
package final class DatabaseExecutor: SerialExecutor {
  private let queue: DispatchQueue

  package init(name: String) {
    queue = DispatchQueue(label: name, qos: .userInitiated)
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
