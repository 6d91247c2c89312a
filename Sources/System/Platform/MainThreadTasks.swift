internal import CPlatform
internal import Dispatch

/// Tasks that run one after another, all on the main thread, so that a test can wait for them.
///
/// Otherwise a task that belongs to no actor runs on the language's threads. On a busy machine such a
/// task can be delayed for any time before it returns to the main actor, and a test cannot observe
/// that it is under way. On the main thread all tasks are in one queue.
public enum MainThreadTasks {
  private static let begun: Void = main_thread_tasks_begin()

  /// Runs tasks there from now on, in the whole process and until it ends.
  public static func begin() { _ = begun }

  /// Returns when each task has gone on until it waits for something other than a task's turn.
  ///
  /// Stops waiting after a thousand turns, since some task may yield without end, such as a test that
  /// polls a server.
  @MainActor
  public static func drain() async {
    begin()
    await withUnsafeContinuation { continuation in
      wait(after: main_thread_tasks_count(), turns: 1_000) { continuation.resume() }
    }
  }

  /// Calls `done` when all that is in the queue has had its turn and nothing was added meanwhile.
  ///
  /// This is no task, and not counted: it would wait for itself, and two of them for each other.
  private static func wait(
    after count: UInt64, turns: Int, _ done: @escaping @Sendable () -> Void
  ) {
    DispatchQueue.main.async {
      let now = main_thread_tasks_count()
      if now == count || turns == 1 { return done() }
      wait(after: now, turns: turns - 1, done)
    }
  }
}
