internal import Dispatch

/// Where tables are kept: a file, or a server's database.
public protocol Database: AnyObject, Sendable {
  /// Commits the changes of `body`, or rolls them back if it throws or the task is cancelled.
  ///
  /// `body` may be called again if others have changed what it has read, where the database notices that
  /// only at the end. Waits for others at most for `patience`; nil for the database's own limit.
  func transaction<Value: Sendable>(
    patience: Duration?, _ body: @Sendable (Connection) throws(SQLError) -> Value
  ) async throws(SQLError) -> Value

  /// Runs several queries on a snapshot of the database.
  func read<Value: Sendable>(
    _ body: @Sendable (Connection) throws(SQLError) -> Value
  ) async throws(SQLError) -> Value

  /// Closes what is open; the next use opens it again.
  func close() async
}

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
