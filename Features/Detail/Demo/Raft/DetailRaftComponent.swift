import DetailPresentation
import PeopleDomain
import Store

/// What the detail depends on, with fixed parts.
final class DetailRaftComponent: DetailDependency {
  private let store: Store<State>

  private struct State {
    var field = PeopleState()
  }

  init() {
    var state = State()
    state.field.origin = .samples
    store = Store(state)
  }

  lazy var people = store.stored(\.field)
  lazy var findPerson = makeFindPerson(db: FixedPeople(), origin: people.map(\.origin))
  lazy var toggleRegion = makeToggleRegion(writer: store.writer(\.field))
}
