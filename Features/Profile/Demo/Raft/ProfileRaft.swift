public import Launch
import ProfilePresentation
public import RIBs
public import TerminalRIBs

/// The profile alone, with settings that nobody keeps.
public final class ProfileRaft: Program {
  private let surroundings: Surroundings
  private let component: ProfileRaftComponent

  public init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
    component = ProfileRaftComponent(clock: surroundings.clock)
  }

  public func show(_ error: LinkError) {}

  public func buildRoot() -> any ViewableRouting {
    DemoRootRouter(name: "ProfileHome", quit: surroundings.quit) { [component] stage in
      ProfileHomeBuilder(dependency: component).build(on: stage)
    }
  }
}
