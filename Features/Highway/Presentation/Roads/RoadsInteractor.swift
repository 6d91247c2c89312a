import Editing
import HighwayDomain
import RIBs
import Search

protocol RoadsRouting: Routing {
  func routeToRoad(_ code: String)
}

/// Selects an expressway, and opens it.
final class RoadsInteractor: PresentableInteractor<Roads> {
  weak var router: (any RoadsRouting)?

  override func didReceive(_ action: Action) {
    switch action {
    case .list(let event): update { $0.list.apply(event) }
    case .open(let code): router?.routeToRoad(code)
    }
  }
}
