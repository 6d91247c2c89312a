import HomePresentation
public import Launch

/// Home alone, on people in memory; choosing one shows the name.
public final class HomeRaft: Raft, Program {
  public init(_ surroundings: Surroundings) {
    super.init(surroundings, name: "Home") { stage, notify in
      let component = HomeRaftComponent(clock: surroundings.clock, notify: notify)
      return HomeBuilder(dependency: component).build(on: stage)
    }
  }
}
