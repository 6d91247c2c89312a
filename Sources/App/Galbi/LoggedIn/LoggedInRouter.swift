import RIBs
import SessionDomain
import SettingsDomain
import Store
import TerminalRIBs
import Time

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
