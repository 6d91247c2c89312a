import HomePresentation
public import Launch
public import TerminalRIBs

/// Home alone, on people in memory; choosing one shows who it was.
public final class HomeRaft: Program {
  private let surroundings: Surroundings

  public init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  public func buildRoot() -> any ViewableRouting {
    DemoRootRouter(name: "Home", surroundings) { [surroundings] stage, notify in
      let component = HomeRaftComponent(clock: surroundings.clock, notify: notify)
      return HomeBuilder(dependency: component).build(on: stage)
    }
  }
}
