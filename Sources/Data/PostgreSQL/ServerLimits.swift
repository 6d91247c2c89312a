#if PostgreSQL
  /// How long a server is waited for.
  public struct ServerLimits: Sendable {
    public var connecting = Duration.seconds(5)
    public var read = Duration.seconds(5)
    public var change = Duration.seconds(10)
    /// One that rewrites large tables takes its time.
    public var migration = Duration.seconds(600)
    /// After which another attempt to connect is made.
    public var pause = Duration.seconds(1)

    public init() {}
  }
#endif
