import RIBs
public import Time

/// How many milliseconds remain before the PIN may be tried again; 0 for none.
///
/// A Query, but for a clock that was set back: then the wait begins anew, and that is kept.
public typealias RemainingWait = @MainActor () async throws(SessionError) -> Int64

@MainActor
public func makeRemainingWait(work: any SessionWork, clock: any WallClock) -> RemainingWait {
  { () throws(SessionError) in
    let account = try work.account()
    guard account.pin != nil, account.attempts.wait > 0 else { return 0 }
    let now = clock.now
    guard account.attempts.since > now else {
      var attempts = account.attempts
      return attempts.remaining(at: now)
    }
    return try await work.change { $0.attempts.remaining(at: now) }
  }
}
