import DetailInterface
import HomePresentation
public import Launch
import PeopleDomain
import RIBs
import Store
public import TerminalRIBs

/// Home alone, on people that never change; choosing one shows who it was.
public final class HomeRaft: Program {
  private let surroundings: Surroundings
  private let component: HomeRaftComponent

  public init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
    component = HomeRaftComponent(clock: surroundings.clock)
  }

  public func buildRoot() -> any ViewableRouting {
    DemoRootRouter(name: "Home", quit: surroundings.quit) { [component] stage in
      HomeBuilder(dependency: component).build(on: stage)
    }
  }
}
