import DetailPresentation
import PeopleDomain
import PeopleFixtures
import Phrases
import Store
import Time

/// What the detail depends on, with parts in memory.
final class DetailRaftComponent: DetailDependency {
  let people: PeopleUseCases
  let notify: Notify

  private struct State {
    var people = PeopleState()
  }

  init(clock: any WallClock, notify: @escaping Notify) {
    var state = State()
    state.people.origin = .downloaded(at: 0)
    let store = Store(state)
    let fixed = FixedPeople()
    let model = PeopleModel(
      repository: fixed, service: fixed, clock: clock, writer: store.writer(\.people))
    people = PeopleUseCases(model, state: store.stored(\.people))
    self.notify = notify
  }
}
