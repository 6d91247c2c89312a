public import RIBs
public import SessionDomain
public import SessionInterface
public import Store
public import TerminalRIBs
public import Time

public protocol LoggedOutDependency: Dependency {
  var session: Stored<SessionState> { get }
  var clock: any WallClock { get }
  var unlock: Unlock { get }
  var remainingWait: RemainingWait { get }
  var openSession: OpenSession { get }
  var followSession: FollowSession { get }
}

public final class LoggedOutBuilder: Builder<any LoggedOutDependency>, LoggedOutBuildable {
  public func build() -> any ViewableRouting {
    let view = LoggedOutView(LoggedOutViewModel())
    let interactor = LoggedOutInteractor(presenter: view, dependency: dependency)
    return ViewableRouter(interactor: interactor, view: view)
  }
}
