import PlacesDomain
import RIBs
import TerminalRIBs

/// Builds the route, which shows the search for its ends and its rest areas over itself.
struct RouteBuilder {
  static let segment: Segment = "route"

  let dependencies: HighwayDependencies
  let places: PlacesUseCases
  let start: RouteStart

  /// `from` and `to` are names of places.
  @MainActor func build(
    from: String?, to: String?, on stage: any Stage
  ) -> any ViewableRouting {
    let view = RouteView(Route.Model())
    let interactor = RouteInteractor(
      dependencies, places: places, start: start, names: (from, to), on: view)
    let parameters = [("from", from), ("to", to)].compactMap { name, value in
      value.map { Segment.Parameter(name, $0) }
    }
    return RouteRouter(
      interactor: interactor, view: view, segment: Segment(Self.segment.name, parameters),
      stage: stage,
      search: PlaceSearchBuilder(
        places: places, clock: dependencies.clock, notify: dependencies.notify),
      restArea: RestAreaBuilder(dependencies: dependencies),
      restAreas: RestAreasBuilder(dependencies: dependencies))
  }
}
