import HTTP
import MoviesDomain

/// Downloads posters from where the service says that they are.
actor PosterImages {
  private let movies: HTTPMovies
  private let client: HTTPClient
  /// By the address of the service, which is asked until it has answered once.
  private var addresses: [String: Task<Result<PosterAddresses, HTTPError>, Never>] = [:]

  init(_ movies: HTTPMovies) {
    self.movies = movies
    var limits = HTTPLimits()
    limits.size = Posters.mostBytes
    // A poster is not worth that a service with a fault is asked again at once.
    limits.tries = 1
    client = movies.access.client.limited(by: limits)
  }

  /// Asks without the key, since posters may be at another host.
  func download(_ path: PosterPath, _ size: PosterSize) async throws(HTTPError) -> [UInt8] {
    guard await movies.access.key() != nil else { throw .cancelled }
    let service = await movies.access.address()
    // A task of its own, since the caller may be cancelled while others want to know it too.
    let task =
      addresses[service]
      ?? Task { [movies] in
        do throws(HTTPError) {
          return .success(try await movies.posterAddresses(of: service))
        } catch {
          return .failure(error)
        }
      }
    addresses[service] = task
    let result = await task.value
    if case .failure = result { addresses[service] = nil }
    let address = try result.get().address(of: path, size)
    return try await client.get(address, accept: "image/jpeg").body
  }
}
