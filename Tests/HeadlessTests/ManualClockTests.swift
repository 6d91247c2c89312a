import Expectations
import Headless
import Testing
import Time

@MainActor
struct ManualClockTests {
  private final class Journal {
    var lines: [String] = []
  }

  private let clock = ManualClock(now: 1_000)
  private let journal = Journal()

  /// Sleeps, and then writes down when it woke.
  @discardableResult
  private func sleeper(_ name: String, _ duration: Duration) -> Task<Void, Never> {
    Task.immediate { [clock, journal] in
      do throws(CancellationError) {
        try await clock.sleep(for: duration)
        journal.lines.append("\(name) \(clock.now)")
      } catch {
        journal.lines.append("\(name) cancelled")
      }
    }
  }

  private func advance(_ duration: Duration) async {
    await clock.advance(by: duration)
  }

  @Test func `time stands still until it is told to go on`() async {
    expectEqual(clock.now, 1_000)
    await advance(.milliseconds(1_500))
    expectEqual(clock.now, 2_500)
    expectEqual(ManualClock().now, 0)
  }

  @Test func `who sleeps is woken at the time, the earliest first`() async {
    sleeper("late", .seconds(3))
    sleeper("early", .seconds(1))
    sleeper("early too", .seconds(1))
    sleeper("later", .seconds(9))
    await advance(.milliseconds(999))
    expectEqual(journal.lines, [])
    await advance(.seconds(5))
    expectEqual(journal.lines, ["early 2000", "early too 2000", "late 4000"])
    expectEqual(clock.now, 6_999)
  }

  @Test func `who sleeps again is woken again in the same time`() async {
    Task.immediate { [clock, journal] in
      while (try? await clock.sleep(for: .seconds(2))) != nil, clock.now < 9_000 {
        journal.lines.append("\(clock.now)")
      }
    }
    await advance(.seconds(7))
    expectEqual(journal.lines, ["3000", "5000", "7000"])
  }

  @Test func `who is cancelled wakes at once, and time stays`() async {
    let task = sleeper("sleeper", .seconds(3))
    task.cancel()
    await task.value
    expectEqual(journal.lines, ["sleeper cancelled"])
    expectEqual(clock.now, 1_000)
  }

  @Test func `who was cancelled before does not sleep`() async {
    let task = Task { [clock, journal] in
      try? await clock.sleep(for: .seconds(3))
      journal.lines.append("awake")
    }
    task.cancel()
    await task.value
    expectEqual(journal.lines, ["awake"])
  }

  @Test func `no time at all is not waited for`() async {
    await sleeper("none", .zero).value
    await sleeper("less", .seconds(-1)).value
    expectEqual(journal.lines, ["none 1000", "less 1000"])
  }

  @Test func `a pause is jumped over`() async throws {
    try await clock.pause(for: .seconds(60))
    expectEqual(clock.now, 1_000)
    let task = Task { [clock] in
      try await clock.pause(for: .seconds(60))
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
