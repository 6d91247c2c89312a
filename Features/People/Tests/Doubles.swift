import PeopleDomain

/// A service that answers as a test says, and remembers the seeds of its requests.
@MainActor final class ServiceFake {
  var answer: Result<Download, PeopleError>
  /// What happens while it answers.
  var meanwhile: () async throws(PeopleError) -> Void = { () throws(PeopleError) in }
  private(set) var seeds: [String?] = []

  init(_ answer: Result<Download, PeopleError>) {
    self.answer = answer
  }

  func allPeople(
    seed: String?, progress: @escaping @Sendable (Int?) -> Void
  ) async throws(PeopleError) -> Download {
    seeds.append(seed)
    try await meanwhile()
    return try answer.get()
  }
}

// Apart from the method, which would otherwise lose the class's actor.
extension ServiceFake: PeopleService {}

/// A repository whose methods all throw the same error.
struct FailingPeople: PeopleRepository {
  let failure: PeopleError

  func mark() async throws(PeopleError) -> DownloadMark? { throw failure }

  func seed() async throws(PeopleError) -> String? { throw failure }

  func people() async throws(PeopleError) -> People { throw failure }

  func card(of id: Person.ID) async throws(PeopleError) -> Person.Card { throw failure }

  func replace(with people: [Person], mark: DownloadMark) async throws(PeopleError) -> Bool {
    throw failure
  }

  func clear() async throws(PeopleError) -> DownloadChange { throw failure }

  func apply(_ change: DownloadChange) async throws(PeopleError) { throw failure }

  func recordOpening(of id: Person.ID) async throws(PeopleError) -> Bool { throw failure }

  func toggleFavourites(_ ids: [Person.ID]) async throws(PeopleError) -> FavouriteChange {
    throw failure
  }

  func apply(_ change: FavouriteChange) async throws(PeopleError) { throw failure }

  func edit(_ seen: Person, to wanted: Person) async throws(PeopleError) -> PersonChange {
    throw failure
  }

  func apply(_ change: PersonChange) async throws(PeopleError) { throw failure }
}
