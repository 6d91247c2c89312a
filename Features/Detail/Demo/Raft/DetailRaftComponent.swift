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
    state.field.origin = .downloaded(at: 0)
    store = Store(state)
  }

  lazy var people = store.stored(\.field)
  lazy var findPerson = makeFindPerson(model)
  private lazy var model = PeopleModel(db: FixedPeople(), writer: store.writer(\.field))
  lazy var toggleRegion = makeToggleRegion(writer: store.writer(\.field))
}
