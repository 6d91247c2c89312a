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

  /// The riblet owns `component`, and shows its screens on `stage`.
  func build(_ component: SessionComponent, on stage: any Stage) -> any LoggedInRouting {
    let interactor = LoggedInInteractor(
      component, session: session, settings: settings, clock: clock)
    return LoggedInRouter(interactor: interactor, tabs: component.tabs, stage: stage)
  }
}
