import Phrases
import RIBs
import SessionDomain
import SessionInterface
import SettingsDomain
import Store
import TerminalRIBs
import Time

protocol AppRootDependency: Dependency {
  var settings: Stored<SettingsState> { get }
  var followSettings: FollowSettings { get }
  var session: Stored<SessionState> { get }
  var notice: Stored<NoticeState> { get }
  var clock: any WallClock { get }
  var openSession: OpenSession { get }
  var finishErasing: FinishErasing { get }
  var lockNow: LockNow { get }
  var notify: Notify { get }
  var loggedInBuilder: any LoggedInBuildable { get }
  var loggedOutBuilder: any LoggedOutBuildable { get }
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
      interactor: interactor, view: view, loggedInBuilder: dependency.loggedInBuilder,
      loggedOutBuilder: dependency.loggedOutBuilder)
  }
}
