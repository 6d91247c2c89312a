import Expectations
import Synchronization
import Testing

@testable import HTTP

@Suite struct AsyncSemaphoreTests {
  private struct Failure: Error {}

  private final class Counts: Sendable {
    let running = Atomic(0)
    let most = Atomic(0)
    let all = Atomic(0)
  }

  @Test func `at most so many run at once, and all of them in the end`() async {
    let (slots, counts) = (AsyncSemaphore(2), Counts())
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<50 {
        group.addTask {
          await slots.run {
            let now = counts.running.add(1, ordering: .relaxed).newValue
            counts.most.max(now, ordering: .relaxed)
            // The first one waits for another beside it.
            while counts.most.load(ordering: .relaxed) < 2 { await Task.yield() }
            for _ in 0..<5 { await Task.yield() }
            counts.running.subtract(1, ordering: .relaxed)
            counts.all.add(1, ordering: .relaxed)
          }
        }
      }
    }
    expectEqual(counts.most.load(ordering: .relaxed), 2)
    expectEqual(counts.all.load(ordering: .relaxed), 50)
  }

  @Test func `one that fails leaves its slot`() async throws {
    let slots = AsyncSemaphore(1)
    for _ in 0..<3 {
      await #expect(throws: Failure.self) { try await slots.run { throw Failure() } }
    }
    await expectEqual(slots.run { 7 }, 7)
  }
}
