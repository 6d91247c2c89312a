import PlatformTesting
import RIBs
import Testing

/// Waiting for the end of work from a task that prefers another executor, and so comes and goes.
@MainActor struct SettledElsewhereTests {
  private let activity = Activity()
  private let queue = Queue()

  @Test(.timeLimit(.minutes(60))) func `work that ends on the way is not waited for`() async {
    for round in 0..<1_000 {
      let ticket = activity.begin("work", in: "Home")
      let waiter = Task.immediate(executorPreference: queue) { [activity] in
        await Task.yield()
        await activity.settled()
      }
      for _ in 0..<round % 8 { await Task.yield() }
      activity.end(ticket)
      await waiter.value
    }
    #expect(activity.isIdle)
  }

  @Test(.timeLimit(.minutes(60))) func `who is cancelled on the way does not wait`() async {
    let ticket = activity.begin("work", in: "Home")
    for round in 0..<1_000 {
      let waiter = Task.immediate(executorPreference: queue) { [activity] in
        await Task.yield()
        await activity.settled()
      }
      for _ in 0..<round % 8 { await Task.yield() }
      waiter.cancel()
      await waiter.value
    }
    #expect(!activity.isIdle)
    activity.end(ticket)
  }
}
