public import HTTP
public import Log
public import PeopleDomain
import Phrases
import Services

/// People from randomuser.me, or from a service with the same interface (version 1.4).
public struct HTTPPeople: PeopleService {
  /// The standard address of the service.
  public static let address = "https://randomuser.me/api/"

  private static let count = 100
  private let client: HTTPClient
  private let address: @MainActor () -> String
  private let log: Log

  /// `address` is called before each request.
  public init(
    client: HTTPClient, log: Log, address: @escaping @MainActor () -> String
  ) {
    self.client = client
    self.address = address
    self.log = log
  }

  public func allPeople(
    seed: String?, progress: @escaping @Sendable (Int?) -> Void
  ) async throws(PeopleError) -> Download {
    do throws(HTTPError) {
      let count = "\(Self.count)"
      let query: KeyValuePairs =
        if let seed { ["results": count, "seed": seed] } else { ["results": count] }
      let response = try await client.get(await address(), query: query) { received, total in
        progress(total.map { $0 > 0 ? received * 1_000 / $0 : 0 })
      }
      return try await download(from: response)
    } catch {
      if error != .cancelled { log.warning("people", error.description) }
      throw Self.failure(error)
    }
  }

  /// Downloads one person and drops them; returns the host and path that answered.
  public func check() async throws(PeopleError) -> String {
    do throws(HTTPError) {
      let response = try await client.get(await address(), query: ["results": "1"])
      _ = try await download(from: response)
      return "\(response.endpoint)"
    } catch {
      throw Self.failure(error)
    }
  }

  private static func failure(_ error: HTTPError) -> PeopleError {
    .service(ServiceError(error, setting: "GALBI_PEOPLE_URL"))
  }

  /// The people of a valid reply, each id once.
  ///
  /// Off the caller's actor, since decoding a large reply is slow.
  @concurrent
  private func download(from response: HTTPResponse) async throws(HTTPError) -> Download {
    let reply: PeopleReply = try response.decoded()
    guard let results = reply.results else {
      throw .unexpectedShape(response.endpoint, place: "results")
    }
    let found = results.compactMap { $0.value?.person }
    var ids: Set<Person.ID> = []
    let people = found.filter { ids.insert($0.id).inserted }
    let leftOut = results.count - found.count
    guard !people.isEmpty else {
      guard results.isEmpty else { throw .unexpectedShape(response.endpoint, place: "results") }
      throw .empty(response.endpoint)
    }
    if leftOut > 0 { log.warning("people", "\(leftOut) records of another shape were left out.") }
    let seed = reply.info?.seed?.value.flatMap { $0.fits(PersonDTO.limit) ? $0 : nil }
    return Download(people: people, seed: seed, leftOut: leftOut)
  }
}
