import ResourceKit
import Testing

struct AgeTests {
  private static let minute: Int64 = 60_000
  private static let hour: Int64 = 3_600_000
  private static let day: Int64 = 86_400_000

  @Test(arguments: [
    (0, Age.justNow), (minute - 1, .justNow), (minute, .minutes(1)), (hour - 1, .minutes(59)),
    (hour, .hours(1)), (day - 1, .hours(23)), (day, .days(1)), (3 * day - 1, .days(2)),
    (-5, .justNow), (-2 * day, .justNow),
  ])
  func `an age is as coarse as people say it`(elapsed: Int64, age: Age) {
    #expect(Age(since: 1_000_000, now: 1_000_000 + elapsed) == age)
  }

  @Test(arguments: [
    (0, Duration.seconds(60)), (1, .milliseconds(59_999)), (minute - 1, .milliseconds(1)),
    (minute, .seconds(60)), (hour - 1, .milliseconds(1)), (hour, .seconds(3_600)),
    (hour + 1, .milliseconds(3_599_999)), (day - 1, .milliseconds(1)), (day, .seconds(86_400)),
    (-5, .milliseconds(60_005)), (-hour, .seconds(3_660)),
  ])
  func `it reads otherwise when it has to, and not before`(elapsed: Int64, wait: Duration) {
    #expect(Age.untilChange(since: 7, now: 7 + elapsed) == wait)
    let now = 7 + elapsed
    let later =
      now + wait.components.seconds * 1_000 + wait.components.attoseconds / 1_000_000_000_000_000
    #expect(Age(since: 7, now: later) != Age(since: 7, now: now))
    #expect(Age(since: 7, now: later - 1) == Age(since: 7, now: now))
  }

  @Test(arguments: [
    (Age.justNow, "방금 전", "just now"), (.minutes(3), "3분 전", "3 min ago"),
    (.hours(1), "1시간 전", "1 h ago"), (.days(1), "1일 전", "1 day ago"),
    (.days(2), "2일 전", "2 days ago"),
  ])
  func `an age is said in both languages`(age: Age, korean: String, english: String) {
    #expect(age.phrase == Phrase(ko: korean, en: english))
  }
}
