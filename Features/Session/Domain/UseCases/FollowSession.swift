public import Store

/// Shows what another Galbi makes of the session, such as a PIN that is set or removed there, until
/// the task is cancelled.
///
/// A Query.
public typealias FollowSession = @MainActor () async -> Void

@MainActor
public func makeFollowSession(
  work: any SessionWork, writer: Writer<SessionState>
) -> FollowSession {
  {
    await work.follow {
      switch writer.value.stage {
      case .open, .locked, .signedOut:
        // What cannot be read now stays as it was known.
        guard let account = try? work.account() else { return }
        writer.update { $0.take(account) }
      case .opening, .erasing, .failed: break
      }
    }
  }
}
