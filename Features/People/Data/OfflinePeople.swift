public import PeopleDomain

/// A service that is never asked, as `--offline` wishes.
public struct OfflinePeople: PersonWebWork {
  public init() {}

  public func allPeople(
    seed: String?, progress: @escaping @Sendable (Int?) -> Void
  ) async throws(PeopleError) -> Download {
    throw .noInternet
  }
}
