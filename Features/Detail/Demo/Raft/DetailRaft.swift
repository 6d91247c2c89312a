import DetailInterface
import DetailPresentation
public import Launch
import PeopleDomain

/// Detail alone, of a person in memory.
public final class DetailRaft: Raft, Program {
  public init(_ surroundings: Surroundings) {
    super.init(surroundings, name: "Detail") { stage, notify in
      DetailBuilder(dependency: DetailRaftComponent(clock: surroundings.clock, notify: notify))
        .build(person: SamplePeople.all[2].id, on: stage, as: .visit)
    }
  }
}
