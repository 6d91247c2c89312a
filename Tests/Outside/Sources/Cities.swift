import Phrases
import RIBs
import TerminalRIBs
import TerminalUI

/// A list of cities, each with a screen of its own.
enum Cities: Riblet {
  typealias Model = [String]

  enum Action {
    case open(row: Int)
  }
}

protocol CitiesRouting: Routing {
  func routeToCity(_ name: String)
}

final class CitiesInteractor: PresentableInteractor<Cities> {
  weak var router: (any CitiesRouting)?

  override func didReceive(_ action: Action) {
    switch action {
    case .open(let row): router?.routeToCity(model[row])
    }
  }
}

final class CitiesView: View<Cities> {
  private lazy var list = ListState(onActivate: sender(Action.open))

  override var title: Phrase { Phrase("Cities") }

  override func body(in environment: Environment) -> any Widget {
    List("Cities", list, count: model.count) { [model] in Label(model[$0]) }
  }
}

final class CitiesRouter: ViewableRouter<CitiesInteractor, CitiesView>, CitiesRouting {
  private let stage: any Stage
  private lazy var city = Slot(of: self, on: stage)

  init(on stage: any Stage) {
    self.stage = stage
    let view = CitiesView(["Seoul", "Busan", "Gangneung"])
    super.init(interactor: CitiesInteractor(on: view), view: view)
    interactor.router = self
  }

  func routeToCity(_ name: String) { city.show(CityBuilder().build(name), as: .push) }
}
