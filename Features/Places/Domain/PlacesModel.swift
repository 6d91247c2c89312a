public import Geography
import RIBs
import Search
import Services
public import Store

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

/// A service that knows places.
public protocol PlaceService: Sendable {
  /// The places that match, as the service ranks them; none is not an error.
  func search(_ text: String, near start: Coordinate?) async throws(PlacesError) -> [Place]
}

/// The places that the user has imported.
public protocol PlaceIndex: Sendable {
  /// At most `PlaceQuery.resultLimit` places, in the order of `PlaceRank`.
  func search(_ query: PlaceQuery, near start: Coordinate?) async throws(PlacesError) -> [Place]
}

/// Finds places: at the service, or else among the built-in and the imported ones.
///
/// `PlacesUseCases` documents what its functions do.
@MainActor public final class PlacesModel {
  let index: any PlaceIndex
  private let recents: any RecentPlaces
  private(set) lazy var builtIn = PlaceList(readBuiltIn())
  private let readBuiltIn: @MainActor () -> [Place]
  private let service: @MainActor () -> (any PlaceService)?
  private let writer: Writer<PlacesState>
  private let reading = SerialTaskQueue()

  /// `service` is asked before each request; nil without a key.
  ///
  /// `builtIn` is called at the first search: its places are known without an import, such as toll
  /// gates and rest areas.
  public init(
    index: any PlaceIndex, recents: any RecentPlaces,
    builtIn: @escaping @MainActor () -> [Place],
    service: @escaping @MainActor () -> (any PlaceService)?, writer: Writer<PlacesState>
  ) {
    self.index = index
    self.recents = recents
    readBuiltIn = builtIn
    self.service = service
    self.writer = writer
  }

  func search(_ text: String, near start: Coordinate?) async -> FoundPlaces {
    guard let query = PlaceQuery(text) else { return FoundPlaces([], from: .index) }
    guard let service = service() else { return await searchIndex(query, near: start) }
    do throws(PlacesError) {
      let places = try await service.search(query.text, near: start)
      return FoundPlaces(places, from: .service)
    } catch {
      guard !Task.isCancelled else { return FoundPlaces([], from: .index) }
      return await searchIndex(query, near: start, failure: error)
    }
  }

  /// Among the built-in and the imported places; a place that is both is found once.
  private func searchIndex(
    _ query: PlaceQuery, near start: Coordinate?, failure: PlacesError? = nil
  ) async -> FoundPlaces {
    var places = builtIn.search(query, near: start)
    var failure = failure
    do throws(PlacesError) {
      let known = Set(places.map(\.id))
      places += try await index.search(query, near: start).filter { !known.contains($0.id) }
    } catch {
      failure = failure ?? error
    }
    return FoundPlaces(
      PlaceList(places).search(query, near: start), from: .index, failure: failure)
  }

  func look(_ text: String, atMost count: Int) async -> [Place] {
    let names = { (place: Place) in [place.name] }
    let found = await FindQuery.rows(count, for: text, names: names) { text, _ -> [Place] in
      guard let query = PlaceQuery(text) else { return [] }
      return await searchIndex(query, near: nil).places
    }
    let isExact = found.first.map { $0.text == text } ?? false
    let others =
      isExact || Task.isCancelled
      ? [] : await meant(by: text) + builtIn.nearest(count, to: text)
    var seen: Set<Place.ID> = []
    return Array((others + found.map(\.row)).filter { seen.insert($0.id).inserted }.prefix(count))
  }

  /// One after another: what was read first is not shown last.
  func read() async throws(PlacesError) {
    try await reading.run { () throws(PlacesError) in
      let recents = try await recents.all()
      writer.update { $0.recents = recents }
    }
  }

  func choose(_ place: Place) async throws(PlacesError) {
    try await change { [recents] () throws(PlacesError) in try await recents.add(place) }
  }

  func removeRecent(_ id: Place.ID) async throws(PlacesError) {
    try await change { [recents] () throws(PlacesError) in try await recents.remove(id) }
  }

  func removeRecents() async throws(PlacesError) {
    try await change { [recents] () throws(PlacesError) in try await recents.removeAll() }
  }

  private func change(
    _ change: @MainActor () async throws(PlacesError) -> Void
  ) async throws(PlacesError) {
    try await reading.run { () throws(PlacesError) in
      try await change()
      let recents = try await recents.all()
      writer.update { $0.recents = recents }
    }
  }

  /// Returns when all changes are stored.
  func settled() async { await reading.run {} }
}

/// The places that a search has found, best first.
public struct FoundPlaces: Hashable, Sendable {
  public enum Origin: Hashable, Sendable {
    case service
    /// The built-in places, and those that the user has imported.
    case index
  }

  public let places: [Place]
  public let origin: Origin
  /// Why the service has not answered, or why the imported places could not be searched.
  public let failure: PlacesError?

  public init(_ places: [Place], from origin: Origin, failure: PlacesError? = nil) {
    self.places = places
    self.origin = origin
    self.failure = failure
  }
}
