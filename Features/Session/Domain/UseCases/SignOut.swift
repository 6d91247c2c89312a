public import Store

/// Ends the session: whoever signs in next begins anew, after the PIN if there is one.
///
/// An Action.
public typealias SignOut = @MainActor () -> Void

@MainActor
public func makeSignOut(work: any SessionWork, writer: Writer<SessionState>) -> SignOut {
  {
    guard writer.value.isOpen else { return }
    writer.update { $0.stage = .signedOut }
    work.leave()
  }
}
