import DetailRaft
import HomePresentation
public import Launch
import PeopleDomain
import PeopleFixtures
import Store
import TerminalRIBs

/// Home on people in memory, with tiles without a function.
public final class HomeRaft: Raft, Program {
  public init(_ context: LaunchContext) {
    super.init(context, name: "Home") { stage, notify in
      let clock = context.clock
      let people = FixedPeople().useCases(in: Store(PeopleState()), clock: clock)
      return HomeBuilder(
        people: people, notify: notify, notifyChange: { notify($0.withoutOffer) }, clock: clock,
        detail: DetailRaft.builder(people: people, notify: notify),
        tiles: [.demo("first", DemoText.first), .demo("second", DemoText.second)]
      ).build(on: stage)
    }
  }
}
