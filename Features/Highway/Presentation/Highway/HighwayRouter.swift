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
    if let child = slot.child, child.segment == segment { return child }
    let names = segment.parameters.map(\.name)
    switch segment.name {
    case RouteBuilder.segment.name where Set(names).isSubset(of: ["from", "to"]):
      return showRoute(from: segment["from"], to: segment["to"])
    case "rest" where names.isEmpty: return showRestAreas()
    case "road" where Set(names).isSubset(of: ["code"]):
      guard let code = segment["code"] else { return showRoads() }
      let road = RoadPageBuilder(dependencies: dependencies)
      if let child = road.build(code: code, on: stage) { return show(child) }
      throw LinkError.unknown(segment, reached: showRoads())
    case "times" where Set(names).isSubset(of: ["from", "to"]):
      return showTravelTimes(from: segment["from"], to: segment["to"])
    default: return try await super.open(segment)
    }
  }

  func routeToRoute() { showRoute() }

  func routeToRestAreas() { showRestAreas() }

  func routeToRoads() { showRoads() }

  func routeToTravelTimes() { showTravelTimes() }

  @discardableResult
  private func showRoute(from: String? = nil, to: String? = nil) -> AnyRouter {
    show(RouteBuilder(dependencies: dependencies).build(from: from, to: to, on: stage))
  }

  @discardableResult
  private func showRestAreas() -> AnyRouter {
    show(RestAreasBuilder(dependencies: dependencies).build(nil, on: stage))
  }

  @discardableResult
  private func showRoads() -> AnyRouter {
    show(RoadsBuilder(dependencies: dependencies).build(on: stage))
  }

  @discardableResult
  private func showTravelTimes(from: String? = nil, to: String? = nil) -> AnyRouter {
    show(TravelTimesBuilder(dependencies: dependencies).build(from: from, to: to, on: stage))
  }

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
