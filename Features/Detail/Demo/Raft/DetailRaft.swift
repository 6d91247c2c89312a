import DetailInterface
import DetailPresentation
public import Launch
import PeopleDomain
import RIBs
public import TerminalRIBs

/// Detail alone, of somebody who never changes.
public final class DetailRaft: Program {
  private let surroundings: Surroundings
  private let component = DetailRaftComponent()

  public init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  public func buildRoot() -> any ViewableRouting {
    DemoRootRouter(name: "Detail", quit: surroundings.quit) { [component] stage in
      DetailBuilder(dependency: component)
        .build(person: SamplePeople.all[0].id, on: stage, as: .visit)
    }
  }
}
