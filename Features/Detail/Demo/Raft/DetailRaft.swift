import DetailInterface
import DetailPresentation
public import Launch
import PeopleDomain
public import TerminalRIBs

/// Detail alone, of somebody in memory.
public final class DetailRaft: Program {
  private let surroundings: Surroundings

  public init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  public func buildRoot() -> any ViewableRouting {
    DemoRootRouter(name: "Detail", surroundings) { stage, notify in
      DetailBuilder(dependency: DetailRaftComponent(notify: notify))
        .build(person: SamplePeople.all[2].id, on: stage, as: .visit)
    }
  }
}
