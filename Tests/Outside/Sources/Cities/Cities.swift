import Editing
import Phrases
import RIBs
import TerminalRIBs
import TerminalUI

/// A list of cities, which can be searched; each has a screen of its own.
enum Cities: Riblet {
  struct Row: ListRow {
    let id: String
    var searchedText: String { id }
  }

  typealias Model = Listing<Row>

  enum Action {
    case list(Model.Event), open(Row.ID), delete
  }

  static let commands: [KeyCommand<Cities>] = [
    KeyCommand("d", title: "delete", sends: .delete).when { $0.selected != nil }
  ]
}

/// Builds the list; `stage` is where a city is shown.
public struct CitiesBuilder {
  public init() {}

  @MainActor public func build(on stage: any Stage) -> any ViewableRouting {
    CitiesRouter(on: stage)
  }
}

protocol CitiesRouting: Routing {
  func routeToCity(_ name: String)
}

final class CitiesInteractor: PresentableInteractor<Cities> {
  weak var router: (any CitiesRouting)?

  override func didReceive(_ action: Action) {
    switch action {
    case .list(let event): model.apply(event)
    case .open(let name): router?.routeToCity(name)
    case .delete: model.show(model.all.filter { $0.id != model.selected?.id })
    }
  }
}

final class CitiesView: View<Cities> {
  private lazy var list = ListControls<Cities.Model>(
    "Cities", isSearched: true, sender(Action.list), sender(Action.open))

  override var title: Phrase { Phrase("Cities") }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    list.bindings(of: model, bindings(of: Cities.commands), in: environment)
  }

  override func body(in environment: Environment) -> any Widget {
    list.list(model) { Label($0.id) }
  }
}

final class CitiesRouter: ViewableRouter<CitiesInteractor, CitiesView>, CitiesRouting {
  private let stage: any Stage
  private lazy var city = Slot(of: self, on: stage)

  init(on stage: any Stage) {
    self.stage = stage
    let view = CitiesView(Listing(["Seoul", "Busan", "Gangneung"].map(Cities.Row.init)))
    super.init(interactor: CitiesInteractor(on: view), view: view)
    interactor.router = self
  }

  func routeToCity(_ name: String) { city.show(CityBuilder().build(name), as: .push) }
}
