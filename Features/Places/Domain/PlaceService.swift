public import Geography

/// A service that knows places and addresses.
public protocol PlaceService: Sendable {
  /// The places that match, as the service ranks them; none is not an error.
  func search(_ text: String, near start: Coordinate?) async throws(PlacesError) -> [Place]

  /// The address of a coordinate; nil if it has none, such as at sea.
  func address(of coordinate: Coordinate) async throws(PlacesError) -> String?
}
