public import Geography
public import Raster

/// Tells of incidents.
public protocol IncidentService: Sendable {
  /// All incidents of now, in the order of the source.
  func incidents() async throws(HighwayError) -> [Incident]
}

/// Knows the cameras at the roads.
public protocol CameraService: Sendable {
  /// The cameras of a box that have a still picture; their addresses soon expire.
  func cameras(in box: CoordinateBox) async throws(HighwayError) -> [Camera]

  /// What the camera sees, not much larger than `width` pixels.
  func still(of camera: Camera, width: Int) async throws(HighwayError) -> Raster
}

/// Knows rest areas; each function may fail while the others do not.
public protocol RestAreaService: Sendable {
  /// The rest areas of a road.
  func restAreas(on road: Road) async throws(HighwayError) -> [RestAreaEntry]

  /// The dishes of a rest area, its specialties first.
  func dishes(of code: String) async throws(HighwayError) -> [Dish]

  func facilities(of code: String) async throws(HighwayError) -> [Facility]

  /// The shops of brands.
  func brands(of code: String) async throws(HighwayError) -> [Facility]

  /// The filling stations whose names have a text as a part, such as those of both directions.
  func stations(named name: String) async throws(HighwayError) -> [FillingStation]
}

/// Knows how long cars take.
public protocol TravelTimeService: Sendable {
  /// All toll gates, each code once.
  func tollGates() async throws(HighwayError) -> [TollGate]

  /// Those of today from a toll gate to another, by their codes, the latest first.
  func travelTimes(from: String, to: String) async throws(HighwayError) -> [TravelTime]
}

/// Finds ways by car.
public protocol RouteService: Sendable {
  /// The quickest way now, by expressways where they help; throws `.tooNear` and `.noRoad`.
  func route(
    from start: Coordinate, to destination: Coordinate
  ) async throws(HighwayError) -> DrivenRoute
}

/// Invented answers, for want of a key or a network.
public typealias HighwaySamples = IncidentService & RestAreaService & TravelTimeService

/// The services that can be asked now: those whose keys are set.
public struct HighwayServices: Sendable {
  public var incidents: [IncidentSource: any IncidentService]
  public var cameras: (any CameraService)?
  public var restAreas: (any RestAreaService)?
  public var travelTimes: (any TravelTimeService)?
  public var routes: (any RouteService)?

  public init(
    incidents: [IncidentSource: any IncidentService] = [:], cameras: (any CameraService)? = nil,
    restAreas: (any RestAreaService)? = nil, travelTimes: (any TravelTimeService)? = nil,
    routes: (any RouteService)? = nil
  ) {
    self.incidents = incidents
    self.cameras = cameras
    self.restAreas = restAreas
    self.travelTimes = travelTimes
    self.routes = routes
  }
}
