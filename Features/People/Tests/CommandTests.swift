import Editing
import Expectations
import Headless
import PeopleDomain
import PeopleFixtures
import Phrases
import Store
import Testing

/// Favourites and edits as the user makes, undoes and redoes them.
@MainActor
struct CommandTests {
  private struct State {
    var people = PeopleState()
  }

  private let store = Store(State())
  private let repository = FixedPeople()
  private let people: PeopleUseCases

  init() {
    let model = PeopleModel(
      repository: repository, service: repository, clock: ManualClock(),
      writer: store.writer(\.people))
    people = PeopleUseCases(model, state: store.stored(\.people))
    store.update { $0.people.origin = .downloaded(at: 0) }
  }

  private var person: Person { SamplePeople.all[2] }

  private func renamed(_ name: String) -> Person {
    var renamed = person
    renamed.name = name
    return renamed
  }

  private var revision: Int { store.state.people.revision }

  @Test func `a favourite is undone and redone, and each time the screens are told`() async throws {
    try await people.toggleFavourites([person.id])
    expectEqual(revision, 1)
    #expect(try await people.find(person.id).isFavourite)
    try await expectEqual(
      people.undo(), EditingText.undone(Phrase(ko: "즐겨찾기 추가", en: "add favourite")))
    expectEqual(revision, 2)
    #expect(try await !people.find(person.id).isFavourite)
    _ = try await people.redo()
    #expect(try await people.find(person.id).isFavourite)
    try await people.toggleFavourites([person.id])
    try await expectEqual(
      people.undo(), EditingText.undone(Phrase(ko: "즐겨찾기 해제", en: "remove favourite")))
    expectEqual(revision, 5)
  }

  @Test func `no favourite is toggled for an empty list, and nothing is there to undo`()
    async throws
  {
    try await people.toggleFavourites([])
    expectEqual(revision, 0)
    try await expectEqual(people.undo(), EditingText.nothingToUndo)
    try await expectEqual(people.redo(), EditingText.nothingToRedo)
  }

  @Test func `an edit is undone and redone`() async throws {
    try await people.edit(person, renamed("Other"))
    try await expectEqual(people.find(person.id).person.name, "Other")
    try await expectEqual(
      people.undo(), EditingText.undone(Phrase(ko: "Other 편집", en: "edit Other")))
    #expect(try await !names().contains("Other"))
    _ = try await people.redo()
    try await expectEqual(names().count { $0 == "Other" }, 1)
  }

  private func names() async throws -> [String] {
    try await people.list().rows(in: .everybody).map(\.meta.name)
  }

  @Test func `an edit over another Galbi's is refused, and leaves nothing to undo`() async throws {
    _ = try await repository.edit(person, to: renamed("Theirs"))
    await #expect(throws: PeopleError.changedElsewhere(renamed("Theirs"))) {
      try await people.edit(person, renamed("Mine"))
    }
    try await expectEqual(people.undo(), EditingText.nothingToUndo)
    try await people.edit(renamed("Theirs"), renamed("Mine"))
    _ = try await people.undo()
    try await expectEqual(repository.card(of: person.id).person, renamed("Theirs"))
  }

  @Test func `an undo over another Galbi's edit does nothing, and then the one before is undone`()
    async throws
  {
    try await people.toggleFavourites([person.id])
    try await people.edit(person, renamed("Mine"))
    _ = try await repository.edit(renamed("Mine"), to: renamed("Theirs"))
    await #expect(throws: PeopleError.undoOverChange) { try await people.undo() }
    try await expectEqual(repository.card(of: person.id).person, renamed("Theirs"))
    try await expectEqual(
      people.undo(), EditingText.undone(Phrase(ko: "즐겨찾기 추가", en: "add favourite")))
  }

  @Test func `clearing is undone without the service, and redone`() async throws {
    try await people.clear()
    expectEqual(store.state.people.origin, .kept)
    try await expectEqual(people.list().count, 0)
    try await expectEqual(
      people.undo(), EditingText.undone(Phrase(ko: "다운로드한 데이터 삭제", en: "clear downloads")))
    expectEqual(store.state.people.origin, .downloaded(at: 0))
    try await expectEqual(people.list().count, SamplePeople.all.count)
    _ = try await people.redo()
    expectEqual(store.state.people.origin, .kept)
    try await expectEqual(people.list().count, 0)
  }

  @Test func `samples are refused with a sentence`() async throws {
    store.update { $0.people.origin = .samples }
    await #expect(throws: PeopleError.samplesCannotChange) {
      try await people.toggleFavourites([person.id])
    }
    await #expect(throws: PeopleError.samplesCannotChange) {
      try await people.edit(person, renamed("Mine"))
    }
    expectEqual(revision, 0)
  }
}
