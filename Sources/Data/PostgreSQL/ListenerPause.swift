#if PostgreSQL
  internal import SQL

  /// How long a listener waits before it connects again: a server that is away may be there at once, and one
  /// that refuses is asked ever less often.
  struct ListenerPause {
    private var length = Duration.milliseconds(100)

    /// The next one, after a connection that was not made or was lost.
    mutating func next(after error: SQLError) -> Duration {
      let most: Duration = if case .denied = error { .seconds(5) } else { .milliseconds(250) }
      defer { length = min(length * 2, most) }
      return min(length, most)
    }
  }
#endif
