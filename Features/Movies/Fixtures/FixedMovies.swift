public import MoviesDomain
public import Phrases
public import Raster
public import Time

/// What a service has said, and the user's favourites, in memory: for demos and tests.
public actor FixedMovieStore: MovieRepository {
  private struct PageKey: Hashable {
    let query: MovieQuery
    let number: Int
  }

  private struct DetailsKey: Hashable {
    let id: Movie.ID
    let language: Language
  }

  private var pages: [PageKey: Dated<MoviePage>] = [:]
  private var details: [DetailsKey: Dated<MovieDetails>] = [:]
  private var favouriteMovies: [Movie]
  /// Where those were that are favourites no more.
  private var places: [Movie.ID: Int] = [:]

  public init(favourites: [Movie] = []) {
    favouriteMovies = favourites
  }

  public nonisolated var isUnused: Bool { false }

  public func page(_ number: Int, of query: MovieQuery) -> Dated<MoviePage>? {
    pages[PageKey(query: query, number: number)]
  }

  public func store(_ page: Dated<MoviePage>, of query: MovieQuery) {
    pages[PageKey(query: query, number: page.value.number)] = page
  }

  public func details(of id: Movie.ID, in language: Language) -> Dated<MovieDetails>? {
    details[DetailsKey(id: id, language: language)]
  }

  public func store(_ details: Dated<MovieDetails>, in language: Language) {
    self.details[DetailsKey(id: details.value.movie.id, language: language)] = details
  }

  public func favourites() -> [Movie] { favouriteMovies }

  public func titles() -> [Movie] {
    favouriteMovies + pages.values.flatMap(\.value.movies) + details.values.map(\.value.movie)
  }

  public func apply(_ change: FavouriteMovieChange) throws(MoviesError) {
    let isFavourite = favouriteMovies.contains { $0.id == change.movie.id }
    guard isFavourite != change.isFavourite else { throw .undoOverChange }
    if change.isFavourite {
      let place = change.isRestored ? places[change.movie.id] ?? 0 : 0
      favouriteMovies.insert(change.movie, at: min(place, favouriteMovies.count))
    } else {
      places[change.movie.id] = favouriteMovies.firstIndex { $0.id == change.movie.id }
      favouriteMovies.removeAll { $0.id == change.movie.id }
    }
  }
}

/// Recent searches in memory.
public actor FixedRecentSearches: RecentSearches {
  private var texts: [String]

  public init(_ texts: [String] = []) {
    self.texts = texts
  }

  public func all() -> [String] { texts }

  public func add(_ text: String) {
    remove(text)
    texts = Array(([text] + texts).prefix(MoviesState.recentLimit))
  }

  public func remove(_ text: String) {
    texts.removeAll { $0.lowercased() == text.lowercased() }
  }

  public func removeAll() { texts = [] }
}

/// Posters of two colours, which differ by their paths; for demos and tests.
public struct PaintedPosters: PosterSource {
  public init() {}

  public func close() {}

  public func poster(at path: String, _ size: PosterSize) async -> Raster? {
    let seed = path.utf8.reduce(7) { ($0 * 31 + Int($1)) % 997 }
    let (width, height) = (size.width / 4, size.width * 3 / 8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 3)
    for y in 0..<height {
      for x in 0..<width {
        let isLight =
          (x * 2 - width) * (x * 2 - width) + (y * 2 - height) * (y * 2 - height)
          < width * width / 2
        bytes.append(UInt8((isLight ? 230 : 40) - (isLight ? seed % 90 : 0)))
        bytes.append(UInt8(60 + (seed / 7) % 120 + y * 40 / height))
        bytes.append(UInt8(isLight ? 90 : 80 + seed % 120))
      }
    }
    return Raster(width: width, height: height, bytes: bytes)
  }
}
