/// A part of the earth between two latitudes and two longitudes; it does not cross the date line.
public struct CoordinateBox: Hashable, Sendable {
  /// From the south to the north, in degrees; both ends belong to the box.
  public let latitudes: ClosedRange<Double>
  /// From the west to the east, in degrees; both ends belong to the box.
  public let longitudes: ClosedRange<Double>

  /// The box between these latitudes and longitudes, in degrees.
  public init(latitudes: ClosedRange<Double>, longitudes: ClosedRange<Double>) {
    self.latitudes = latitudes
    self.longitudes = longitudes
  }

  /// The smallest box with all of the coordinates; nil without any.
  public init?(_ coordinates: some Sequence<Coordinate>) {
    var box: CoordinateBox?
    for coordinate in coordinates { box = box?.including(coordinate) ?? CoordinateBox(coordinate) }
    guard let box else { return nil }
    self = box
  }

  private init(_ coordinate: Coordinate) {
    latitudes = coordinate.latitude...coordinate.latitude
    longitudes = coordinate.longitude...coordinate.longitude
  }

  /// Returns whether a coordinate lies in the box or on its edge.
  public func contains(_ coordinate: Coordinate) -> Bool {
    latitudes.contains(coordinate.latitude) && longitudes.contains(coordinate.longitude)
  }

  /// With so many degrees more on each side.
  public func expanded(by degrees: Double) -> CoordinateBox {
    CoordinateBox(
      latitudes: latitudes.lowerBound - degrees...latitudes.upperBound + degrees,
      longitudes: longitudes.lowerBound - degrees...longitudes.upperBound + degrees)
  }

  private func including(_ coordinate: Coordinate) -> CoordinateBox {
    CoordinateBox(
      latitudes: latitudes.including(coordinate.latitude),
      longitudes: longitudes.including(coordinate.longitude))
  }
}

extension ClosedRange<Double> {
  fileprivate func including(_ value: Double) -> ClosedRange<Double> {
    Swift.min(lowerBound, value)...Swift.max(upperBound, value)
  }
}
