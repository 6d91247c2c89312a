import DetailInterface
import HomePresentation
import PeopleDomain
import RIBs
import Store

/// What home depends on, with fixed parts.
final class HomeRaftComponent: HomeDependency {
  let clock: any WallClock
  let detailBuilder: any DetailBuildable = FixedDetailBuilder()
  private let store = Store(State())
  private let fixed = FixedPeople()

  private struct State {
    var field = PeopleState()
  }

  init(clock: any WallClock) {
    self.clock = clock
  }

  lazy var people = store.stored(\.field)
  lazy var refreshPeople = makeRefreshPeople(
    web: fixed, db: fixed, clock: clock, writer: store.writer(\.field))
  lazy var openPeople = makeOpenPeople(
    db: fixed, writer: store.writer(\.field), refresh: refreshPeople)
  lazy var listPeople = makeListPeople(model)
  private lazy var model = PeopleModel(db: fixed, writer: store.writer(\.field))
  lazy var toggleRegion = makeToggleRegion(writer: store.writer(\.field))
}
