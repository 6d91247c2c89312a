public import Geography
public import Services
public import Store

/// What can be done on the highway, as functions; a test can replace any of them.
///
/// Functions with a `ReceiveFound` hand over what is stored, then what the service says, and throw why
/// it has not answered; where nothing is stored there are samples without a key and without a network.
/// One that is cancelled is silent.
@MainActor public struct HighwayUseCases {
  public let state: Stored<HighwayState>

  /// The expressways; read when they are needed first.
  public nonisolated let network: @Sendable () -> ExpresswayNetwork

  /// The lines of the expressways, for a map; off the caller's actor, since they may have to be read
  /// first.
  @concurrent
  public nonisolated func roadLines() async -> [[Coordinate]] {
    let network = network()
    return network.roads.map { network.points(of: $0).map(\.coordinate) }
  }

  /// The cities, the largest first, for a map; off the caller's actor as above.
  @concurrent
  public nonisolated func cities() async -> [City] { network().cities }

  /// How far it is over roads, in metres, and nil where no road leads there; off the caller's actor as above.
  @concurrent
  public nonisolated func metres(from start: Coordinate, to destination: Coordinate) async -> Int? {
    network().metres(from: start, to: destination)
  }

  /// Reads the stored incidents into the state, for a tile.
  public var restore: @MainActor () async -> Void

  /// Asks each source for its incidents; each fails by itself.
  ///
  /// At most once in five seconds, and not while they are being asked for.
  public var refresh: @MainActor () async -> Void

  /// What the nearest camera within a kilometre sees now; nil without one.
  ///
  /// Cameras are asked for once for all of `coordinates`, those of the list.
  public var camera:
    @MainActor (
      _ near: Coordinate, _ coordinates: [Coordinate], _ width: Int
    ) async throws(HighwayError) -> CameraView?

  /// The cameras around coordinates, such as those of a road.
  public var cameras: @MainActor ([Coordinate]) async throws(HighwayError) -> [Camera]

  /// The way from a start to a destination.
  ///
  /// Over the program's own network where the service cannot be asked; throws `.tooNear`, `.noRoad` and
  /// `.noExpressway`.
  public var route:
    @MainActor (
      _ start: Coordinate, _ destination: Coordinate
    ) async throws(HighwayError) -> Journey

  /// The rest areas of a road, by its code.
  public var restAreas:
    @MainActor (
      _ road: String, @escaping ReceiveFound<[RestAreaEntry]>
    ) async throws(HighwayError) -> Void

  public var dishes:
    @MainActor (_ code: String, @escaping ReceiveFound<[Dish]>) async throws(HighwayError) -> Void

  public var facilities:
    @MainActor (
      _ code: String, @escaping ReceiveFound<[Facility]>
    ) async throws(HighwayError) -> Void

  public var brands:
    @MainActor (
      _ code: String, @escaping ReceiveFound<[Facility]>
    ) async throws(HighwayError) -> Void

  /// The prices at a rest area's filling station, by the name with the direction, such as
  /// `서울만남(부산)`; each station is requested once in ten minutes, and four at once at most.
  public var fuel:
    @MainActor (
      _ restArea: String, @escaping ReceiveFound<FuelPrices?>
    ) async throws(HighwayError) -> Void

  /// All toll gates, between which cars are timed.
  public var tollGates:
    @MainActor (@escaping ReceiveFound<[TollGate]>) async throws(HighwayError) -> Void

  /// How long cars took today from a toll gate to another, the latest first.
  public var travelTimes:
    @MainActor (
      _ from: String, _ to: String, @escaping ReceiveFound<[TravelTime]>
    ) async throws(HighwayError) -> Void

  /// Returns when all that was found is stored.
  public let settled: @MainActor () async -> Void

  /// `state` is what `model` writes.
  public init(_ model: HighwayModel, state: Stored<HighwayState>) {
    self.state = state
    network = model.network
    restore = model.restore
    refresh = model.refresh
    camera = { coordinate, coordinates, width throws(HighwayError) in
      try await model.cameras.still(near: coordinate, of: coordinates, width: width)
    }
    cameras = model.cameras.cameras
    route = model.route
    restAreas = model.restAreas
    dishes = model.dishes
    facilities = model.facilities
    brands = model.brands
    fuel = model.fuel
    tollGates = model.tollGates
    travelTimes = model.travelTimes
    settled = model.settled
  }
}
