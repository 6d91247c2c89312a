import HighwayDomain
import RIBs
import TerminalRIBs

/// Shows rest areas over the route.
final class RouteRouter: ViewableRouter<RouteInteractor, RouteView>, RouteRouting {
  private let dependencies: HighwayDependencies
  private let stage: any Stage
  private lazy var slot = Slot(of: self, on: stage)

  init(
    interactor: RouteInteractor, view: RouteView, segment: Segment, stage: any Stage,
    dependencies: HighwayDependencies
  ) {
    self.dependencies = dependencies
    self.stage = stage
    super.init(interactor: interactor, view: view, segment: segment, restorable: interactor)
    interactor.router = self
  }

  func routeToRestArea(_ restArea: RoadRestArea) {
    slot.show(
      RestAreaBuilder(dependencies: dependencies).build(restArea, on: stage), as: .push)
  }

  func routeToAll(_ stops: [ExpresswayRoute.Stop]) {
    slot.show(RestAreasBuilder(dependencies: dependencies).build(stops, on: stage), as: .push)
  }
}
