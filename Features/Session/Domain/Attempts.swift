/// How often a PIN was tried in vain, and how long nobody may try again.
///
/// Five tries are free. Then each takes a wait before the next: 30 s, 1 min, 2 min and so on to an
/// hour. Times are in milliseconds, those of the clock since 1970.
public struct Attempts: Hashable, Sendable {
  /// So many tries bring no wait but the last of them.
  public static let free = 5

  private static let firstWait: Int64 = 30_000
  private static let longestWait: Int64 = 3_600_000

  /// Tries that were begun since the last right one; each counts before it is looked at.
  public private(set) var count: Int
  /// When the wait began.
  public private(set) var since: Int64

  public init(count: Int = 0, since: Int64 = 0) {
    self.count = max(count, 0)
    self.since = since
  }

  /// How many tries are left before the next wait.
  public var left: Int { max(Self.free - count, 0) }

  /// The whole wait after the last try; 0 for none.
  public var wait: Int64 {
    guard count >= Self.free else { return 0 }
    let doublings = min(count - Self.free, 16)
    return min(Self.firstWait << Int64(doublings), Self.longestWait)
  }

  /// How much of the wait is left at `now`.
  ///
  /// Where the clock was set back the wait begins anew: so that makes it no shorter, and what is
  /// left is never longer than the wait itself.
  public mutating func remaining(at now: Int64) -> Int64 {
    since = min(since, now)
    return max(since + wait - now, 0)
  }

  /// Counts a try that begins at `now`, and may be made only when nothing remains of a wait.
  public mutating func begin(at now: Int64) {
    count += 1
    since = now
  }
}
