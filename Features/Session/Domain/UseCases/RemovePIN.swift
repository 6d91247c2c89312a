import RIBs
public import Secrets
public import Store
public import Time

/// Removes the PIN, which `current` has to be.
///
/// An Action.
public typealias RemovePIN = @MainActor (_ current: Secret) async throws(SessionError) -> Void

@MainActor
public func makeRemovePIN(
  work: any SessionWork, pins: any PINWork, clock: any WallClock, writer: Writer<SessionState>
) -> RemovePIN {
  { current throws(SessionError) in
    try await checkPIN(current, work: work, pins: pins, clock: clock)
    guard !Task.isCancelled else { return }
    try await work.change { account in
      account.pin = nil
      account.attempts = Attempts()
    }
    writer.update { $0.hasPIN = false }
  }
}
