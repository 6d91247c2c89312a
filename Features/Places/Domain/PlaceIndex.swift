public import Geography

/// The places that the user has imported.
public protocol PlaceIndex: Sendable {
  /// At most `PlaceQuery.resultLimit` places, in the order of `PlaceRank`.
  func search(_ query: PlaceQuery, near start: Coordinate?) async throws(PlacesError) -> [Place]
}
