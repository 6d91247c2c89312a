internal import Platform

/// Compares how near coordinates are to one of them, much faster than by their distances.
///
/// As on a map that is flat about this one, which is right over some hundred kilometres.
public struct Nearness: Hashable, Sendable {
  private let start: Coordinate
  private let widthOfDegree: Double

  /// Measures from `start`, about which the map is flat.
  public init(to start: Coordinate) {
    self.start = start
    widthOfDegree = cos(start.latitude * .pi / 180)
  }

  /// Less for what is nearer: the square of the distance in degrees of latitude.
  public func square(latitude: Double, longitude: Double) -> Double {
    let (north, east) = (latitude - start.latitude, (longitude - start.longitude) * widthOfDegree)
    return north * north + east * east
  }
}
