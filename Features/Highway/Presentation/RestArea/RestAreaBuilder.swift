import HighwayDomain
import RIBs
import TerminalRIBs

/// Builds the riblet that shows one rest area.
struct RestAreaBuilder {
  let dependencies: HighwayDependencies

  @MainActor func build(_ restArea: RoadRestArea, on stage: any Stage) -> any ViewableRouting {
    let road = dependencies.highway.network().road(restArea.road)
    let view = RestAreaView(RestArea.Model(restArea, road: road))
    let interactor = RestAreaInteractor(dependencies, on: view)
    return ViewableRouter(
      interactor: interactor, view: view, segment: Segment(restArea.id), restorable: interactor)
  }
}
