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
    case .select(let row): model.selection = row
    case .sort(let event):
      var sort = model.sort
      sort.take(event)
      update { $0.show(sort) }
    case .open(let row):
      model.selection = row
      if model.rows.indices.contains(row) { router?.routeToRoad(model.rows[row].road.code) }
    }
  }
}

extension RoadsInteractor: Remembering {
  /// The selected road and the order.
  var memory: Memory? {
    var memory = Memory()
    let isSelected = model.rows.indices.contains(model.selection) && model.selection > 0
    memory["road"] = isSelected ? model.rows[model.selection].road.code : nil
    memory["sort"] = model.sort.memory
    return memory
  }

  func recall(_ memory: Memory) {
    update { $0.show(Sort(memory: memory["sort"])) }
    let row = model.rows.firstIndex { $0.road.code == memory["road"] }
    if let row { model.selection = row }
  }
}
