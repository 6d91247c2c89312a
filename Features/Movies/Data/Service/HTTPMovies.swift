public import HTTP
public import Log
public import MoviesDomain
public import Phrases
import Services

/// Films from themoviedb.org, or from a service with the same interface (version 3).
public struct HTTPMovies: MovieService {
  /// The standard address of the service, with its version.
  public static let address = "https://api.themoviedb.org/3/"

  private let client: HTTPClient
  private let address: @MainActor () -> String
  private let key: @MainActor () -> String?
  private let log: Log

  /// `address` and `key` are called before each request.
  ///
  /// The key is the service's “API read access token”, which it takes in a header; it refuses its
  /// shorter “API key” there, and that is never sent in an address, since addresses are logged. See
  /// https://developer.themoviedb.org/docs/authentication-application
  public init(
    client: HTTPClient, log: Log, address: @escaping @MainActor () -> String,
    key: @escaping @MainActor () -> String?
  ) {
    self.client = client
    self.address = address
    self.key = key
    self.log = log
  }

  public func search(_ query: MovieQuery, page: Int) async throws(MoviesError) -> MoviePage {
    do throws(HTTPError) {
      let response = try await get(
        "search/movie",
        ["query": query.text, "page": "\(page)", "language": query.language.service])
      return try await self.page(page, from: response)
    } catch {
      throw failure(error)
    }
  }

  public func details(
    of id: Movie.ID, in language: Language
  ) async throws(MoviesError) -> MovieDetails {
    // The samples, of which there may be favourites.
    guard id > 0 else { throw .missing }
    do throws(HTTPError) {
      return try await details(
        of: id, from: try await get("movie/\(id)", ["language": language.service]))
    } catch {
      if case .refused(_, status: 404) = error { throw .missing }
      throw failure(error)
    }
  }

  /// Makes one request; returns the host and path that answered.
  public func check() async throws(MoviesError) -> String {
    do throws(HTTPError) {
      let response = try await get("configuration")
      let _: ConfigurationDTO = try response.decoded()
      return "\(response.endpoint)"
    } catch {
      throw failure(error)
    }
  }

  /// The address that a request would go to now.
  func presentAddress() async -> String { await address() }

  /// Where a service has its posters; the usual addresses if it does not say so.
  ///
  /// Throws if it cannot be asked now.
  func posterAddresses(of service: String) async throws(HTTPError) -> PosterAddresses {
    do throws(HTTPError) {
      let reply: ConfigurationDTO = try await get("configuration", from: service).decoded()
      return reply.addresses(from: service) ?? .preset
    } catch {
      _ = failure(error)
      switch error {
      case .notJSON, .unexpectedShape: return .preset
      default: throw error
      }
    }
  }

  /// Whether the settings have a key; no request is sent without one.
  func hasKey() async -> Bool { await key() != nil }

  private func get(
    _ path: String, _ query: KeyValuePairs<String, String> = [:], from service: String? = nil
  ) async throws(HTTPError) -> HTTPResponse {
    let service = if let service { service } else { await address() }
    let headers: KeyValuePairs<String, String> =
      if let key = await key() { ["Authorization": "Bearer \(key)"] } else { [:] }
    return try await client.get(
      serviceAddress(service, path), query: query, headers: headers)
  }

  /// The films of a valid reply; `number` counts, whatever page it says to be.
  ///
  /// Off the caller's actor, since decoding a large reply is slow.
  @concurrent
  private func page(
    _ number: Int, from response: HTTPResponse
  ) async throws(HTTPError) -> MoviePage {
    let reply: MoviePageDTO = try response.decoded()
    guard let rows = reply.results else {
      throw .unexpectedShape(response.endpoint, place: "results")
    }
    let movies = rows.compactMap { $0.value?.movie }
    guard !movies.isEmpty || rows.isEmpty else {
      throw .unexpectedShape(response.endpoint, place: "results")
    }
    let leftOut = rows.count - movies.count
    if leftOut > 0 { log.warning("movies", "\(leftOut) films of another shape were left out.") }
    // After a page without films there is none with some.
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

  /// Logs the error of a request, unless it was cancelled.
  private func failure(_ error: HTTPError) -> MoviesError {
    if error != .cancelled { log.warning("movies", error.description) }
    switch error {
    // A key with characters that no header has is none of the service.
    case .refused(_, status: 401), .refused(_, status: 403), .invalidHeader: return .keyRefused
    default: return .service(ServiceError(error, setting: "movies.url"))
    }
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
