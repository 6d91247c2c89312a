import DetailInterface
import HomeInterface
import HomePresentation
import PeopleDomain
import PeopleFixtures
import Phrases
import RIBs
import Store
import Time

/// What home depends on, with parts in memory.
final class HomeRaftComponent: HomeDependency {
  let people: PeopleUseCases
  let notify: Notify
  let clock: any WallClock
  let detailBuilder: any DetailBuildable
  let homeTiles: [HomeTile] = [.demo("first", .first), .demo("second", .second)]

  private struct State {
    var people = PeopleState()
  }

  init(clock: any WallClock, notify: @escaping Notify) {
    let store = Store(State())
    let fixed = FixedPeople()
    let model = PeopleModel(
      repository: fixed, service: fixed, clock: clock, writer: store.writer(\.people))
    people = PeopleUseCases(model, state: store.stored(\.people))
    detailBuilder = FixedDetailBuilder(people: people)
    self.notify = notify
    self.clock = clock
  }
}
