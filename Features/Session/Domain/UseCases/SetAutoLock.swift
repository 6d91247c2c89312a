public import Store

/// Says after how long without a key the session is locked.
///
/// An Action.
public typealias SetAutoLock = @MainActor (_ autoLock: AutoLock) async throws(SessionError) -> Void

@MainActor
public func makeSetAutoLock(
  work: any SessionWork, writer: Writer<SessionState>
) -> SetAutoLock {
  { autoLock throws(SessionError) in
    try await work.change { $0.autoLock = autoLock }
    writer.update { $0.autoLock = autoLock }
  }
}
