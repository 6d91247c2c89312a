import Editing
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
  private let history = CommandHistory<PeopleError>()
  private var latest: (revision: Int, people: People)?

  /// A label shorter than this has wings.
  private static let wingspan = 7

  public init(
    repository: any PeopleRepository, service: any PeopleService, clock: any WallClock,
    writer: Writer<PeopleState>
  ) {
    self.repository = repository
    self.service = service
    self.clock = clock
    self.writer = writer
  }

  /// Returns when all commands that were begun have ended.
  public func settled() async { await history.settled() }

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
    do throws(PeopleError) {
      if try await repository.noteOpening(of: id) { didChange() }
    } catch {
      // A person is shown even if the visit cannot be noted.
    }
    return card
  }

  func toggleRegion() { writer.update { $0.isRegion.toggle() } }

  func move(after label: String) async -> String {
    do throws(PeopleError) {
      let legs = try await service.walk(isLeg: writer.value.isRegion)
      let wings = try await repository.fly(isWing: label.count < Self.wingspan)
      return legs + wings
    } catch {
      return error.phrase.text(.english)
    }
  }

  func toggleFavourites(_ ids: [Person.ID]) async throws(PeopleError) {
    guard !ids.isEmpty else { return }
    try await history.perform(FavouriteCommand(ids, in: self))
  }

  func edit(_ seen: Person, to wanted: Person) async throws(PeopleError) {
    try await history.perform(EditCommand(seen, to: wanted, in: self))
  }

  func undo() async throws(PeopleError) -> Phrase? { try await history.undo() }

  func redo() async throws(PeopleError) -> Phrase? { try await history.redo() }

  /// Changes the repository, and tells every screen; refused on samples.
  @discardableResult
  func change<Value: Sendable>(
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
