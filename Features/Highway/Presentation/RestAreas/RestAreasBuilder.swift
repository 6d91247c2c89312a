import HighwayDomain
import RIBs
import TerminalRIBs

/// Builds the list of rest areas, which shows one of them over itself.
struct RestAreasBuilder {
  static let segment: Segment = "rest"

  let dependencies: HighwayDependencies

  /// The rest areas of a route are `stops`, in order of travel; without one they are those of all
  /// roads.
  @MainActor func build(
    _ stops: [ExpresswayRoute.Stop]?, on stage: any Stage
  ) -> any ViewableRouting {
    let network = dependencies.highway.network()
    let listing = stops.map(RestAreaListing.init) ?? RestAreaListing(network)
    let view = RestAreasView(RestAreas.Model(listing, roads: network.roads))
    let interactor = RestAreasInteractor(dependencies, on: view)
    return RestAreasRouter(
      interactor: interactor, view: view, stage: stage, network: network,
      restArea: RestAreaBuilder(dependencies: dependencies))
  }
}
