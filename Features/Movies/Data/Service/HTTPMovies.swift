public import HTTP
public import MoviesDomain
public import Phrases
import Services

/// Films from themoviedb.org, or from a service with the same interface (version 3).
public struct HTTPMovies: MovieService {
  /// The standard address of the service, with its version.
  public static let address = "https://api.themoviedb.org/3/"

  let access: ServiceAccess
  private let service: WebService<MoviesError>

  /// The key is the service's “API read access token”, which it takes in a header; it refuses its
  /// shorter “API key” there, and that is never sent in an address, since addresses are logged. See
  /// https://developer.themoviedb.org/docs/authentication-application
  public init(_ access: ServiceAccess) {
    self.access = access
    service = WebService(
      access, category: "movies", addressSetting: "movies.url",
      keyPlace: .header("Authorization", prefix: "Bearer "), keyRefused: .keyRefused,
      failed: MoviesError.service)
  }

  public func search(_ query: MovieQuery, page: Int) async throws(MoviesError) -> MoviePage {
    try await service.get(
      "search/movie",
      [("query", query.text), ("page", "\(page)"), ("language", query.language.service)]
    ) { response throws(HTTPError) in try self.page(page, from: response) }
  }

  public func details(
    of id: Movie.ID, in language: Language
  ) async throws(MoviesError) -> MovieDetails {
    // The samples, of which there may be favourites.
    guard id > 0 else { throw .missing }
    do throws(HTTPError) {
      return try await details(
        of: id,
        from: try await service.response("movie/\(id)", [("language", language.service)]))
    } catch {
      if case .refused(_, status: 404) = error { throw .missing }
      throw service.failure(error)
    }
  }

  /// Makes one request; returns the host and path that answered.
  public func check() async throws(MoviesError) -> String {
    try await service.get("configuration") { response throws(HTTPError) in
      let _: ConfigurationDTO = try response.decoded()
      return "\(response.endpoint)"
    }
  }

  /// Where the service at an address has its posters; the usual addresses if it does not say so.
  ///
  /// Throws if it cannot be asked now.
  func posterAddresses(of address: String) async throws(HTTPError) -> PosterAddresses {
    do throws(HTTPError) {
      let reply: ConfigurationDTO = try await service.response("configuration", at: address)
        .decoded()
      return reply.addresses(from: address) ?? .preset
    } catch {
      _ = service.failure(error)
      switch error {
      case .notJSON, .unexpectedShape: return .preset
      default: throw error
      }
    }
  }

  /// The films of a valid reply; `number` counts, whatever page it says to be.
  private func page(
    _ number: Int, from response: HTTPResponse
  ) throws(HTTPError) -> MoviePage {
    let reply: MoviePageDTO = try response.decoded()
    guard let rows = reply.results else {
      throw .unexpectedShape(response.endpoint, place: "results")
    }
    let movies = rows.compactMap { $0.value?.movie }
    guard !movies.isEmpty || rows.isEmpty else {
      throw .unexpectedShape(response.endpoint, place: "results")
    }
    let leftOut = rows.count - movies.count
    if leftOut > 0 { service.warn("\(leftOut) films of another shape were left out.") }
    // After a page without films no other page has any.
    let pageCount = rows.isEmpty ? min(reply.pageCount, number) : reply.pageCount
    return MoviePage(
      number: number, pageCount: pageCount, total: reply.total,
      movies: Array(movies.prefix(MoviePageDTO.limit)))
  }

  @concurrent
  private func details(
    of id: Movie.ID, from response: HTTPResponse
  ) async throws(HTTPError) -> MovieDetails {
    let reply: MovieDetailsDTO = try response.decoded()
    guard let details = reply.details, details.movie.id == id else {
      throw .unexpectedShape(response.endpoint, place: "id")
    }
    return details
  }
}

extension Language {
  /// As the service names it.
  fileprivate var service: String {
    switch self {
    case .korean: "ko-KR"
    case .english: "en-US"
    }
  }
}

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
