public import Geography
public import HighwayDomain
public import Raster
import Services

/// The services of a run with `--offline`: they answer that there is no internet.
public struct OfflineHighway: IncidentService, CameraService, RestAreaService, TravelTimeService,
  RouteService
{
  public init() {}

  public func incidents() async throws(HighwayError) -> [Incident] { throw offline }

  public func cameras(in box: CoordinateBox) async throws(HighwayError) -> [Camera] {
    throw offline
  }

  public func still(of camera: Camera, width: Int) async throws(HighwayError) -> Raster {
    throw offline
  }

  public func restAreas(on road: Road) async throws(HighwayError) -> [RestAreaEntry] {
    throw offline
  }

  public func dishes(of code: String) async throws(HighwayError) -> [Dish] { throw offline }

  public func facilities(of code: String) async throws(HighwayError) -> [Facility] { throw offline }

  public func brands(of code: String) async throws(HighwayError) -> [Facility] { throw offline }

  public func stations(named name: String) async throws(HighwayError) -> [FillingStation] {
    throw offline
  }

  public func tollGates() async throws(HighwayError) -> [TollGate] { throw offline }

  public func travelTimes(
    from start: String, to end: String
  ) async throws(HighwayError) -> [TravelTime] {
    throw offline
  }

  public func route(
    from start: Coordinate, to destination: Coordinate
  ) async throws(HighwayError) -> DrivenRoute {
    throw offline
  }

  private var offline: HighwayError { .service(.noInternet) }
}
