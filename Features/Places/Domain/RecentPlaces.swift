/// The places that were chosen last, each once by name and address, the newest first.
public protocol RecentPlaces: Sendable {
  /// At most `PlacesState.recentLimit`.
  func all() async throws(PlacesError) -> [Place]

  /// Makes a place the newest, and drops those beyond the limit.
  func add(_ place: Place) async throws(PlacesError)

  /// Does nothing if there is no such place.
  func remove(_ id: Place.ID) async throws(PlacesError)

  func removeAll() async throws(PlacesError)
}
