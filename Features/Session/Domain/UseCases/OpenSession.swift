public import Store

/// Opens the session, or asks for the PIN where there is one.
///
/// An Action: it says whose session it is and how far it is.
public typealias OpenSession = @MainActor () -> Void

@MainActor
public func makeOpenSession(
  work: any SessionWork, writer: Writer<SessionState>
) -> OpenSession {
  {
    do throws(SessionError) {
      let account = try work.account()
      var stage = SessionState.Stage.open
      if account.isErasing {
        stage = .erasing
      } else if account.pin != nil {
        stage = .locked
      } else {
        try work.enter()
      }
      writer.update { state in
        state.take(account)
        state.stage = stage
      }
    } catch {
      writer.update { $0.stage = .failed(error) }
    }
  }
}
