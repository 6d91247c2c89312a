import PeopleDomain
import RIBs
import Store
import TerminalRIBs

protocol AppRootDependency: Dependency {
  var sessionState: Stored<SessionState> { get }
  var people: Stored<PeopleState> { get }
  var notice: Stored<NoticeState> { get }
  var clock: any WallClock { get }
  var loggedInBuilder: any LoggedInBuildable { get }
}

protocol AppRootListener: Listener {
  /// The user wants to leave the app.
  func appRootDidQuit()
}

/// Builds the root of the app: the frame around everything.
final class AppRootBuilder: Builder<any AppRootDependency> {
  func build(listener: any AppRootListener) -> any ViewableRouting {
    let view = AppRootView(AppRootViewModel())
    let interactor = AppRootInteractor(
      presenter: view, dependency: dependency, listener: listener)
    return AppRootRouter(
      interactor: interactor, view: view, loggedInBuilder: dependency.loggedInBuilder)
  }
}
