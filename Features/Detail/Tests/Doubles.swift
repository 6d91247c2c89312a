import DetailInterface
import Editing
import Headless
import PeopleDomain
import PeopleFixtures
import Phrases
import RIBs
import RIBsTesting
import Store
import TerminalRIBs

@testable import DetailPresentation

final class DetailRouterSpy: Spy, DetailEditorRouting {
  func attachEditor(of person: Person) { record("edit \(person.name)") }

  func detachEditor() { record("close") }
}

final class EditorListenerSpy: Spy, EditorListener {
  func editorDidSave() { record("save") }

  func editorDidClose() { record("close") }
}

/// What the detail depends on: people in memory, whose use cases can be replaced.
@MainActor final class DetailFixture {
  struct State {
    var people = PeopleState()
  }

  let store = Store(State())
  let fixed: FixedPeople
  var people: PeopleUseCases
  private(set) var notices: [Phrase] = []

  init(_ people: [Person] = [Fixed.person]) {
    fixed = FixedPeople(people)
    let model = PeopleModel(
      repository: fixed, service: fixed, clock: ManualClock(), writer: store.writer(\.people))
    self.people = PeopleUseCases(model, state: store.stored(\.people))
  }

  /// Calls the functions of `people` as they are at the time of the call.
  var served: PeopleUseCases {
    var served = people
    served.find = { [unowned self] id throws(PeopleError) in try await people.find(id) }
    served.visit = { [unowned self] id throws(PeopleError) in try await people.visit(id) }
    served.move = { [unowned self] hasWings throws(PeopleError) in try await people.move(hasWings) }
    served.edit = { [unowned self] seen, wanted throws(PeopleError) in
      try await people.edit(seen, wanted)
    }
    return served
  }

  var notify: Notify { { [weak self] in self?.notices.append($0) } }

  var notifyChange: NotifyChange { { [weak self] in self?.notices.append($0.phrase) } }

  /// Makes people available, as stored or as samples.
  func becomeReady(_ origin: PeopleState.Origin = .downloaded(at: 0)) {
    store.update { state in
      state.people.origin = origin
      state.people.revision += 1
    }
  }

  /// Edits a person as another Galbi does; the screens are told where `tells`.
  func editElsewhere(
    _ person: Person, tells: Bool = true, _ change: (inout PersonDraft) -> Void
  ) async throws {
    var draft = PersonDraft(person)
    change(&draft)
    if let wanted = draft.edited { _ = try await fixed.edit(person, to: wanted) }
    if tells { store.update { $0.people.revision += 1 } }
  }

  /// The last ten people opened.
  func opened() async throws -> [Person.ID] {
    try await fixed.people().rows(in: .recent).filter(\.isRecent).map(\.id)
  }
}

extension DetailBuilder {
  init(dependency: DetailFixture) {
    self.init(
      people: dependency.served, notify: dependency.notify, notifyChange: dependency.notifyChange)
  }
}

enum Fixed {
  static let person = Person(
    id: "7", name: "박지훈", username: "user007", gender: .male, email: "p7@example.org", age: 45,
    country: "KR", cellphone: "010-0007-0000", photo: nil)

  static let other = Person(
    id: "8", name: "Sanne Bakker", username: "sanne", gender: .female, email: "", age: 71,
    country: "NL", cellphone: nil, photo: nil)

  /// The person with some of their fields changed.
  static func person(_ change: (inout PersonDraft) -> Void) -> Person {
    var draft = PersonDraft(person)
    change(&draft)
    return draft.edited ?? person
  }

  static func card(_ person: Person = person, isFavourite: Bool = false) -> Person.Card {
    Person.Card(person: person, isFavourite: isFavourite)
  }
}
