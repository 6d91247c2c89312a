import DetailInterface
import Editing
import HomeInterface
import HomePresentation
import PeopleDomain
import Phrases
import RIBs
import Store
import Time

/// What home depends on, with parts in memory.
final class HomeRaftComponent: HomeDependency {
  let clock: any WallClock
  let notify: Notify
  let homeTiles: [HomeTile] = [.demo("first", .first), .demo("second", .second)]
  private let store = Store(State())
  private let fixed = FixedPeople()
  private let history = CommandHistory<PeopleError>()

  private struct State {
    var field = PeopleState()
  }

  init(clock: any WallClock, notify: @escaping Notify) {
    self.clock = clock
    self.notify = notify
  }

  lazy var people = store.stored(\.field)
  lazy var detailBuilder: any DetailBuildable = FixedDetailBuilder(
    openPerson: makeOpenPerson(model))
  lazy var openPeople = makeOpenPeople(db: fixed, writer: writer, refresh: refreshPeople)
  lazy var makeDo = makeMakeDo(db: fixed, writer: writer)
  lazy var refreshPeople = makeRefreshPeople(web: fixed, db: fixed, clock: clock, writer: writer)
  lazy var clearPeople = makeClearPeople(model)
  lazy var listPeople = makeListPeople(model)
  lazy var toggleFavourite = makeToggleFavourite(model, history: history)
  lazy var undoPeople = makeUndoPeople(history)
  lazy var redoPeople = makeRedoPeople(history)
  lazy var toggleRegion = makeToggleRegion(writer: writer)

  private var writer: Writer<PeopleState> { store.writer(\.field) }
  private lazy var model = PeopleModel(db: fixed, writer: writer)
}
