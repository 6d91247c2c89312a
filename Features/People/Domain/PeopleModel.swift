import Phrases
public import Store
public import Time

/// The one model of people: queries read it, commands change it, several screens show it.
///
/// `PeopleUseCases` documents what its functions do.
@MainActor public final class PeopleModel {
  let repository: any PeopleRepository
  let service: any PeopleService
  let clock: any WallClock
  let writer: Writer<PeopleState>
  private var latest: (revision: Int, people: People)?

  public init(
    repository: any PeopleRepository, service: any PeopleService, clock: any WallClock,
    writer: Writer<PeopleState>
  ) {
    self.repository = repository
    self.service = service
    self.clock = clock
    self.writer = writer
  }

  /// All people, read once for each revision.
  func people() async throws(PeopleError) -> People {
    let revision = writer.value.revision
    if let latest, latest.revision == revision { return latest.people }
    let people =
      switch writer.value.origin {
      case .none: People.none
      case .samples: People(SamplePeople.all.map(\.meta), favourites: [], recents: [])
      case .downloaded, .kept: try await repository.people()
      }
    if revision >= latest?.revision ?? 0 { latest = (revision, people) }
    return people
  }

  func card(of id: Person.ID) async throws(PeopleError) -> Person.Card {
    switch writer.value.origin {
    case .none: throw .missing
    case .samples:
      guard let person = SamplePeople.all.first(where: { $0.id == id }) else { throw .missing }
      return Person.Card(person: person, isFavourite: false)
    case .downloaded, .kept: return try await repository.card(of: id)
    }
  }

  func visit(_ id: Person.ID) async throws(PeopleError) -> Person.Card {
    let card = try await card(of: id)
    guard writer.value.origin != .samples else { return card }
    // A person is shown even if the visit cannot be noted.
    if (try? await repository.recordOpening(of: id)) == true { didChange() }
    return card
  }

  func toggleRegion() { writer.update { $0.showsCountries.toggle() } }

  func move(hasWings: Bool) throws(PeopleError) {
    guard writer.value.showsCountries else { throw .cannotWalk }
    guard hasWings else { throw .cannotFly }
  }

  func toggleFavourites(_ ids: [Person.ID]) async throws(PeopleError) -> FavouriteChange {
    try await change { repository throws(PeopleError) in
      try await repository.toggleFavourites(ids)
    }
  }

  func edit(_ seen: Person, to wanted: Person) async throws(PeopleError) -> PersonChange {
    try await change { repository throws(PeopleError) in
      try await repository.edit(seen, to: wanted)
    }
  }

  func apply(_ change: FavouriteChange) async throws(PeopleError) {
    try await self.change { repository throws(PeopleError) in try await repository.apply(change) }
  }

  func apply(_ change: PersonChange) async throws(PeopleError) {
    try await self.change { repository throws(PeopleError) in try await repository.apply(change) }
  }

  /// Changes the repository, and tells every screen; refused on samples.
  private func change<Value: Sendable>(
    _ work: (any PeopleRepository) async throws(PeopleError) -> Value
  ) async throws(PeopleError) -> Value {
    guard writer.value.origin != .samples else { throw .samplesCannotChange }
    let value = try await work(repository)
    didChange()
    return value
  }

  /// Changes the state, and has the screens read people again.
  func didChange(_ change: @escaping (inout PeopleState) -> Void = { _ in }) {
    writer.update { state in
      change(&state)
      state.revision += 1
    }
  }
}
