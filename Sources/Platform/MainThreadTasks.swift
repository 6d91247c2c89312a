internal import CPlatform

/// Tasks that run one after another, all on the main thread, as a test wants them.
///
/// The language runs a task that belongs to no actor on threads of its own, when the machine gets to
/// it: one that was woken can be on its way back to the main actor for as long as others keep the
/// processors, and nobody can see it. On the main thread it stands in one queue with all others.
public enum MainThreadTasks {
  private static let begun: Void = main_thread_tasks_begin()

  /// Has tasks run there from now on; for the whole process, and for good.
  public static func begin() { _ = begun }

  /// Returns when each task has gone on until it waits for something other than a task's turn.
  ///
  /// Others that ask for turns without end, as a test does that waits for a server, are left to it
  /// after a thousand of them.
  @MainActor
  public static func drain() async {
    begin()
    for _ in 0..<1_000 {
      let before = main_thread_tasks_count()
      await Task.yield()
      // Its own turn came last, so nothing stands in the queue if it was the only one.
      if main_thread_tasks_count() - before <= 1 { return }
    }
  }
}
