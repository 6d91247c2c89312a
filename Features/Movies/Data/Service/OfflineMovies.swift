public import MoviesDomain
public import Phrases
import Services

/// The service of a run with `--offline`: it answers that there is no internet.
public struct OfflineMovies: MovieService {
  public init() {}

  public func search(_ query: MovieQuery, page: Int) async throws(MoviesError) -> MoviePage {
    throw .service(.noInternet)
  }

  public func details(
    of id: Movie.ID, in language: Language
  ) async throws(MoviesError) -> MovieDetails {
    throw .service(.noInternet)
  }
}
