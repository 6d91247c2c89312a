import Expectations
import Phrases
import Testing
import Time

struct AgeTests {
  /// How long ago in milliseconds, the age, and how long until it reads otherwise.
  private static let ages: [(elapsed: Int64, age: Age, wait: Duration)] = [
    (0, .justNow, .seconds(60)), (1, .justNow, .milliseconds(59_999)),
    (59_999, .justNow, .milliseconds(1)), (60_000, .minutes(1), .seconds(60)),
    (3_599_999, .minutes(59), .milliseconds(1)), (3_600_000, .hours(1), .seconds(3_600)),
    (3_600_001, .hours(1), .milliseconds(3_599_999)), (86_399_999, .hours(23), .milliseconds(1)),
    (86_400_000, .days(1), .seconds(86_400)), (259_199_999, .days(2), .milliseconds(1)),
    (-5, .justNow, .milliseconds(60_005)), (-3_600_000, .justNow, .seconds(3_660)),
  ]

  @Test(arguments: ages)
  func `an age is as coarse as people say it`(elapsed: Int64, age: Age, wait: Duration) {
    expectEqual(Age(since: 7, now: 7 + elapsed), age)
  }

  @Test(arguments: ages)
  func `it reads otherwise when it has to, and not before`(
    elapsed: Int64, age: Age, wait: Duration
  ) {
    expectEqual(Age.untilChange(since: 7, now: 7 + elapsed), wait)
    let (seconds, rest) = wait.components
    let change = 7 + elapsed + seconds * 1_000 + rest / 1_000_000_000_000_000
    #expect(Age(since: 7, now: change) != age)
    expectEqual(Age(since: 7, now: change - 1), age)
  }

  @Test(arguments: [
    (Age.justNow, "방금 전", "just now"), (.minutes(3), "3분 전", "3 min ago"),
    (.hours(1), "1시간 전", "1 hr ago"), (.days(1), "1일 전", "1 day ago"),
    (.days(2), "2일 전", "2 days ago"),
  ])
  func `an age is said in both languages`(age: Age, korean: String, english: String) {
    expectEqual(age.phrase, Phrase(ko: korean, en: english))
  }

  @Test func `nothing is told after who followed it has stopped`() async {
    let following = Task {
      await StoppingClock().follow(ageOf: 0) { _ in Issue.record("an age was told") }
    }
    await following.value
    #expect(following.isCancelled)
  }

  /// Cancels the task that asks it for the time.
  private struct StoppingClock: WallClock {
    var now: Int64 {
      withUnsafeCurrentTask { $0?.cancel() }
      return 0
    }

    func sleep(for duration: Duration) async throws(CancellationError) { throw CancellationError() }

    func pause(for duration: Duration) async throws(CancellationError) {}
  }
}
