public import Editing

/// What the screens of films share.
public struct MoviesState: Hashable, Sendable {
  /// The newest first.
  public var favourites: [Movie] = []
  /// The texts that were searched for last, the newest first.
  public var recents: [String] = []
  /// How many texts are remembered.
  public static let recentLimit = 10
  /// Whether the service could not be reached the last time it was asked.
  public var isOffline = false
  /// Whether a change of favourites can be undone or redone.
  public var history = HistoryState()

  public init() {}

  public func isFavourite(_ id: Movie.ID) -> Bool { favourites.contains { $0.id == id } }
}
