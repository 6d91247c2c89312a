public import Editing
public import Phrases
public import Time

/// What came from the service, and the user's favourites.
///
/// An answer belongs to its query with its language.
public protocol MovieRepository: Sendable {
  /// Whether nothing was ever stored, as far as can be told at once.
  var isUnused: Bool { get }

  /// A page that came before.
  func page(_ number: Int, of query: MovieQuery) async throws(MoviesError) -> Dated<MoviePage>?

  /// Stores a page in the place of the one before.
  func store(_ page: Dated<MoviePage>, of query: MovieQuery) async throws(MoviesError)

  /// The details that came before.
  func details(
    of id: Movie.ID, in language: Language
  ) async throws(MoviesError) -> Dated<MovieDetails>?

  /// Stores details in the place of those before.
  func store(_ details: Dated<MovieDetails>, in language: Language) async throws(MoviesError)

  /// The favourites, the newest first.
  func favourites() async throws(MoviesError) -> [Movie]

  /// All films that are stored, with their titles and days alone; one may come in several languages.
  func titles() async throws(MoviesError) -> [Movie]

  /// Makes a film a favourite, or not any more.
  ///
  /// Throws `.undoOverChange` if it is one, or is none, already.
  func apply(_ change: FavouriteMovieChange) async throws(MoviesError)
}

/// Adds a film to the favourites, or removes it.
public struct FavouriteMovieChange: Reversible, Hashable {
  public let movie: Movie
  public let isFavourite: Bool
  /// Whether the film comes back to the place that it had among the favourites; else it becomes the
  /// newest.
  public let isRestored: Bool

  public init(_ movie: Movie, isFavourite: Bool) {
    self.init(movie, isFavourite: isFavourite, isRestored: false)
  }

  private init(_ movie: Movie, isFavourite: Bool, isRestored: Bool) {
    self.movie = movie
    self.isFavourite = isFavourite
    self.isRestored = isRestored
  }

  public var reversed: FavouriteMovieChange {
    FavouriteMovieChange(movie, isFavourite: !isFavourite, isRestored: !isFavourite)
  }
}
