import DetailInterface
import DetailPresentation
public import Launch
import PeopleDomain
public import RIBs
public import TerminalRIBs

/// Detail alone, of somebody in memory.
public final class DetailRaft: Program {
  private let surroundings: Surroundings
  private let component = DetailRaftComponent { _ in }

  public init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  public func show(_ error: LinkError) {}

  public func buildRoot() -> any ViewableRouting {
    DemoRootRouter(name: "Detail", surroundings) { [component] stage, _ in
      DetailBuilder(dependency: component)
        .build(person: SamplePeople.all[2].id, on: stage, as: .visit)
    }
  }
}
