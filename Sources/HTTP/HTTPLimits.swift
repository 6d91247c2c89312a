/// Limits of time and size of a request.
public struct HTTPLimits: Equatable, Sendable {
  /// Time to connect, including name resolution and TLS.
  public var connect: Duration
  /// Time without receiving a byte, once connected.
  public var idle: Duration
  /// Total time of all attempts and the pauses between them.
  public var whole: Duration
  /// How often a request that fails transiently is attempted.
  public var tries: Int
  /// Time before the second attempt; tripled before each further one.
  public var pause: Duration
  /// Maximum size of the body, in bytes after decompression.
  public var size: Int
  /// How many consecutive redirects are followed.
  public var redirects: Int

  public init(
    connect: Duration = .seconds(3), idle: Duration = .seconds(5), whole: Duration = .seconds(9),
    tries: Int = 3, pause: Duration = .milliseconds(300), size: Int = 20_000_000,
    redirects: Int = 5
  ) {
    self.connect = connect
    self.idle = idle
    self.whole = whole
    self.tries = tries
    self.pause = pause
    self.size = size
    self.redirects = redirects
  }

  /// The time to wait after attempt `number`, counted from 1.
  func pause(after number: Int) -> Duration {
    (1..<max(number, 1)).reduce(pause) { pause, _ in pause * 3 }
  }
}
