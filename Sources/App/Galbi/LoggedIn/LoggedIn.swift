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
    return LoggedInRouter(interactor: interactor, tabs: component.tabs, stage: frame.stage)
  }
}

/// Shows the tabs on a stage that it is given; it has no view of its own.
final class LoggedInRouter: Router<LoggedInInteractor> {
  private let tabs: [Tab]
  private let stage: any Stage
  private lazy var main = Slot(of: self, on: stage)

  init(interactor: LoggedInInteractor, tabs: [Tab], stage: any Stage) {
    self.tabs = tabs
    self.stage = stage
    super.init(interactor: interactor)
  }

  override func didLoad() { main.show(MainBuilder(tabs: tabs).build(), as: .embed) }
}
