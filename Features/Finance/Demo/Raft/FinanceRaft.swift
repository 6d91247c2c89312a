import FinancePresentation
public import Launch
public import TerminalRIBs

/// The wallet alone, with three cards and nothing in it.
public final class FinanceRaft: Program {
  private let surroundings: Surroundings

  public init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  public func buildRoot() -> any ViewableRouting {
    DemoRootRouter(name: "Finance", surroundings) { [surroundings] stage, notify in
      let component = FinanceRaftComponent(
        clock: surroundings.clock, language: surroundings.appearance.language, notify: notify)
      return FinanceHomeBuilder(dependency: component).build(on: stage)
    }
  }
}
