import RIBs
public import Secrets
public import Store
public import Time

/// Opens the session with its PIN.
///
/// An Action. The try counts before it is looked at, so that ending the program meanwhile gains
/// nothing.
public typealias Unlock = @MainActor (_ typed: Secret) async throws(SessionError) -> Void

@MainActor
public func makeUnlock(
  work: any SessionWork, pins: any PINWork, clock: any WallClock, writer: Writer<SessionState>
) -> Unlock {
  { typed throws(SessionError) in
    try await checkPIN(typed, work: work, pins: pins, clock: clock)
    guard !Task.isCancelled else { return }
    let account = try work.account()
    try work.enter()
    writer.update { state in
      state.take(account)
      state.stage = .open
    }
  }
}

/// Throws unless `typed` is the PIN, or there is none.
@MainActor
func checkPIN(
  _ typed: Secret, work: any SessionWork, pins: any PINWork, clock: any WallClock
) async throws(SessionError) {
  let pin = try PIN(typed)
  let now = clock.now
  switch try await work.change({ $0.beginTry(at: now) }) {
  case .noPIN: return
  case .wait(let milliseconds): throw .mustWait(milliseconds)
  case .check(let hash, let attempts):
    guard await pins.matches(pin, hash) else {
      throw attempts.left > 0 ? .wrongPIN(left: attempts.left) : .mustWait(attempts.wait)
    }
    try await work.change { $0.attempts = Attempts() }
  }
}
