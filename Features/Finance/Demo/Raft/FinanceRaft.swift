import FinancePresentation
public import Launch

/// The wallet alone, with three cards and a balance of zero.
public final class FinanceRaft: Raft, Program {
  public init(_ surroundings: Surroundings) {
    super.init(surroundings, name: "Finance") { stage, notify in
      let component = FinanceRaftComponent(
        clock: surroundings.clock, language: surroundings.appearance.language, notify: notify)
      return FinanceHomeBuilder(dependency: component).build(on: stage)
    }
  }
}
