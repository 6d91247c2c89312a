public import Geography
public import Store

/// What can be done with places, as functions; a test can replace any of them.
@MainActor public struct PlacesUseCases {
  public let state: Stored<PlacesState>

  // Queries; one that is cancelled is silent.

  /// The places that match a text, best first; those near a start come first where the others are
  /// equally good.
  ///
  /// Asks the service if there is a key. Without one, and where the service does not answer, searches
  /// the built-in places and those that the user has imported, in the order of `PlaceRank`. A text
  /// without letters and digits finds none.
  public var search: @MainActor (_ text: String, _ start: Coordinate?) async -> FoundPlaces

  /// The places that a text finds without the service, at most `count`, best first; with a wrong letter
  /// only if no other place is found.
  public var look: @MainActor (_ text: String, _ count: Int) async -> [Place]

  /// The places that a name means; several where places of one name are apart from each other, and empty
  /// without such a place.
  ///
  /// First those with this name, then those that it tells from others of their name, as `부산 중구` and
  /// `중구 · 부산광역시` do, then those that it means as far as no other name begins so, or that the service takes
  /// it for. A built-in place is found without the service. A letter or two mean no place.
  public var findAll: @MainActor (_ name: String) async -> [Place]

  /// The built-in or imported places that a name means, as `findAll` says it; the service is not asked.
  public var named: @MainActor (_ name: String) async -> [Place]

  /// A name by which `named` finds this place alone: its own, with its address where others are called so.
  public var telling: @MainActor (Place) async -> String

  /// The pairs of places that a text may name one after the other, such as `서울 부산`, `서울에서 부산까지` or
  /// `seoul to busan`, the nearest to each other first; empty unless both ends are named.
  ///
  /// The service is not asked.
  public var ends: @MainActor (_ text: String) async -> [(start: Place, destination: Place)]

  /// Reads the recent places into the state.
  public var read: @MainActor () async throws(PlacesError) -> Void

  // Commands.

  /// Makes a place the newest of the recent ones.
  public var choose: @MainActor (Place) async throws(PlacesError) -> Void

  /// Forgets one of the recent places.
  public var removeRecent: @MainActor (Place.ID) async throws(PlacesError) -> Void

  /// Forgets all recent places.
  public var removeRecents: @MainActor () async throws(PlacesError) -> Void

  /// Returns when all changes are stored.
  public let settled: @MainActor () async -> Void

  /// `state` is what `model` writes.
  public init(_ model: PlacesModel, state: Stored<PlacesState>) {
    self.state = state
    search = model.search
    look = model.look
    findAll = model.findAll
    named = model.meant
    telling = model.telling
    ends = model.ends
    read = model.read
    choose = model.choose
    removeRecent = model.removeRecent
    removeRecents = model.removeRecents
    settled = model.settled
  }
}

/// What the screens of places share.
public struct PlacesState: Hashable, Sendable {
  /// The places that were chosen last, the newest first.
  public var recents: [Place] = []
  /// How many places are remembered.
  public static let recentLimit = 20

  public init() {}
}
