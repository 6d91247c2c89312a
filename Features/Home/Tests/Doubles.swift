import DetailInterface
import Editing
import Headless
import HomeInterface
import PeopleDomain
import PeopleFixtures
import Phrases
import RIBs
import RIBsTesting
import Store
import TerminalRIBs
import TerminalUI
import Time

@testable import HomePresentation

extension PresenterSpy<Home> {
  /// The names of the rows, the selected one in brackets, the marked ones with a plus.
  var rows: [String] {
    model.listing.list.rows.enumerated().map { index, row in
      let name = (model.listing.list.isMarked(row.id) ? "+" : "") + row.meta.name
      return index == model.listing.list.selection ? "[\(name)]" : name
    }
  }
}

/// Records its calls.
final class RouterSpy: HomeRouting {
  private(set) var opened: [String] = []
  private(set) var previews: [String?] = []

  func routeToDetail(of person: String) { opened.append(person) }

  func routeToPreview(at person: String?) { previews.append(person) }
}

/// What home depends on; each use case can be replaced.
@MainActor final class HomeFixture {
  struct State {
    var people = PeopleState()
  }

  let store = Store(State())
  var people: PeopleUseCases
  let clock: ManualClock
  let details = DetailBuilderSpy()
  var homeTiles: [HomeTile] = []
  private(set) var toggled: [[Person.ID]] = []
  /// Thrown by a change of favourites while it is set.
  var refusal: PeopleError?
  private(set) var notices: [Phrase] = []

  init(clock: ManualClock = ManualClock(now: 180_000)) {
    self.clock = clock
    let fixed = FixedPeople([])
    let model = PeopleModel(
      repository: fixed, service: fixed, clock: clock, writer: store.writer(\.people))
    people = PeopleUseCases(model, state: store.stored(\.people))
    people.open = { _ in nil }
    people.refresh = { _ in }
    people.clear = {}
    people.list = { .none }
    people.toggleFavourites = { [unowned self] ids throws(PeopleError) in
      toggled.append(ids)
      if let refusal { throw refusal }
    }
  }

  /// Calls the functions of `people` as they are at the time of the call.
  var served: PeopleUseCases {
    var served = people
    served.list = { [unowned self] () throws(PeopleError) in try await people.list() }
    served.refresh = { [unowned self] progress throws(PeopleError) in
      try await people.refresh(progress)
    }
    served.clear = { [unowned self] () throws(PeopleError) in try await people.clear() }
    served.undo = { [unowned self] () throws(PeopleError) in try await people.undo() }
    served.redo = { [unowned self] () throws(PeopleError) in try await people.redo() }
    return served
  }

  var notify: Notify {
    { [unowned self] in notices.append($0) }
  }

  var notifyChange: NotifyChange {
    { [unowned self] in notices.append($0.phrase) }
  }

  /// Makes people available, as stored at a time.
  func stored(
    _ metas: [Person.Meta], favourites: Set<Person.ID> = [], recents: [Person.ID] = [],
    as origin: PeopleState.Origin = .downloaded(at: 0)
  ) {
    people.list = { People(metas, favourites: favourites, recents: recents) }
    store.update { state in
      state.people.origin = origin
      if case .downloaded(let time) = origin {
        state.people.age = Age(since: time, now: self.clock.now)
      }
      state.people.revision += 1
    }
  }
}

extension HomeBuilder {
  init(dependency: HomeFixture) {
    self.init(
      people: dependency.served, notify: dependency.notify,
      notifyChange: dependency.notifyChange, clock: dependency.clock,
      detail: dependency.details, tiles: dependency.homeTiles)
  }
}

/// Builds details that show an id, and records visits.
final class DetailBuilderSpy: DetailBuildable {
  private(set) var journal: [String] = []

  func build(person: String, on stage: any Stage, as visit: Visit) -> any DetailRouting {
    journal.append("\(visit) \(person)")
    return DetailRouterFake(person) { [unowned self] in journal.append("then \($0) \(person)") }
  }
}

final class DetailRouterFake: ViewableRouter<Interactor, NameView>, DetailRouting {
  private let person: String
  private let record: (String) -> Void

  init(_ person: String, record: @escaping (String) -> Void) {
    self.person = person
    self.record = record
    super.init(interactor: Interactor(), view: NameView(person))
  }

  override var name: String { "Detail" }

  override var segment: Segment? { Segment(person) }

  func visit() { record("visit") }

  func leave() { record("leave") }
}

/// Says its name, and what a key of its own does.
final class NameView: AnyView {
  private let name: String

  init(_ name: String) { self.name = name }

  override var title: Phrase { Phrase(name) }

  override func bindings(in environment: Environment) -> [KeyBinding] {
    [KeyBinding(.character("e"), title: "\(name)!") {}]
  }

  override func body(in environment: Environment) -> any Widget { Label(name) }
}

extension HomeTile {
  /// A tile whose segment is its title, and that opens a screen of that name.
  @MainActor static func fake(
    _ title: String, line: String, load: (@MainActor () async -> Void)? = nil,
    restorable: (any Restorable)? = nil
  ) -> HomeTile {
    fake(title, line: .constant(Phrase(line)), load: load, restorable: restorable)
  }

  @MainActor static func fake(
    _ title: String, line: Stored<Phrase>, load: (@MainActor () async -> Void)? = nil,
    restorable: (any Restorable)? = nil
  ) -> HomeTile {
    HomeTile(title, title: Phrase(title), line: line, load: load) { _ in
      ViewableRouter(
        interactor: Interactor(), view: NameView(title), segment: Segment(title),
        restorable: restorable)
    }
  }
}

enum Fixed {
  static let people = [
    Person.Meta(id: "1", name: "Daan de Vries", age: 9, country: "NL"),
    Person.Meta(id: "2", name: "김민수", age: 30, country: "KR"),
    Person.Meta(id: "3", name: "박지훈", age: 45, country: "KR"),
    Person.Meta(id: "4", name: "Sanne Bakker", age: 71, country: "NL"),
  ]
}
