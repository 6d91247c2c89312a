public import Store

/// Shows what another Galbi makes of the open session, such as a PIN that is set there, until the
/// task is cancelled.
///
/// A Query.
public typealias FollowSession = @MainActor () async -> Void

@MainActor
public func makeFollowSession(
  work: any SessionWork, writer: Writer<SessionState>
) -> FollowSession {
  {
    await work.follow {
      // What cannot be read now stays as it was known.
      guard writer.value.isOpen, let account = try? work.account() else { return }
      writer.update { $0.take(account) }
    }
  }
}
