import Phrases
import RIBs
import SessionDomain
import SessionPresentation
import SettingsDomain
import Store
import TerminalRIBs
import Time

/// The root of the app: the frame around every screen.
enum AppRoot: Riblet {
  /// All that the frame shows besides the screens in it.
  struct Model: Equatable {
    /// Whether a session is open.
    var isOpen = false
    /// Whether there is a PIN to lock the session with.
    var hasPIN = false
    /// The name of the user.
    var name = ""
    /// How long ago the server of the database was lost.
    var serverLoss: Phrase?
    /// A notice, which disappears after a moment.
    var message: Phrase?
    /// The notices of this session that can be read again, latest first.
    var pastNotices: [PastNotice] = []
  }

  enum Action {
    case quit, lock, dismissNotice
  }
}

/// What the root of the app needs.
struct AppRootDependencies {
  let session: SessionUseCases
  let settings: SettingsUseCases
  let notice: Stored<NoticeState>
  let serverLoss: Stored<Int64?>
  let clock: any WallClock
  let notify: Notify
  let loggedIn: any LoggedInBuildable
  let loggedOut: any LoggedOutBuildable
  /// Ends the app.
  let quit: @MainActor () -> Void
}

/// Builds the riblet that owns a session.
protocol LoggedInBuildable: Buildable {
  func build(_ profile: Profile, in frame: any SessionFrame) -> AnyRouter
}

/// Builds the screen without a session.
protocol LoggedOutBuildable: Buildable {
  func build() -> any ViewableRouting
}

extension LoggedOutBuilder: LoggedOutBuildable {}

/// What a session needs of the frame around it.
@MainActor
protocol SessionFrame: AnyObject {
  /// For the screens of the session.
  var stage: StageView { get }
  /// Asked before each key, paste and mouse event; false drops it.
  var mayAct: (@MainActor () -> Bool)? { get set }
}

/// Builds the root of the app: the frame around every screen.
@MainActor
struct AppRootBuilder {
  let dependencies: AppRootDependencies

  func build() -> any ViewableRouting {
    let view = AppRootView(AppRoot.Model())
    let interactor = AppRootInteractor(dependencies, on: view)
    return AppRootRouter(interactor: interactor, view: view, dependencies: dependencies)
  }
}
