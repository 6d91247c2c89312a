import DetailInterface
import PeopleDomain
import RIBs
import RIBsTesting
import ResourceKit
import Store
import TerminalRIBs
import TerminalUI
import Testing

@testable import DetailPresentation

/// Remembers every model it was shown.
private final class PresenterSpy: DetailPresentable {
  weak var listener: (any DetailPresentableListener)?
  private(set) var shown: [DetailViewModel] = []

  func show(_ model: DetailViewModel) { shown.append(model) }
}

/// The detail's surroundings, with one person in them.
private final class Dependencies: DetailDependency {
  struct State {
    var field = PeopleState()
  }

  let store = Store(State())
  var findPerson: FindPerson

  init(_ person: Person) {
    findPerson = { id throws(PeopleError) in
      guard id == person.id else { throw .missing }
      return Person.Card(person: person, isFavourite: false)
    }
  }

  lazy var people = store.stored(\.field)
  lazy var toggleRegion = makeToggleRegion(writer: store.writer(\.field))

  func becomeReady() {
    store.update { state in
      state.field.origin = .downloaded(at: 0)
      state.field.revision += 1
    }
  }
}

@MainActor
struct DetailTests {
  private let person = Person(
    id: "7", name: "박지훈", username: "user007", gender: .male, email: "p7@example.org", age: 45,
    country: "KR", cellphone: "010-0007-0000", photo: nil)
  private let presenter = PresenterSpy()

  private let tree = Tree()

  private func launch(_ id: String, _ dependencies: Dependencies) {
    let interactor = DetailInteractor(id: id, presenter: presenter, dependency: dependencies)
    Router(interactor: interactor).launch(in: tree)
  }

  @Test func `waits for the people, then shows the one it was asked for`() {
    let dependencies = Dependencies(person)
    launch("7", dependencies)
    #expect(presenter.shown.last?.content == .loading)
    dependencies.becomeReady()
    #expect(presenter.shown.last == DetailViewModel(content: .person(person), isRegion: true))
  }

  @Test func `a person whom nobody has is a sentence`() {
    let dependencies = Dependencies(person)
    dependencies.becomeReady()
    launch("8", dependencies)
    #expect(presenter.shown.last?.content == .failed(.missing))
  }

  @Test func `the region follows the state of the app`() {
    let dependencies = Dependencies(person)
    launch("7", dependencies)
    presenter.listener?.didPressRegion()
    #expect(dependencies.store.state.field.isRegion == false)
    #expect(presenter.shown.last?.isRegion == false)
  }

  private func screen(of person: Person, _ language: Language, keys: String = "") async throws
    -> [String]
  {
    let dependencies = Dependencies(person)
    dependencies.becomeReady()
    let app = Headless(
      DetailBuilder(dependency: dependencies).build(person: "7", on: StageView(), as: .visit),
      size: Size(columns: 40, rows: 7),
      environment: Environment(language: language))
    try await app.press(keys)
    let lines = app.lines
    app.shutDown()
    return lines
  }

  @Test func `shows a line for each thing known`() async throws {
    #expect(
      try await screen(of: person, .korean) == [
        "   이름      박지훈", "   별명      user007", "   전자우편  p7@example.org",
        "   나이      45  중년", "   지역      KR", "   전화      010-0007-0000", "",
      ])
  }

  @Test func `no key is bound twice, and every text is there in both languages`() {
    let dependencies = Dependencies(person)
    let app = Headless(
      DetailBuilder(dependency: dependencies).build(person: "7", on: StageView(), as: .visit),
      size: Size(columns: 40, rows: 7),
      environment: Environment(language: .korean))
    #expect(app.window.doubleBindings == [])
    dependencies.becomeReady()
    #expect(app.window.bindings.map(\.title) == ["지역"])
    #expect(app.window.doubleBindings == [])
    #expect(DetailText.untranslated == [])
    app.shutDown()
  }

  @Test func `without region there is no country, without phone there are noughts`() async throws {
    let silent = Person(
      id: "7", name: "박지훈", username: "user007", gender: .male, email: "", age: 12,
      country: "KR", cellphone: nil, photo: nil)
    #expect(
      try await screen(of: silent, .english, keys: "r") == [
        "   Name      박지훈", "   Nick      user007", "   E-mail", "   Age       12  KID",
        "   Phone     000-0000", "", "",
      ])
  }
}
