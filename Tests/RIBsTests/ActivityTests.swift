import Expectations
import Platform
import RIBs
import Testing

@MainActor @Suite(.timeLimit(.minutes(60))) struct ActivityTests {
  private let activity = Activity()

  @Test func `what is idle is settled`() async {
    await activity.settled()
    #expect(activity.isIdle)
  }

  @Test func `it is settled when the last work ends, not before`() async {
    let (first, second) = (activity.begin("a", in: "Home"), activity.begin("b", in: "Home"))
    var steps: [String] = []
    let waiting = Task.immediate {
      await activity.settled()
      steps.append("settled")
    }
    activity.end(first)
    activity.end(first)
    await MainThreadTasks.drain()
    steps.append("one runs")
    expectEqual(activity.running, [.init(riblet: "Home", what: "b")])
    activity.end(second)
    await waiting.value
    expectEqual(steps, ["one runs", "settled"])
  }

  @Test func `work can wait for all others`() async {
    let (own, other) = (activity.begin("a", in: "Home"), activity.begin("b", in: "Home"))
    var isSettled = false
    let waiting = Task.immediate {
      await activity.settled(but: own)
      isSettled = true
    }
    #expect(!isSettled)
    activity.end(other)
    await waiting.value
    #expect(isSettled && !activity.isIdle)
    activity.end(own)
    #expect(activity.isIdle)
  }

  @Test func `work that begins before the waiting one goes on is waited for too`() async {
    let first = activity.begin("a", in: "Home")
    var isSettled = false
    let waiting = Task.immediate {
      await activity.settled()
      isSettled = true
    }
    activity.end(first)
    let second = activity.begin("b", in: "Home")
    await MainThreadTasks.drain()
    #expect(!isSettled)
    activity.end(second)
    await waiting.value
    #expect(isSettled)
  }

  @Test func `it tells when the last short work ends, and not when a long one does`() {
    var told = 0
    activity.onOnlyLongWork = { told += 1 }
    let long = activity.begin("download", in: "Home")
    #expect(!activity.hasOnlyLongWork)
    activity.markAsLong()
    #expect(activity.hasOnlyLongWork)
    let (first, second) = (activity.begin("a", in: "Home"), activity.begin("b", in: "Home"))
    activity.end(first)
    expectEqual(told, 0)
    activity.end(second)
    activity.end(second)
    expectEqual(told, 1)
    activity.end(long)
    expectEqual(told, 1)
    #expect(activity.isIdle)
  }

  @Test func `work in the background is waited for in the end, but is not short work`() async {
    var told = 0
    activity.onOnlyLongWork = { told += 1 }
    let background = activity.begin("poster", in: "Movies", isInBackground: true)
    #expect(activity.hasOnlyLongWork && !activity.isIdle)
    let short = activity.begin("a", in: "Home")
    #expect(!activity.hasOnlyLongWork)
    activity.end(short)
    expectEqual(told, 1)
    activity.end(background)
    expectEqual(told, 1)
    #expect(activity.isIdle)
  }

  @Test func `waiting ends when it is cancelled`() async {
    _ = activity.begin("a", in: "Home")
    let waiting = Task.immediate { await activity.settled() }
    waiting.cancel()
    await waiting.value
    #expect(!activity.isIdle)
  }
}
