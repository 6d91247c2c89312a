import Editing
import HighwayDomain
import RIBs
import TerminalRIBs

/// Builds the list of expressways, and one of them.
struct RoadBuilder {
  let dependencies: HighwayDependencies

  /// Without a code that of the list.
  static func segment(_ code: String?) -> Segment {
    Segment("road", code.map { [Segment.Parameter("code", $0)] } ?? [])
  }

  @MainActor func buildList(on stage: any Stage) -> any ViewableRouting {
    let network = dependencies.highway.network()
    let rows = network.roads.map { Roads.Row($0, in: network) }
    let view = RoadsView(Roads.Model(list: Listing(rows)))
    return RoadsRouter(
      interactor: RoadsInteractor(on: view), view: view, stage: stage, road: self)
  }

  /// Nil without an expressway of this code.
  @MainActor func build(code: String, on stage: any Stage) -> (any ViewableRouting)? {
    let network = dependencies.highway.network()
    guard let road = network.road(code) else { return nil }
    let view = RoadView(RoadPage.Model(road, in: network))
    let interactor = RoadInteractor(dependencies, on: view)
    return RoadRouter(
      interactor: interactor, view: view, stage: stage, segment: Self.segment(code),
      restArea: RestAreaBuilder(dependencies: dependencies))
  }
}
