public import Geography

/// A service that knows places.
public protocol PlaceService: Sendable {
  /// The places that match, as the service ranks them; none is not an error.
  func search(_ text: String, near start: Coordinate?) async throws(PlacesError) -> [Place]
}
