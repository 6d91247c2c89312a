import Editing
import HighwayDomain
import RIBs
import TerminalRIBs

/// Builds the list of expressways, or one of them.
struct RoadBuilder {
  let dependencies: HighwayDependencies

  /// Without a code that of the list.
  static func segment(_ code: String?) -> Segment {
    Segment("road", code.map { [Segment.Parameter("code", $0)] } ?? [])
  }

  /// Without a code the list of all expressways.
  @MainActor func build(code: String?, on stage: any Stage) -> any ViewableRouting {
    let network = dependencies.highway.network()
    guard let code else {
      let rows = network.roads.map { Roads.Row($0, in: network) }
      let view = RoadsView(Roads.Model(list: Listing(rows)))
      return RoadsRouter(
        interactor: RoadsInteractor(on: view), view: view, stage: stage, road: self)
    }
    let view = RoadView(RoadPage.Model(network.road(code), in: network))
    let interactor = RoadInteractor(dependencies, on: view)
    return RoadRouter(
      interactor: interactor, view: view, stage: stage, segment: Self.segment(code),
      restArea: RestAreaBuilder(dependencies: dependencies))
  }
}
