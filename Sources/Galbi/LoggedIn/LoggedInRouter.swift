import RIBs
import TerminalRIBs

/// Shows the tabs on the stage it was given; it has no view of its own.
final class LoggedInRouter: Router<LoggedInInteractor>, LoggedInRouting {
  private let mainBuilder: any MainBuildable
  private let stage: any Stage
  private lazy var main = Slot(of: self, on: stage)

  init(interactor: LoggedInInteractor, mainBuilder: any MainBuildable, stage: any Stage) {
    self.mainBuilder = mainBuilder
    self.stage = stage
    super.init(interactor: interactor)
  }

  override func didLoad() { main.show(mainBuilder.build(), as: .embed) }

  func userWillAct() -> Bool { interactor.userWillAct() }
}
