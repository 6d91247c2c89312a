import RIBs
import SessionDomain
import SettingsDomain
import Store
import TerminalRIBs
import Time

/// Shows the tabs on a stage that it is given; it has no view of its own.
final class LoggedInRouter: Router<LoggedInInteractor> {
  private let stage: any Stage
  private let component: SessionComponent
  private lazy var main = Slot(of: self, on: stage)

  init(interactor: LoggedInInteractor, stage: any Stage, component: SessionComponent) {
    self.stage = stage
    self.component = component
    super.init(interactor: interactor)
  }

  override func didLoad() {
    let builder = MainBuilder(tabs: component.tabs, onMove: component.endOffer)
    main.show(builder.build(), as: .embed)
  }
}
