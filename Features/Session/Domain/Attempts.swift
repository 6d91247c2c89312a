/// How many wrong PINs were tried, and how long to wait before the next try.
///
/// After the fifth wrong try, and each one after it, there is a wait: 30 s, 1 min, 2 min and so on up
/// to an hour. Durations are in milliseconds, times in milliseconds since 1970.
public struct Attempts: Hashable, Sendable {
  /// The number of tries before the first wait.
  public static let free = 5

  private static let firstWait: Int64 = 30_000
  private static let longestWait: Int64 = 3_600_000

  /// The tries since the last right one; each counts before it is checked.
  public private(set) var count: Int
  /// When the last try was made, and the wait began.
  public private(set) var since: Int64

  public init(count: Int = 0, since: Int64 = 0) {
    self.count = max(count, 0)
    self.since = since
  }

  /// How many tries are left before the next wait.
  public var left: Int { max(Self.free - count, 0) }

  /// The whole wait after the last try; 0 without one.
  public var wait: Int64 {
    guard count >= Self.free else { return 0 }
    let doublings = min(count - Self.free, 16)
    return min(Self.firstWait << Int64(doublings), Self.longestWait)
  }

  /// How much of the wait is left at `now`.
  ///
  /// If the clock was set back, the wait begins at `now`: so it is never longer than the whole wait,
  /// and setting the clock back does not end it early.
  public mutating func remaining(at now: Int64) -> Int64 {
    since = min(since, now)
    return max(since + wait - now, 0)
  }

  /// Counts a try that begins at `now`, when nothing remains of the wait.
  public mutating func begin(at now: Int64) {
    count += 1
    since = now
  }
}
