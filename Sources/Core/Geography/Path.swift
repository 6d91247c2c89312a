internal import Platform

/// A way along coordinates.
public struct Path: Hashable, Sendable {
  /// From the beginning to the end of the way.
  public let coordinates: [Coordinate]
  /// From the first coordinate to each of them, in metres.
  private let metres: [Double]

  /// A straight way from each coordinate to the next; without coordinates, a way of no length.
  public init(_ coordinates: [Coordinate]) {
    self.coordinates = coordinates
    var sum = 0.0
    metres = coordinates.indices.map { index in
      if index > 0 { sum += coordinates[index - 1].distance(to: coordinates[index]) }
      return sum
    }
  }

  /// In metres.
  public var length: Double { metres.last ?? 0 }

  /// Where the path comes nearest to a coordinate, in metres from its beginning; nil if it does not
  /// come within `radius` metres, a few kilometres at most.
  ///
  /// The earth is flat around the coordinate.
  public func position(of coordinate: Coordinate, within radius: Double) -> Double? {
    let metresPerDegree = 111_195.0
    let longitudeScale = cos(coordinate.latitude * .pi / 180) * metresPerDegree
    var nearest = radius * radius
    var position: Double?
    var before: (x: Double, y: Double)?
    for (index, point) in coordinates.enumerated() {
      let x = (point.longitude - coordinate.longitude) * longitudeScale
      let y = (point.latitude - coordinate.latitude) * metresPerDegree
      let start = before ?? (x, y)
      before = (x, y)
      guard min(abs(x), abs(start.x)) <= radius || x.sign != start.x.sign,
        min(abs(y), abs(start.y)) <= radius || y.sign != start.y.sign
      else { continue }
      let step = (x: x - start.x, y: y - start.y)
      let square = step.x * step.x + step.y * step.y
      // How far along the step the foot of the perpendicular is.
      let share =
        square == 0 ? 0 : min(max(-(start.x * step.x + start.y * step.y) / square, 0), 1)
      let foot = (x: start.x + share * step.x, y: start.y + share * step.y)
      let distance = foot.x * foot.x + foot.y * foot.y
      guard distance <= nearest, position == nil || distance < nearest else { continue }
      nearest = distance
      let first = metres[max(index - 1, 0)]
      position = first + share * (metres[index] - first)
    }
    return position
  }
}

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
