import Phrases
import RIBs
import TerminalRIBs
import TerminalUI

/// One city, with a list of visits, to which a key adds one.
enum City: Riblet {
  struct Model: Equatable {
    let name: String
    var visits: [String] = []
  }

  enum Action {
    case visit
  }

  static let commands: [KeyCommand<City>] = [KeyCommand("v", title: "visit", sends: .visit)]
}

/// Builds the screen of a city.
public struct CityBuilder {
  public init() {}

  @MainActor public func build(_ name: String) -> any ViewableRouting {
    let view = CityView(City.Model(name: name))
    return ViewableRouter(interactor: CityInteractor(on: view), view: view)
  }
}

final class CityInteractor: PresentableInteractor<City> {
  override func didReceive(_ action: Action) {
    switch action {
    case .visit: model.visits.append("Visit \(model.visits.count + 1)")
    }
  }
}

final class CityView: View<City> {
  private let list = ListState()

  override var title: Phrase { Phrase(model.name) }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    bindings(of: City.commands)
  }

  override func body(in environment: Environment) -> any Widget {
    List("Visits", list, count: model.visits.count) { [model] in Label(model.visits[$0]) }
  }
}
