import DetailPresentation
import Editing
import PeopleDomain
import Phrases
import Store

/// What the detail depends on, with parts in memory.
final class DetailRaftComponent: DetailDependency {
  let notify: Notify
  private let store: Store<State>
  private let fixed = FixedPeople()
  private let history = CommandHistory<PeopleError>()

  private struct State {
    var field = PeopleState()
  }

  init(notify: @escaping Notify) {
    self.notify = notify
    var state = State()
    state.field.origin = .downloaded(at: 0)
    store = Store(state)
  }

  lazy var people = store.stored(\.field)
  lazy var findPerson = makeFindPerson(model)
  lazy var openPerson = makeOpenPerson(model)
  lazy var editPerson = makeEditPerson(model, history: history)
  lazy var toggleFavourite = makeToggleFavourite(model, history: history)
  lazy var toggleRegion = makeToggleRegion(writer: store.writer(\.field))
  lazy var undoPeople = makeUndoPeople(history)
  lazy var redoPeople = makeRedoPeople(history)
  lazy var walk = makeWalk(fixed)
  lazy var fly = makeFly(fixed)

  private lazy var model = PeopleModel(db: fixed, writer: store.writer(\.field))
}
