import Geography
import Platform

/// A place in Web Mercator, in metres east of Greenwich and north of the equator.
///
/// EPSG:3857 (IOGP Guidance Note 7-2, method 1024): x = R λ, y = R ln tan(π/4 + φ/2). The world is a
/// square that ends at 85.05 degrees; places nearer to a pole are moved to its edge.
struct Mercator: Hashable {
  var x: Double
  var y: Double

  private static let radius = 6_378_137.0
  /// The distance from the middle of the world to its edges.
  static let edge = radius * .pi

  init(x: Double, y: Double) {
    self.x = Self.limited(x)
    self.y = Self.limited(y)
  }

  init(_ coordinate: Coordinate) {
    self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }

  /// In degrees, of any size.
  init(latitude: Double, longitude: Double) {
    // Beyond the edge and short of the poles, where the projection is infinite.
    let latitude = max(min(latitude, 86), -86)
    self.init(
      x: Self.radius * longitude * .pi / 180,
      y: Self.radius * log(tan(.pi / 4 + latitude * .pi / 360)))
  }

  /// The metres on the ground of one metre of the projection at this place: the cosine of its
  /// latitude.
  var scale: Double { 1 / cosh(y / Self.radius) }

  private static func limited(_ value: Double) -> Double { max(min(value, edge), -edge) }
}
