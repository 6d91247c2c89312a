public import Editing
public import Phrases
public import Raster
public import Services
public import Store

/// What can be done with films, as functions; a test can replace any of them.
@MainActor public struct MoviesUseCases {
  public let state: Stored<MoviesState>

  // Queries; one that is cancelled is silent.

  /// Hands over a page of an answer from the cache, if it is there, and then from the service.
  ///
  /// Throws why the service has not answered, after what was cached. Where nothing was cached, there
  /// are samples for the first page, without a key and without a network. A search that has succeeded
  /// is remembered.
  public var search:
    @MainActor (
      MovieQuery, _ page: Int, @escaping ReceiveFound<MoviePage>
    ) async throws(MoviesError) -> Void

  /// A later page of samples, for the first page of which `search` has handed over samples.
  public var samples:
    @MainActor (MovieQuery, _ page: Int) async throws(MoviesError) -> Found<MoviePage>

  /// Hands over what is known of a film, as `search` does, but no samples for a film of the service.
  public var details:
    @MainActor (
      Movie.ID, Language, @escaping ReceiveFound<MovieDetails>
    ) async throws(MoviesError) -> Void

  /// The films whose titles a text finds best, at most `count`, among those that are stored; without a
  /// key also among the samples.
  public var find: @MainActor (_ text: String, Language, _ count: Int) async -> [Movie]

  /// Whether there is a key for the service; without one, samples are searched.
  public var hasKey: @MainActor () -> Bool

  /// The poster at a path; nil if it cannot be had.
  public var poster: @MainActor (_ path: String, PosterSize) async -> Raster?

  /// Reads favourites and recent searches into the state, for a tile; opens no database that has no file.
  public var preview: @MainActor () async throws(MoviesError) -> Void

  /// Reads favourites and recent searches into the state.
  public var read: @MainActor () async throws(MoviesError) -> Void

  // Commands.

  /// Makes a film a favourite, or none any more; can be undone.
  public var toggleFavourite: @MainActor (Movie) async throws(MoviesError) -> Void

  /// Forgets one of the recent searches.
  public var removeRecent: @MainActor (String) async throws(MoviesError) -> Void

  /// Forgets all recent searches.
  public var removeRecents: @MainActor () async throws(MoviesError) -> Void

  /// Undoes the last change of favourites, and returns what there is to say of it.
  public var undo: @MainActor () async throws(MoviesError) -> Phrase?

  /// Redoes what was undone last, and returns what there is to say of it.
  public var redo: @MainActor () async throws(MoviesError) -> Phrase?

  /// Returns when all changes are stored.
  public let settled: @MainActor () async -> Void

  /// `state` is what `model` writes.
  public init(_ model: MoviesModel, posters: any PosterSource, state: Stored<MoviesState>) {
    let history = CommandHistory<MoviesError>(onChange: model.show)
    self.state = state
    search = model.search
    samples = model.samples
    details = model.details
    find = model.find
    hasKey = model.hasKey
    poster = { path, size in await posters.poster(at: path, size) }
    preview = model.preview
    read = model.read
    toggleFavourite = { movie throws(MoviesError) in
      let isFavourite = !state.value.isFavourite(movie.id)
      let title =
        isFavourite
        ? Phrase(ko: "즐겨찾기 추가", en: "add favourite")
        : Phrase(ko: "즐겨찾기 해제", en: "remove favourite")
      try await history.perform(
        ChangeCommand(
          title, FavouriteMovieChange(movie, isFavourite: isFavourite), conflict: .undoOverChange,
          apply: model.apply))
    }
    removeRecent = model.removeRecent
    removeRecents = model.removeRecents
    undo = history.undoWithNotice
    redo = history.redoWithNotice
    settled = {
      await history.settled()
      await model.settled()
    }
  }
}

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
