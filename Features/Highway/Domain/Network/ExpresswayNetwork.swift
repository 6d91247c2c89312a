internal import Geography

/// The expressways of a country, with the places where one enters, leaves and rests.
///
/// It knows no traffic: a road is driven at its speed.
public struct ExpresswayNetwork: Sendable {
  public let roads: [Road]
  /// Road by road, by kilometre.
  public let points: [RoadPoint]
  /// Road by road, by kilometre.
  public let restAreas: [RoadRestArea]
  /// Where a way may begin and end.
  public let cities: [City]
  /// By point, what is driven from it without passing another.
  private(set) var links: [[Link]]
  private let roadsByCode: [String: Road]

  /// Shown where the network is: the licence of some facts demands it.
  public static let attribution = "© OpenStreetMap contributors"

  /// A way from a point to its neighbour on the road, or to another road.
  struct Link: Hashable, Sendable {
    let to: Int
    let way: Way
  }

  /// The points have their place as `id` and stand road by road, by kilometre.
  public init(
    roads: [Road], points: [RoadPoint], restAreas: [RoadRestArea], cities: [City] = []
  ) {
    self.cities = cities
    self.roads = roads
    self.points = points
    self.restAreas = restAreas
    roadsByCode = Dictionary(roads.map { ($0.code, $0) }) { first, _ in first }
    links = Array(repeating: [], count: points.count)
    linkNeighbours()
    linkNames()
    linkEnds()
  }

  /// Along each road.
  private mutating func linkNeighbours() {
    for (point, next) in zip(points, points.dropFirst()) where point.road == next.road {
      guard let road = roadsByCode[point.road] else { continue }
      link(point, next, .road(metres: 100 * (next.tenths - point.tenths), speed: road.speed))
    }
  }

  /// Between the points of one name, which are one place.
  private mutating func linkNames() {
    let named = Dictionary(grouping: points.filter { $0.kind != .tollGate }, by: \.name)
    for point in points where point.kind != .tollGate {
      for other in named[point.name] ?? [] where other.id > point.id {
        link(point, other, .ramp(metres: Int(point.coordinate.distance(to: other.coordinate))))
      }
    }
  }

  /// From the end of a road over streets to the nearest interchange of another one.
  private mutating func linkEnds() {
    let interchanges = points.filter { $0.kind == .interchange }
    for end in ends where end.kind == .interchange {
      let nearest =
        interchanges
        .filter {
          $0.road != end.road
            && abs($0.coordinate.latitude - end.coordinate.latitude) < Self.degreesOfLatitude
        }
        .map { (point: $0, distance: $0.coordinate.distance(to: end.coordinate)) }
        .min { $0.distance < $1.distance }
      if let nearest, nearest.distance <= Self.onwards {
        link(end, nearest.point, .streets(end.coordinate, nearest.point.coordinate))
      }
    }
  }

  /// How far a road goes on over streets where it ends, in metres.
  static let onwards = 15_000.0
  /// More of them than `onwards` has.
  private static let degreesOfLatitude = 0.14

  /// The first and the last point of each road.
  private var ends: [RoadPoint] {
    points.indices.filter {
      $0 == 0 || $0 == points.count - 1 || points[$0 - 1].road != points[$0].road
        || points[$0 + 1].road != points[$0].road
    }
    .map { points[$0] }
  }

  private mutating func link(_ a: RoadPoint, _ b: RoadPoint, _ way: Way) {
    links[a.id].append(Link(to: b.id, way: way))
    links[b.id].append(Link(to: a.id, way: way))
  }

  public func road(_ code: String) -> Road? { roadsByCode[code] }

  /// Of a road, by kilometre.
  public func points(of road: Road) -> [RoadPoint] { points.filter { $0.road == road.code } }

  /// Of a road, by kilometre; of one carriageway, if a direction is given.
  public func restAreas(of road: Road, towards direction: RoadDirection? = nil) -> [RoadRestArea] {
    restAreas.filter {
      $0.road == road.code
        && (direction == nil || $0.direction == nil || $0.direction == direction)
    }
  }
}
