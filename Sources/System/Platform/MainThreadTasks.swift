internal import CPlatform

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
    for _ in 0..<1_000 {
      let before = main_thread_tasks_count()
      await Task.yield()
      // This task's turn came last: if no other was added, the queue is empty.
      if main_thread_tasks_count() - before <= 1 { return }
    }
  }
}
