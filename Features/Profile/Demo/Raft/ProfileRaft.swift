public import Launch
import ProfilePresentation
public import TerminalRIBs

/// The profile alone, with settings that nobody keeps.
public final class ProfileRaft: Program {
  private let surroundings: Surroundings

  public init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  public func buildRoot() -> any ViewableRouting {
    DemoRootRouter(name: "ProfileHome", surroundings) { [surroundings] stage, notify in
      let component = ProfileRaftComponent(clock: surroundings.clock, notify: notify)
      return ProfileHomeBuilder(dependency: component).build(on: stage)
    }
  }
}
