public import Launch
import SessionDomain
import SessionFixtures
import SessionPresentation
import Store

/// The lock alone, with the PIN 123456; a session that opens is signed out at once.
public final class SessionRaft: Raft, Program {
  public init(_ context: LaunchContext) {
    super.init(context, name: "LoggedOut, PIN 123456") { _, _ in
      let store = Store(SessionState())
      let model = SessionModel(
        FixedSession(Account(profile: Profile(name: "Kim"), pin: "123456")),
        hasher: FixedPINHasher(), clock: context.clock, writer: store.writer(\.self))
      var session = SessionUseCases(model, state: store.stored(\.self))
      session.unlock = {
        [unlock = session.unlock, signOut = session.signOut] pin
          throws(SessionError) in
        try await unlock(pin)
        signOut()
      }
      session.open()
      return LoggedOutBuilder(session: session, clock: context.clock).build()
    }
  }
}
