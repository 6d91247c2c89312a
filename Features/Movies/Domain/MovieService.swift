public import Phrases

/// The service that knows films.
public protocol MovieService: Sendable {
  /// A page of the films that match, 1 to `MoviePage.lastNumber`.
  func search(_ query: MovieQuery, page: Int) async throws(MoviesError) -> MoviePage

  /// What is known of a film; throws `.missing` if there is none with the id.
  func details(of id: Movie.ID, in language: Language) async throws(MoviesError) -> MovieDetails
}
