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

  /// The place that a link names: one with this name, or else one that it means whole, or as far as no other
  /// place is meant, or that the service takes it for; nil if there is none.
  ///
  /// A built-in place with this name is found without the service. A letter or two mean no place.
  public var find: @MainActor (_ name: String) async -> Place?

  /// The place that `find` finds, and after it those of the same name elsewhere; empty if there is none.
  public var findAll: @MainActor (_ name: String) async -> [Place]

  /// The built-in or imported place that a name means whole, or as far as no other place is meant; nil if
  /// there is none.
  ///
  /// The service is not asked.
  public var named: @MainActor (_ name: String) async -> Place?

  /// The two places that a text names one after the other, such as `서울 부산`, `서울에서 부산까지` or
  /// `seoul to busan`; nil unless both are named whole, or as far as no other place is meant.
  ///
  /// The service is not asked.
  public var ends: @MainActor (_ text: String) async -> (start: Place, destination: Place)?

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
    find = model.find
    findAll = model.findAll
    named = model.placeMeant
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
