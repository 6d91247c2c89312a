import RIBs
import SessionDomain
import TerminalRIBs

/// Builds the viewless riblet that owns one session.
protocol LoggedInBuildable: Buildable {
  func build(as profile: Profile, on stage: any Stage) -> any LoggedInRouting
}

/// What the parent of LoggedIn asks of it.
protocol LoggedInRouting: AnyRouter {
  /// The user is about to do something; false when it comes too late, and the session is locked.
  func userWillAct() -> Bool
}

protocol LoggedInDependency: Dependency {
  /// Makes what a session shares: it lives as long as the riblet that asked for it.
  func makeSession(of profile: Profile) -> SessionComponent
}

final class LoggedInBuilder: Builder<any LoggedInDependency>, LoggedInBuildable {
  func build(as profile: Profile, on stage: any Stage) -> any LoggedInRouting {
    let session = dependency.makeSession(of: profile)
    let interactor = LoggedInInteractor(session: session)
    return LoggedInRouter(interactor: interactor, mainBuilder: session.mainBuilder, stage: stage)
  }
}
