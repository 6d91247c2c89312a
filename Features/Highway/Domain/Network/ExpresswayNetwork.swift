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
  /// By point, what is driven from it without passing another.
  let links: [[Link]]
  private let roadsByCode: [String: Road]

  /// A way from a point to its neighbour on the road, or to another road at a junction.
  struct Link: Hashable, Sendable {
    let to: Int
    let way: Way
  }

  /// The points have their place as `id` and stand road by road, by kilometre.
  public init(roads: [Road], points: [RoadPoint], restAreas: [RoadRestArea]) {
    self.roads = roads
    self.points = points
    self.restAreas = restAreas
    roadsByCode = Dictionary(roads.map { ($0.code, $0) }) { first, _ in first }
    var links = Array(repeating: [Link](), count: points.count)
    func link(_ a: RoadPoint, _ b: RoadPoint, _ way: Way) {
      links[a.id].append(Link(to: b.id, way: way))
      links[b.id].append(Link(to: a.id, way: way))
    }
    for (point, next) in zip(points, points.dropFirst()) where point.road == next.road {
      guard let road = roadsByCode[point.road] else { continue }
      link(point, next, .road(metres: 100 * (next.tenths - point.tenths), speed: road.speed))
    }
    let junctions = Dictionary(grouping: points.filter { $0.kind == .junction }, by: \.name)
    for point in points where point.kind == .junction {
      for other in junctions[point.name] ?? [] where other.id > point.id {
        link(point, other, .ramp(metres: Int(point.coordinate.distance(to: other.coordinate))))
      }
    }
    self.links = links
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
