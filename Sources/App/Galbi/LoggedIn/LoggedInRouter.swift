import RIBs
import SessionDomain
import SettingsDomain
import Store
import TerminalRIBs
import Time

/// Shows the tabs on a stage that it is given; it has no view of its own.
final class LoggedInRouter: Router<LoggedInInteractor> {
  private let stage: any Stage
  private let builder: MainBuilder
  private lazy var main = Slot(of: self, on: stage)

  init(interactor: LoggedInInteractor, stage: any Stage, main builder: MainBuilder) {
    self.stage = stage
    self.builder = builder
    super.init(interactor: interactor)
  }

  override func didLoad() { main.show(builder.build(), as: .embed) }
}
