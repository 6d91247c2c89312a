/// How long a request may take and how much it may bring.
public struct HTTPLimits: Equatable, Sendable {
  /// Until the connection stands, with the look-up of the host and its certificate.
  public var connect: Duration
  /// Without a single byte, once the connection stands.
  public var idle: Duration
  /// For everything, with all tries and the pauses between them.
  public var whole: Duration
  /// How often a request is tried that may succeed later.
  public var tries: Int
  /// Before the second try; three times as long before each further one.
  public var pause: Duration
  /// In bytes, after decompression.
  public var size: Int
  /// How many redirects in a row are followed.
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

  /// How long to wait after the try `number`, counted from 1.
  func pause(after number: Int) -> Duration {
    (1..<max(number, 1)).reduce(pause) { pause, _ in pause * 3 }
  }
}
