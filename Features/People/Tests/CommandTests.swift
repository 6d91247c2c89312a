import Editing
import PeopleDomain
import Phrases
import Store
import Testing

/// Favourites and edits as the user makes, undoes and redoes them.
@MainActor
struct CommandTests {
  private struct State {
    var field = PeopleState()
  }

  private let store = Store(State())
  private let db = FixedPeople()
  private let history = CommandHistory<PeopleError>()
  private let model: PeopleModel

  init() {
    model = PeopleModel(db: db, writer: store.writer(\.field))
    store.update { $0.field.origin = .downloaded(at: 0) }
  }

  private var person: Person { SamplePeople.all[2] }

  private func renamed(_ name: String) -> Person {
    Person(
      id: person.id, name: name, username: person.username, gender: person.gender,
      email: person.email, age: person.age, country: person.country,
      cellphone: person.cellphone, photo: nil)
  }

  private var revision: Int { store.state.field.revision }

  @Test func `a favourite is undone and redone, and each time the screens are told`() async throws {
    let toggle = makeToggleFavourite(model, history: history)
    let find = makeFindPerson(model)
    try await toggle([person.id])
    #expect(revision == 1)
    #expect(try await find(person.id).isFavourite)
    #expect(
      try await makeUndoPeople(history)() == Phrase(ko: "즐겨찾기", en: "favourite"))
    #expect(revision == 2)
    #expect(try await !find(person.id).isFavourite)
    _ = try await makeRedoPeople(history)()
    #expect(try await find(person.id).isFavourite)
    try await toggle([person.id])
    #expect(
      try await makeUndoPeople(history)() == Phrase(ko: "즐겨찾기 해제", en: "no favourite"))
    #expect(revision == 5)
  }

  @Test func `of nobody there is nothing to do or to undo`() async throws {
    try await makeToggleFavourite(model, history: history)([])
    #expect(revision == 0)
    #expect(try await makeUndoPeople(history)() == nil)
    #expect(try await makeRedoPeople(history)() == nil)
  }

  @Test func `an edit is undone and redone`() async throws {
    try await makeEditPerson(model, history: history)(person, renamed("Other"))
    #expect(try await makeFindPerson(model)(person.id).person.name == "Other")
    #expect(
      try await makeUndoPeople(history)() == Phrase(ko: "Other 고치기", en: "edit of Other"))
    #expect(try await makeListPeople(model)().list(PeopleQuery(filter: "Other")).rows == [])
    _ = try await makeRedoPeople(history)()
    #expect(try await makeListPeople(model)().list(PeopleQuery(filter: "Other")).rows.count == 1)
  }

  @Test func `an edit over somebody else's is refused, and leaves nothing to undo`() async throws {
    _ = try await db.edit(person, to: renamed("Theirs"))
    let edit = makeEditPerson(model, history: history)
    await #expect(throws: PeopleError.changedElsewhere(renamed("Theirs"))) {
      try await edit(person, renamed("Mine"))
    }
    #expect(try await makeUndoPeople(history)() == nil)
    try await edit(renamed("Theirs"), renamed("Mine"))
    _ = try await makeUndoPeople(history)()
    #expect(try await db.card(of: person.id).person == renamed("Theirs"))
  }

  @Test func `an undo over somebody else's edit does nothing, and then the one before is undone`()
    async throws
  {
    try await makeToggleFavourite(model, history: history)([person.id])
    try await makeEditPerson(model, history: history)(person, renamed("Mine"))
    _ = try await db.edit(renamed("Mine"), to: renamed("Theirs"))
    let undo = makeUndoPeople(history)
    await #expect(throws: PeopleError.undoOverChange) { try await undo() }
    #expect(try await db.card(of: person.id).person == renamed("Theirs"))
    #expect(try await undo() == Phrase(ko: "즐겨찾기", en: "favourite"))
  }

  @Test func `samples are refused with a sentence`() async throws {
    store.update { $0.field.origin = .samples }
    await #expect(throws: PeopleError.samplesCannotChange) {
      try await makeToggleFavourite(model, history: history)([person.id])
    }
    await #expect(throws: PeopleError.samplesCannotChange) {
      try await makeEditPerson(model, history: history)(person, renamed("Mine"))
    }
    #expect(revision == 0)
  }
}
