import HomeInterface
import RIBs
import TerminalRIBs

/// Shows home on the stage it was given; it has no view of its own.
final class LoggedInRouter: Router<LoggedInInteractor>, LoggedInRouting {
  private let homeBuilder: any HomeBuildable
  private let stage: any Stage
  private lazy var home = Slot(of: self, on: stage)

  init(interactor: LoggedInInteractor, homeBuilder: any HomeBuildable, stage: any Stage) {
    self.homeBuilder = homeBuilder
    self.stage = stage
    super.init(interactor: interactor)
  }

  override func didLoad() { home.show(homeBuilder.build(on: stage), as: .embed) }

  func userWillAct() -> Bool { interactor.userWillAct() }
}
