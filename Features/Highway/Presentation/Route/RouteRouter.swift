import Geography
import HighwayDomain
import RIBs
import TerminalRIBs

/// Shows the search for a place, or rest areas, over the route.
final class RouteRouter: ViewableRouter<RouteInteractor, RouteView>, RouteRouting {
  private let search: PlaceSearchBuilder
  private let restArea: RestAreaBuilder
  private let restAreas: RestAreasBuilder
  private let stage: any Stage
  private lazy var slot = Slot(of: self, on: stage)

  init(
    interactor: RouteInteractor, view: RouteView, segment: Segment, stage: any Stage,
    search: PlaceSearchBuilder, restArea: RestAreaBuilder, restAreas: RestAreasBuilder
  ) {
    self.search = search
    self.restArea = restArea
    self.restAreas = restAreas
    self.stage = stage
    super.init(interactor: interactor, view: view, segment: segment, restorable: interactor)
    interactor.router = self
  }

  func routeToSearch(_ purpose: PlaceSearch.Purpose, near start: Coordinate?) {
    slot.show(
      search.build(purpose, near: start, listener: interactor), as: .push,
      back: { [weak self] in self?.leaveSearch() })
  }

  func leaveSearch() { slot.clear() }

  func routeToRestArea(_ restArea: RoadRestArea) {
    slot.show(self.restArea.build(restArea, on: stage), as: .push)
  }

  func routeToAll(_ stops: [ExpresswayRoute.Stop]) {
    slot.show(restAreas.build(stops, on: stage), as: .push)
  }
}
