public import Launch
import ProfilePresentation

/// The profile alone, with settings that nobody keeps.
public final class ProfileRaft: Raft, Program {
  public init(_ surroundings: Surroundings) {
    super.init(surroundings, name: "ProfileHome") { stage, notify in
      let component = ProfileRaftComponent(clock: surroundings.clock, notify: notify)
      return ProfileHomeBuilder(dependency: component).build(on: stage)
    }
  }
}
