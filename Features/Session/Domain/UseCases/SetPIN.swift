import RIBs
public import Secrets
public import Store
public import Time

/// Sets the PIN, or another one in its place; then `current` has to be the one there was.
///
/// An Action.
public typealias SetPIN =
  @MainActor (_ wanted: Secret, _ current: Secret?) async throws(SessionError) -> Void

@MainActor
public func makeSetPIN(
  work: any SessionWork, pins: any PINWork, clock: any WallClock, writer: Writer<SessionState>
) -> SetPIN {
  { wanted, current throws(SessionError) in
    let pin = try PIN(wanted)
    if try work.account().pin != nil {
      guard let current else {
        // Another Galbi has set it.
        writer.update { $0.hasPIN = true }
        throw .needsCurrentPIN
      }
      try await checkPIN(current, work: work, pins: pins, clock: clock)
    }
    let hash = try await pins.hash(pin)
    guard !Task.isCancelled else { return }
    try await work.change { account in
      account.pin = hash
      account.attempts = Attempts()
    }
    writer.update { $0.hasPIN = true }
  }
}
