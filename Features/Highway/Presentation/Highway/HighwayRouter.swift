import HighwayDomain
public import HomeInterface
import RIBs
import Store
import TerminalRIBs

/// Shows routes, rest areas, roads and travel times over the incidents.
final class HighwayRouter: ViewableRouter<HighwayInteractor, HighwayView>, HighwayRouting {
  private let dependencies: HighwayDependencies
  private let stage: any Stage
  private lazy var slot = Slot(of: self, on: stage)

  init(
    interactor: HighwayInteractor, view: HighwayView, stage: any Stage,
    dependencies: HighwayDependencies
  ) {
    self.dependencies = dependencies
    self.stage = stage
    super.init(
      interactor: interactor, view: view, segment: HighwayBuilder.segment, restorable: interactor)
    interactor.router = self
  }

  /// Opens `route?from=…&to=…`, `rest`, `road?code=…` and `times?from=…&to=…`.
  override func open(_ segment: Segment) async throws -> AnyRouter {
    let child = try await slot.open(segment, finding: child(at:), show: show)
    return if let child { child } else { try await super.open(segment) }
  }

  private func child(at segment: Segment) throws -> (any ViewableRouting)? {
    let names = Set(segment.parameters.map(\.name))
    switch segment.name {
    case RouteBuilder.segment.name where names.isSubset(of: ["from", "to"]):
      return route(from: segment["from"], to: segment["to"])
    case RestAreasBuilder.segment.name where names.isEmpty: return restAreas
    case "road" where names.isSubset(of: ["code"]):
      guard let code = segment["code"] else { return roads }
      let road = RoadPageBuilder(dependencies: dependencies).build(code: code, on: stage)
      if let road { return road }
      // The roads from which one can be chosen stand in its place.
      routeToRoads()
      throw LinkError.unknown(segment, reached: slot.child ?? self)
    case "times" where names.isSubset(of: ["from", "to"]):
      return travelTimes(from: segment["from"], to: segment["to"])
    default: return nil
    }
  }

  func routeToRoute() { show(route()) }

  func routeToRestAreas() { show(restAreas) }

  func routeToRoads() { show(roads) }

  func routeToTravelTimes() { show(travelTimes()) }

  private func route(from: String? = nil, to: String? = nil) -> any ViewableRouting {
    RouteBuilder(dependencies: dependencies).build(from: from, to: to, on: stage)
  }

  private var restAreas: any ViewableRouting {
    RestAreasBuilder(dependencies: dependencies).build(nil, on: stage)
  }

  private var roads: any ViewableRouting {
    RoadsBuilder(dependencies: dependencies).build(on: stage)
  }

  private func travelTimes(from: String? = nil, to: String? = nil) -> any ViewableRouting {
    TravelTimesBuilder(dependencies: dependencies).build(from: from, to: to, on: stage)
  }

  private func show(_ child: any ViewableRouting) { slot.show(child, as: .cover) }
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
