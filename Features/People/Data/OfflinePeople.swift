public import PeopleDomain
import Services

/// The service of a run with `--offline`: it answers that there is no internet.
public struct OfflinePeople: PeopleService {
  public init() {}

  public func allPeople(
    seed: String?, progress: @escaping @Sendable (Int?) -> Void
  ) async throws(PeopleError) -> Download {
    throw .service(.noInternet)
  }
}
