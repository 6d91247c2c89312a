import Expectations
import Phrases
import Testing
import Time

@testable import SessionDomain

struct AttemptsTests {
  private let minute: Int64 = 60_000

  @Test(arguments: [
    (0, 0), (1, 0), (4, 0), (5, 30), (6, 60), (7, 120), (8, 240), (9, 480), (10, 960), (11, 1_920),
    (12, 3_600), (13, 3_600), (40, 3_600), (1_000_000, 3_600), (Int.max, 3_600),
  ])
  func `after five tries each one has a longer wait, up to an hour`(count: Int, seconds: Int) {
    expectEqual(Attempts(count: count).wait, Int64(seconds) * 1_000)
  }

  @Test(arguments: [(0, 5), (1, 4), (4, 1), (5, 0), (9, 0), (-1, 5)])
  func `how many tries are left`(count: Int, left: Int) {
    expectEqual(Attempts(count: count).left, left)
  }

  @Test(arguments: [
    // Seconds since the wait of 30 s began, and what remains of it.
    (0, 30), (1, 29), (29, 1), (30, 0), (31, 0), (1_000_000, 0),
    // The clock was set back.
    (-1, 30), (-3_600, 30), (-1_000_000_000, 30),
  ])
  func `what remains of a wait`(seconds: Int64, remaining: Int64) {
    var attempts = Attempts(count: 5, since: 2_000_000_000)
    expectEqual(attempts.remaining(at: 2_000_000_000 + seconds * 1_000), remaining * 1_000)
  }

  @Test
  func `a clock that is set back makes the wait neither shorter nor longer than the whole wait`() {
    var attempts = Attempts(count: 6, since: 10_000_000)
    expectEqual(attempts.remaining(at: 10_020_000), 40_000)
    expectEqual(attempts.remaining(at: 5_000_000), 60_000)
    expectEqual(attempts.remaining(at: 5_030_000), 30_000)
    expectEqual(attempts.remaining(at: 5_020_000), 40_000)
    expectEqual(attempts.remaining(at: 4_000_000), 60_000)
    expectEqual(attempts.remaining(at: 4_060_000), 0)
  }

  @Test func `each try counts as it begins, and none begins during a wait`() {
    var account = Account(profile: Profile(name: "Kim"), pin: "hash")
    for number in 1...5 {
      guard case .check("hash", let attempts) = account.beginTry(at: 1_000) else {
        Issue.record("no try")
        return
      }
      expectEqual(attempts.left, 5 - number)
    }
    guard case .wait(29_000) = account.beginTry(at: 2_000) else {
      Issue.record("no wait")
      return
    }
    expectEqual(account.attempts, Attempts(count: 5, since: 1_000))
    guard case .check = account.beginTry(at: 31_000),
      case .wait(60_000) = account.beginTry(at: 31_000)
    else {
      Issue.record("no longer wait")
      return
    }
    expectEqual(account.attempts, Attempts(count: 6, since: 31_000))
  }

  @Test(arguments: [
    (0, "0 seconds", 0), (1, "1 second", 1), (1_000, "1 second", 1_000), (1_001, "2 seconds", 1),
    (119_999, "120 seconds", 999), (120_000, "2 minutes", 60_000), (120_001, "3 minutes", 1),
    (3_600_000, "60 minutes", 60_000),
  ])
  func `a countdown says when its text changes`(
    milliseconds: Int64, text: String, change: Int64
  ) {
    let countdown = Countdown(milliseconds: milliseconds)
    expectEqual(countdown.phrase.text(.english), "Too many wrong PINs. Try again in \(text).")
    if milliseconds > 0 { expectEqual(countdown.untilChange, .milliseconds(change)) }
    expectEqual(countdown.isOver, (milliseconds == 0))
  }
}
