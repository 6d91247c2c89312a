import RIBs
import SessionDomain
import SettingsDomain
import Store
import TerminalRIBs
import Time

/// Builds the viewless riblet that owns one session.
@MainActor
struct LoggedInBuilder {
  let session: SessionUseCases
  let settings: Stored<SettingsState>
  let clock: any WallClock

  /// The riblet owns `component`, and shows its screens in `frame`.
  func build(_ component: SessionComponent, in frame: any SessionFrame) -> AnyRouter {
    let interactor = LoggedInInteractor(
      component, session: session, settings: settings, clock: clock, frame: frame)
    return LoggedInRouter(
      interactor: interactor, stage: frame.stage,
      main: MainBuilder(tabs: component.tabs, onMove: component.endOffer))
  }
}
