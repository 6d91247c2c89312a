public import Store

/// Locks the session; it goes on after the PIN where it was.
///
/// An Action. Throws `noPIN` where there is none.
public typealias LockNow = @MainActor () throws(SessionError) -> Void

@MainActor
public func makeLockNow(work: any SessionWork, writer: Writer<SessionState>) -> LockNow {
  { () throws(SessionError) in
    guard writer.value.isOpen else { return }
    do throws(SessionError) {
      // Asked anew: another Galbi may have set or removed the PIN.
      let account = try work.account()
      writer.update { $0.take(account) }
    } catch {
      guard writer.value.hasPIN else { throw error }
    }
    guard writer.value.hasPIN else { throw .noPIN }
    writer.update { $0.stage = .locked }
    work.leave()
  }
}
