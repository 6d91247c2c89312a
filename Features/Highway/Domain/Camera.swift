public import Geography

/// A camera at a road.
///
/// Its address holds a token that expires, so a camera is requested each time, is never stored,
/// and its description leaves the address out.
public struct Camera: Hashable, Sendable {
  public let name: String
  public let coordinate: Coordinate
  /// Where its picture is; to be shown to the user only on request.
  public let address: String

  public init(name: String, coordinate: Coordinate, address: String) {
    self.name = name
    self.coordinate = coordinate
    self.address = address
  }
}

extension Camera: CustomStringConvertible, CustomReflectable {
  public var description: String { name }

  public var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}

extension Collection<Camera> {
  /// The camera nearest to a coordinate, if it is within one kilometre.
  public func nearest(to coordinate: Coordinate) -> Camera? {
    let near = map { (camera: $0, metres: $0.coordinate.distance(to: coordinate)) }
      .min { $0.metres < $1.metres }
    return near.flatMap { $0.metres <= 1_000 ? $0.camera : nil }
  }
}
