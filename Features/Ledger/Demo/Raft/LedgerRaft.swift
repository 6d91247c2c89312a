public import Launch
import LedgerPresentation
public import TerminalRIBs

/// The ledger alone, with entries in memory that nobody has made.
public final class LedgerRaft: Program {
  private let surroundings: Surroundings

  public init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  public func buildRoot() -> any ViewableRouting {
    DemoRootRouter(name: "Ledger", surroundings) { [surroundings] stage, notify in
      let component = LedgerRaftComponent(
        clock: surroundings.clock, language: surroundings.appearance.language, notify: notify)
      return LedgerBuilder(dependency: component).build(on: stage)
    }
  }
}
