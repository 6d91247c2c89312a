public import DetailInterface
import DetailPresentation
public import Launch
public import PeopleDomain
import PeopleFixtures
public import Phrases
import Store
import TerminalRIBs

/// Detail alone, of a person in memory.
public final class DetailRaft: Raft, Program {
  public init(_ context: LaunchContext) {
    super.init(context, name: "Detail") { stage, notify in
      var state = PeopleState()
      state.origin = .downloaded(at: 0)
      let people = FixedPeople().useCases(in: Store(state), clock: context.clock)
      return Self.builder(people: people, notify: notify)
        .build(person: SamplePeople.all[2].id, on: stage, as: .visit)
    }
  }

  /// Builds the detail for the demos of the features that show it.
  public static func builder(
    people: PeopleUseCases, notify: @escaping Notify
  ) -> any DetailBuildable {
    DetailBuilder(people: people, notify: notify, notifyChange: { notify($0.withoutOffer) })
  }
}
