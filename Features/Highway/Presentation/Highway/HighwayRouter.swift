import HighwayDomain
public import HomeInterface
import RIBs
import Store
import TerminalRIBs

/// Shows routes, rest areas, roads and travel times over the incidents.
final class HighwayRouter: ViewableRouter<HighwayInteractor, HighwayView>, HighwayRouting {
  private let route: RouteBuilder
  private let restAreas: RestAreasBuilder
  private let road: RoadBuilder
  private let travelTimes: TravelTimesBuilder
  private let stage: any Stage
  private lazy var slot = Slot(of: self, on: stage)

  init(
    interactor: HighwayInteractor, view: HighwayView, stage: any Stage, route: RouteBuilder,
    restAreas: RestAreasBuilder, road: RoadBuilder, travelTimes: TravelTimesBuilder
  ) {
    self.route = route
    self.restAreas = restAreas
    self.road = road
    self.travelTimes = travelTimes
    self.stage = stage
    super.init(
      interactor: interactor, view: view, segment: HighwayBuilder.segment, restorable: interactor)
    interactor.router = self
  }

  /// Opens `route?from=…&to=…`, `rest`, `road?code=…` and `times?from=…&to=…`.
  override func open(_ segment: Segment) async throws -> AnyRouter {
    if let child = slot.child, child.segment == segment { return child }
    let names = segment.parameters.map(\.name)
    switch segment.name {
    case RouteBuilder.segment.name where Set(names).isSubset(of: ["from", "to"]):
      return show(route.build(from: segment["from"], to: segment["to"], on: stage))
    case "rest" where names.isEmpty: return show(restAreas.build(nil, on: stage))
    case "road" where Set(names).isSubset(of: ["code"]):
      guard let code = segment["code"] else { return show(road.buildList(on: stage)) }
      if let child = road.build(code: code, on: stage) { return show(child) }
      throw LinkError.unknown(segment, reached: show(road.buildList(on: stage)))
    case "times" where Set(names).isSubset(of: ["from", "to"]):
      return show(travelTimes.build(from: segment["from"], to: segment["to"], on: stage))
    default: return try await super.open(segment)
    }
  }

  func routeToRoute() { show(route.build(from: nil, to: nil, on: stage)) }

  func routeToRestAreas() { show(restAreas.build(nil, on: stage)) }

  func routeToRoads() { show(road.buildList(on: stage)) }

  func routeToTravelTimes() { show(travelTimes.build(from: nil, to: nil, on: stage)) }

  @discardableResult
  private func show(_ child: any ViewableRouting) -> AnyRouter {
    slot.show(child, as: .cover)
    return child
  }
}

extension HomeTile {
  /// The highway; its line counts the incidents.
  @MainActor public static func highway(_ builder: HighwayBuilder) -> HomeTile {
    let highway = builder.dependencies.highway
    return HomeTile(
      HighwayBuilder.segment.name, title: HighwayText.highway,
      line: highway.state.map(IncidentText.line), load: highway.restore, build: builder.build)
  }
}
