import HighwayDomain
import RIBs

protocol RoadsRouting: Routing {
  func routeToRoad(_ code: String)
}

/// Selects an expressway, and opens it.
final class RoadsInteractor: PresentableInteractor<Roads> {
  weak var router: (any RoadsRouting)?

  override func didReceive(_ action: Action) {
    switch action {
    case .select(let row): model.selection = row
    case .open(let row):
      model.selection = row
      if model.rows.indices.contains(row) { router?.routeToRoad(model.rows[row].road.code) }
    }
  }
}

extension RoadsInteractor: Remembering {
  /// The selected road.
  var memory: Memory? {
    guard model.rows.indices.contains(model.selection), model.selection > 0 else { return nil }
    return ["road": model.rows[model.selection].road.code]
  }

  func recall(_ memory: Memory) {
    let row = model.rows.firstIndex { $0.road.code == memory["road"] }
    if let row { model.selection = row }
  }
}
