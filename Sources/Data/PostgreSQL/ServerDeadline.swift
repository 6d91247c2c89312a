#if PostgreSQL
  internal import Platform

  /// The moment until which a call waits for the server to go on.
  struct ServerDeadline {
    typealias Now = @Sendable () -> ContinuousClock.Instant

    private let now: Now
    private let limit: Duration
    private let end: ContinuousClock.Instant

    init(after limit: Duration, by now: @escaping Now = { .now }) {
      (self.now, self.limit) = (now, limit)
      end = now() + limit
    }

    /// Another deadline by the same clock.
    func next(after limit: Duration) -> ServerDeadline { ServerDeadline(after: limit, by: now) }

    /// The deadline once something has been done.
    var renewed: ServerDeadline { next(after: limit) }

    /// The deadline of the first of several tries, which have the time in equal parts.
    func share(of tries: Int) -> ServerDeadline {
      next(after: now().duration(to: end) / tries)
    }

    var hasPassed: Bool { now() >= end }

    /// In milliseconds, at least 0, as poll(2) takes them.
    var milliseconds: Int32 {
      let left = now().duration(to: end)
      let (seconds, attoseconds) = left.components
      // Rounded up, so that a wait does not end before the deadline.
      let milliseconds =
        seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
      return Int32(clamping: max(milliseconds, 0))
    }
  }
#endif
