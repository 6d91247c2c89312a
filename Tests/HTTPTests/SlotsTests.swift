import Synchronization
import Testing

@testable import HTTP

@Suite struct SlotsTests {
  private struct Failure: Error {}

  @Test func `at most so many run at once, and all of them in the end`() async {
    let slots = Slots(2)
    let running = Atomic(0)
    let most = Atomic(0)
    let count = Atomic(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<50 {
        group.addTask {
          await slots.run {
            let now = running.add(1, ordering: .relaxed).newValue
            most.max(now, ordering: .relaxed)
            for _ in 0..<5 { await Task.yield() }
            running.subtract(1, ordering: .relaxed)
            count.add(1, ordering: .relaxed)
          }
        }
      }
    }
    #expect(most.load(ordering: .relaxed) == 2)
    #expect(count.load(ordering: .relaxed) == 50)
  }

  @Test func `one that fails leaves its slot`() async throws {
    let slots = Slots(1)
    for _ in 0..<3 {
      await #expect(throws: Failure.self) { try await slots.run { throw Failure() } }
    }
    #expect(await slots.run { 7 } == 7)
  }
}
