import DetailInterface
import HomePresentation
import PeopleDomain
import RIBs
import RIBsTesting
import Store
import TerminalRIBs
import TerminalUI

@testable import HomePresentation

/// Remembers every model it was shown.
final class PresenterSpy: HomePresentable {
  weak var listener: (any HomePresentableListener)?
  private(set) var shown: [HomeViewModel] = []

  func show(_ model: HomeViewModel) { shown.append(model) }
}

/// Remembers where it was asked to go.
final class RouterSpy: HomeRouting {
  private(set) var opened: [String] = []

  func routeToDetail(of person: String) { opened.append(person) }
}

/// Home's surroundings, with a service and a database that do as they are told.
final class HomeDependencies: HomeDependency {
  struct State {
    var field = PeopleState()
  }

  let store = Store(State())
  let clock: any WallClock
  let detailBuilder: any DetailBuildable = DetailBuilderFake()
  var openPeople: OpenPeople = { _ in nil }
  var refreshPeople: RefreshPeople = { _ in }
  var listPeople: ListPeople = { .none }

  init(clock: any WallClock = ManualClock()) {
    self.clock = clock
  }

  lazy var people = store.stored(\.field)
  lazy var toggleRegion = makeToggleRegion(writer: store.writer(\.field))

  /// As if people had been stored at a time.
  func stored(_ people: [Person.Meta], at time: Int64 = 0) {
    listPeople = { People(people, favourites: [], recents: []) }
    store.update { state in
      state.field.origin = .downloaded(at: time)
      state.field.revision += 1
    }
  }
}

/// Builds details that show whose they are.
final class DetailBuilderFake: DetailBuildable {
  func build(person: String, on stage: any Stage, as visit: Visit) -> any DetailRouting {
    DetailRouterFake(interactor: Interactor(), view: NameView(person))
  }
}

final class DetailRouterFake: ViewableRouter<Interactor, NameView>, DetailRouting {
  func visit() {}
}

final class NameView: AnyView {
  private let name: String

  init(_ name: String) { self.name = name }

  override func title(in environment: Environment) -> String { name }

  override func body(in environment: Environment) -> any Widget { Label(name) }
}

/// The frame that home stands in, without an app around it.
final class FrameView: AnyView {
  let stage = StageView()

  override func windowDidResize(to size: Size) { stage.windowDidResize(to: size) }

  override func body(in environment: Environment) -> any Widget {
    Shell(name: "갈비", status: ["김하늘"], stage: stage)
  }
}

enum Fixed {
  static let people = [
    Person.Meta(id: "1", name: "Daan de Vries", age: 9, country: "NL"),
    Person.Meta(id: "2", name: "김민수", age: 30, country: "KR"),
    Person.Meta(id: "3", name: "박지훈", age: 45, country: "KR"),
    Person.Meta(id: "4", name: "Sanne Bakker", age: 71, country: "NL"),
  ]

  static func list(byRegion isRegion: Bool) -> PeopleList {
    People(people, favourites: [], recents: []).list(PeopleQuery(isByRegion: isRegion))
  }
}
