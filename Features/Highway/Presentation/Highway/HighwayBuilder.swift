import Geography
public import HighwayDomain
public import Phrases
public import PlacesDomain
import RIBs
public import TerminalRIBs
public import Time

/// Builds the highway: incidents, and over them routes, rest areas, roads and travel times.
@MainActor public struct HighwayBuilder {
  static let segment: Segment = "highway"

  let dependencies: HighwayDependencies
  let places: PlacesUseCases
  private let start: RouteStart

  public init(
    _ highway: HighwayUseCases, places: PlacesUseCases, start: RouteStart, clock: any WallClock,
    notify: @escaping Notify
  ) {
    dependencies = HighwayDependencies(highway: highway, clock: clock, notify: notify)
    self.places = places
    self.start = start
  }

  /// `stage` is where the screens over the incidents are shown.
  public func build(on stage: any Stage) -> any ViewableRouting {
    let view = HighwayView(Highway.Model(today: Moment(korean: dependencies.clock.now).day))
    let interactor = HighwayInteractor(dependencies, on: view)
    return HighwayRouter(
      interactor: interactor, view: view, stage: stage,
      route: RouteBuilder(dependencies: dependencies, places: places, start: start),
      restAreas: RestAreasBuilder(dependencies: dependencies),
      road: RoadBuilder(dependencies: dependencies),
      travelTimes: TravelTimesBuilder(dependencies: dependencies))
  }
}
