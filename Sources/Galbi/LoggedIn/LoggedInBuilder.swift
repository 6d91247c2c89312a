import RIBs
import TerminalRIBs

/// Builds the viewless riblet that owns one session.
protocol LoggedInBuildable: Buildable {
  func build(on stage: any Stage) -> AnyRouter
}

protocol LoggedInDependency: Dependency {
  /// Makes what a session shares: it lives as long as the riblet that asked for it.
  func makeSession() -> SessionComponent
}

final class LoggedInBuilder: Builder<any LoggedInDependency>, LoggedInBuildable {
  func build(on stage: any Stage) -> AnyRouter {
    let session = dependency.makeSession()
    let interactor = LoggedInInteractor(session: session)
    return LoggedInRouter(interactor: interactor, mainBuilder: session.mainBuilder, stage: stage)
  }
}
