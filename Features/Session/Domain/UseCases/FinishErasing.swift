public import Store

/// Erases everything of the profile, and begins as at the first launch.
///
/// An Action. Called when nothing of the session is left on the tree.
public typealias FinishErasing = @MainActor () async -> Void

/// `closeSession` returns when the files of the last session are closed.
@MainActor
public func makeFinishErasing(
  work: any SessionWork, writer: Writer<SessionState>, open: @escaping OpenSession,
  closeSession: @escaping @MainActor () async -> Void
) -> FinishErasing {
  {
    await closeSession()
    do throws(SessionError) {
      try work.claim()
      let rest = await work.erase()
      work.leave()
      writer.update { $0 = SessionState() }
      guard rest.isEmpty else { throw .notErased(rest) }
      open()
    } catch {
      writer.update { $0.stage = .failed(error) }
    }
  }
}
