public import HTTP
public import PeopleDomain
import Phrases
import Services

/// People from randomuser.me, or from a service with the same interface (version 1.4).
public struct HTTPPeople: PeopleService {
  /// The standard address of the service.
  public static let address = "https://randomuser.me/api/"

  private static let count = 100
  private let service: WebService<PeopleError>

  /// The service takes no key.
  public init(_ access: ServiceAccess) {
    service = WebService(
      access, category: "people", addressSetting: "GALBI_PEOPLE_URL", failed: PeopleError.service)
  }

  public func allPeople(
    seed: String?, progress: @escaping @Sendable (Int?) -> Void
  ) async throws(PeopleError) -> Download {
    let seed = seed.map { [(name: "seed", value: $0)] } ?? []
    return try await service.get(
      nil, [("results", "\(Self.count)")] + seed,
      progress: { received, total in
        progress(total.map { $0 > 0 ? received * 1_000 / $0 : 0 })
      }, read: download)
  }

  /// Downloads one person and drops them; returns the host and path that answered.
  public func check() async throws(PeopleError) -> String {
    try await service.get(nil, [("results", "1")]) { response throws(HTTPError) in
      _ = try download(from: response)
      return "\(response.endpoint)"
    }
  }

  /// The people of a valid reply, each id once.
  @Sendable
  private func download(from response: HTTPResponse) throws(HTTPError) -> Download {
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
    if leftOut > 0 { service.warn("\(leftOut) records of another shape were left out.") }
    let seed = reply.info?.seed?.value.flatMap { $0.fits(PersonDTO.limit) ? $0 : nil }
    return Download(people: people, seed: seed, leftOut: leftOut)
  }
}

/// The service of a run with `--offline`: it answers that there is no internet.
public struct OfflinePeople: PeopleService {
  public init() {}

  public func allPeople(
    seed: String?, progress: @escaping @Sendable (Int?) -> Void
  ) async throws(PeopleError) -> Download {
    throw .service(.noInternet)
  }
}
