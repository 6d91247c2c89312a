import RIBs
import TerminalRIBs

/// What the parent of LoggedIn asks of it.
protocol LoggedInRouting: AnyRouter {
  /// Called before the user does something; false if the session was locked instead.
  func userWillAct() -> Bool
}

/// Shows the tabs on a stage that it is given; it has no view of its own.
final class LoggedInRouter: Router<LoggedInInteractor>, LoggedInRouting {
  private let tabs: [Tab]
  private let stage: any Stage
  private lazy var main = Slot(of: self, on: stage)

  init(interactor: LoggedInInteractor, tabs: [Tab], stage: any Stage) {
    self.tabs = tabs
    self.stage = stage
    super.init(interactor: interactor)
  }

  override func didLoad() { main.show(MainBuilder(tabs: tabs).build(), as: .embed) }

  func userWillAct() -> Bool { interactor.userWillAct() }
}
