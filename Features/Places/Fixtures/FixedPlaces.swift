public import Geography
public import PlacesDomain

/// Places in memory, as a service and as an index; for demos and tests.
public struct FixedPlaces: PlaceService, PlaceIndex {
  private let places: [Place]
  private let list: PlaceList

  public init(_ places: [Place] = Self.samples) {
    self.places = places
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

  /// That of the nearest place.
  public func address(of coordinate: Coordinate) async throws(PlacesError) -> String? {
    places.min { $0.coordinate.distance(to: coordinate) < $1.coordinate.distance(to: coordinate) }?
      .address
  }

  public func count() async throws(PlacesError) -> Int { places.count }
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
