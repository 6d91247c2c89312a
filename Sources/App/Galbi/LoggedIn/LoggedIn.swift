import RIBs
import SessionDomain
import SettingsDomain
import Store
import TerminalRIBs
import Time

/// Builds the viewless riblet that owns one session.
@MainActor
struct LoggedInBuilder: LoggedInBuildable {
  let session: SessionUseCases
  let settings: Stored<SettingsState>
  let clock: any WallClock
  let makeSession: @MainActor (Profile) -> SessionComponent

  /// The riblet owns the session that it makes, and shows its screens in `frame`.
  func build(_ profile: Profile, in frame: any SessionFrame) -> AnyRouter {
    let component = makeSession(profile)
    let interactor = LoggedInInteractor(
      component, session: session, settings: settings, clock: clock, frame: frame)
    return LoggedInRouter(interactor: interactor, stage: frame.stage, component: component)
  }
}
