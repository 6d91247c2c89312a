/// Limits of time and size of a request.
public struct HTTPLimits: Equatable, Sendable {
  /// Time to connect, including name resolution and TLS.
  public var connect = Duration.seconds(3)
  /// Time without receiving a byte, once connected.
  public var idle = Duration.seconds(5)
  /// Total time of all attempts and the pauses between them, while nothing of a body has come.
  public var whole = Duration.seconds(9)
  /// How often a request that fails transiently is attempted.
  public var tries = 3
  /// Time before the second attempt; tripled before each further one.
  public var pause = Duration.milliseconds(300)
  /// Maximum size of the body, in bytes after decompression.
  public var size = 20_000_000
  /// How many consecutive redirects are followed.
  public var redirects = 5

  public init() {}

  /// The time to wait after attempt `number`, counted from 1.
  func pause(after number: Int) -> Duration {
    (1..<max(number, 1)).reduce(pause) { pause, _ in pause * 3 }
  }
}
