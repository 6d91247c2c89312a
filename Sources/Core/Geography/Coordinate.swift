internal import Platform

/// A place on the earth, in degrees of WGS 84.
public struct Coordinate: Hashable, Sendable {
  /// North of the equator, -90 to 90.
  public let latitude: Double
  /// East of Greenwich, -180 to 180.
  public let longitude: Double

  /// Nil if either is out of range or not a number.
  public init?(latitude: Double, longitude: Double) {
    guard abs(latitude) <= 90, abs(longitude) <= 180 else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The length of the shortest way over the earth taken as a sphere, in metres; the error is at most
  /// 0.6 %.
  ///
  /// See R. W. Sinnott, "Virtues of the Haversine", Sky and Telescope 68 (1984).
  public func distance(to other: Coordinate) -> Double {
    let (a, b) = (latitude.radians, other.latitude.radians)
    let half = haversine(b - a) + cos(a) * cos(b) * haversine((other.longitude - longitude).radians)
    return 2 * Self.earthRadius * asin(min(half.squareRoot(), 1))
  }

  /// In metres, the mean of the ellipsoid.
  private static let earthRadius = 6_371_008.8

  private func haversine(_ angle: Double) -> Double {
    let sine = sin(angle / 2)
    return sine * sine
  }
}

extension Double {
  fileprivate var radians: Double { self * .pi / 180 }
}

extension Coordinate: Codable {
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let (latitude, longitude) = (
      try container.decode(Double.self), try container.decode(Double.self)
    )
    guard let coordinate = Coordinate(latitude: latitude, longitude: longitude) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "The coordinate is not of the earth.")
    }
    self = coordinate
  }

  /// As latitude and longitude.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(latitude)
    try container.encode(longitude)
  }
}
