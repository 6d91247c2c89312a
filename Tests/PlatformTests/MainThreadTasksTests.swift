import CPlatform
import Platform
import Testing

/// Each in a process of its own: the tests of one process have one main thread.
@Suite(.timeLimit(.minutes(60)))
struct MainThreadTasksTests {
  @Test func `waiting ends when nothing is left to run, also of several who wait`() async {
    await #expect(processExitsWith: .success) { await Self.waitTogether() }
  }

  @Test func `a task that goes on by itself is waited for`() async {
    await #expect(processExitsWith: .success) { await Self.waitForSteps() }
  }

  @Test func `a task that goes on without end is not waited for`() async {
    await #expect(processExitsWith: .success) { await Self.waitForNothing() }
  }

  @MainActor private static func waitTogether() async {
    MainThreadTasks.begin()
    let before = main_thread_tasks_count()
    let others = (0..<3).map { _ in Task { await MainThreadTasks.drain() } }
    await MainThreadTasks.drain()
    for other in others { await other.value }
    // Each begins, goes on once, and is waited for once.
    #expect(main_thread_tasks_count() - before < 20)
  }

  @MainActor private static func waitForSteps() async {
    MainThreadTasks.begin()
    var steps = 0
    Task {
      for _ in 0..<100 {
        await Self.turn()
        steps += 1
      }
    }
    await MainThreadTasks.drain()
    #expect(steps == 100)
  }

  @MainActor private static func waitForNothing() async {
    MainThreadTasks.begin()
    let endless = Task { while !Task.isCancelled { await Task.yield() } }
    await MainThreadTasks.drain()
    #expect(!endless.isCancelled)
    endless.cancel()
  }

  /// Of no actor.
  @concurrent private static func turn() async {}
}
