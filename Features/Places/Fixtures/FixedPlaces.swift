public import Geography
public import PlacesDomain

/// Places in memory, as a service and as an index; for demos and tests.
public struct FixedPlaces: PlaceService, PlaceIndex {
  private let list: PlaceList

  public init(_ places: [Place] = Self.samples) {
    list = PlaceList(places)
  }

  public func search(
    _ text: String, near start: Coordinate?
  ) async throws(PlacesError) -> [Place] {
    PlaceQuery(text).map { list.search($0, near: start) } ?? []
  }

  public func search(
    _ query: PlaceQuery, near start: Coordinate?
  ) async throws(PlacesError) -> [Place] {
    list.search(query, near: start)
  }
}

/// Recent places in memory.
public actor FixedRecentPlaces: RecentPlaces {
  private var places: [Place]

  public init(_ places: [Place] = []) {
    self.places = places
  }

  public func all() -> [Place] { places }

  public func add(_ place: Place) {
    remove(place.id)
    places = Array(([place] + places).prefix(PlacesState.recentLimit))
  }

  public func remove(_ id: Place.ID) { places.removeAll { $0.id == id } }

  public func removeAll() { places = [] }
}
