import Geography
import HighwayDomain
import RIBs
import Search
import Services

/// One expressway: where one enters, leaves and rests, in order, with a camera each.
enum RoadPage: Riblet {
  /// A row: a point of the road, or a rest area of the carriageway.
  enum Place: Equatable {
    case point(RoadPoint)
    case restArea(RoadRestArea)
  }

  struct Model: Equatable {
    /// Nil if there is no such road.
    let road: Road?
    private let points: [RoadPoint]
    private let restAreas: [RoadRestArea]
    var direction = RoadDirection.ascending { didSet { arrange() } }
    var sort = RoadPlaceColumn.initial { didSet { arrange() } }
    /// Sorted.
    private(set) var places: [Place]
    var selection = 0
    /// Whether the cameras of the road are being asked for.
    var isLoading = false
    /// The nearest camera within a kilometre, by the ids of the places.
    var cameras: [Place.ID: Camera] = [:]
    /// Why there are no cameras.
    var failure: HighwayError?
    /// Of the selected place.
    var camera = RoadCamera.Model()
    var isOffline = false
  }

  enum Action {
    case select(row: Int), open(row: Int), turn, retry
    case sort(SortEvent<RoadPlaceColumn>)
  }
}

extension RoadPage.Model {
  init(_ road: Road?, in network: ExpresswayNetwork) {
    self.road = road
    points = road.map(network.points) ?? []
    restAreas = road.map { network.restAreas(of: $0) } ?? []
    places = Self.places(points, restAreas, .ascending)
  }

  private mutating func arrange() {
    places = sort.sorted(Self.places(points, restAreas, direction))
  }

  var selected: RoadPage.Place? { places.indices.contains(selection) ? places[selection] : nil }

  /// Where cameras are looked for: the whole road, in either direction.
  var coordinates: [Coordinate] { points.map(\.coordinate) }

  /// Of both carriageways.
  var allPlaces: [RoadPage.Place] { points.map { .point($0) } + restAreas.map { .restArea($0) } }

  private static func places(
    _ points: [RoadPoint], _ restAreas: [RoadRestArea], _ direction: RoadDirection
  ) -> [RoadPage.Place] {
    let reached = restAreas.filter { $0.direction == nil || $0.direction == direction }
    let places: [RoadPage.Place] = points.map { .point($0) } + reached.map { .restArea($0) }
    // Points of the same kilometre keep their order.
    let sorted = places.enumerated().sorted { ($0.1.tenths, $0.0) < ($1.1.tenths, $1.0) }
    let ascending = sorted.map(\.element)
    return direction == .ascending ? ascending : ascending.reversed()
  }
}

extension RoadPage.Place: Identifiable {
  /// The same at the next launch.
  var id: String {
    switch self {
    case .point(let point): "\(point.tenths) \(point.name)"
    case .restArea(let restArea): restArea.id
    }
  }

  /// The kilometre of the road, in tenths.
  var tenths: Int {
    switch self {
    case .point(let point): point.tenths
    case .restArea(let restArea): restArea.tenths
    }
  }

  var coordinate: Coordinate {
    switch self {
    case .point(let point): point.coordinate
    case .restArea(let restArea): restArea.coordinate
    }
  }
}
